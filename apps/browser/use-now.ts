import { useEffect, useState } from 'react';

/** The time as clocks on a screen show it. `clock`: another than the device's own, which may be wrong. */
export function useNow(tickMs = 30_000, clock: () => number = Date.now): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), tickMs);
    return () => clearInterval(timer);
  }, [tickMs, clock]);
  return now;
}
