import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * The heading of a step takes the focus when the step appears, so that a screen reader says which step it is. A step
 * that needs no visible heading has one for screen readers only.
 */
export function StepHeading({ hidden, children }: { hidden?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h3 ref={heading} tabIndex={-1} className={hidden ? 'visually-hidden' : 'step-heading'}>
      {children}
    </h3>
  );
}
