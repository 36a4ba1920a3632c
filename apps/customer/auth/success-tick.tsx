import { useEffect, useRef } from 'react';

/** The account is there: the tick that is shown for about a second. */
export function SuccessTick({ text }: { text: string }) {
  const place = useRef<HTMLDivElement>(null);
  // The form has gone; without this the focus would fall back to the page.
  useEffect(() => place.current?.focus(), []);
  return (
    <div className="success-tick" role="status" tabIndex={-1} ref={place}>
      <svg viewBox="0 0 96 96" width="120" height="120" aria-hidden="true">
        <circle cx="48" cy="48" r="46" />
        <path d="m28 50 14 14 27-31" />
      </svg>
      <p>{text}</p>
    </div>
  );
}
