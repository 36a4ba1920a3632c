import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

const HOLD_MS = 1200;

type HoldButtonProps = { label: string; holding: string; onHeld: () => void };

/** Held a moment, by finger or by the space bar: nobody leaves by a touch in the pocket, and nobody is asked twice. */
export function HoldButton({ label, holding, onHeld }: HoldButtonProps) {
  const [held, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setHeld(false);
  };
  const hold = () => {
    if (timer.current) return;
    setHeld(true);
    timer.current = setTimeout(() => {
      release();
      navigator.vibrate?.(200);
      onHeld();
    }, HOLD_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (!event.repeat) hold();
  };
  return (
    <button
      type="button"
      className={held ? 'k-hold held' : 'k-hold'}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onKeyDown={byKey}
      onKeyUp={release}
      onBlur={release}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span>{held ? holding : label}</span>
    </button>
  );
}
