import { useEffect, useState } from 'react';

/** Whole seconds that are left, told once a second; 0 when it is over or was never begun. */
export function useCountdown(): {
  readonly left: number;
  readonly begin: (seconds: number) => void;
} {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    const tell = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tell();
    if (until <= Date.now()) return;
    const timer = setInterval(tell, 250);
    return () => clearInterval(timer);
  }, [until]);

  return { left, begin: (seconds) => setUntil(Date.now() + seconds * 1000) };
}
