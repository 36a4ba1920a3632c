import { useRef, useState } from 'react';

/**
 * One thing at a time, also when it is asked for twice before the screen has been drawn again. Work that answers `gone`
 * has led elsewhere: nothing more can be pressed until that is there.
 */
export function useBusy(): [boolean, (work: () => Promise<unknown>) => Promise<void>] {
  const [busy, setBusy] = useState(false);
  const working = useRef(false);
  const during = async (work: () => Promise<unknown>) => {
    if (working.current) return;
    working.current = true;
    setBusy(true);
    if ((await work()) === 'gone') return;
    working.current = false;
    setBusy(false);
  };
  return [busy, during];
}
