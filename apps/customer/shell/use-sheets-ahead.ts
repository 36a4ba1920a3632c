import { useEffect } from 'react';
import { whenIdle } from '../../browser/when-idle.ts';

/** The screen itself, and what it shows first, come before anything that may be wanted later. */
const SETTLED_MS = 3_000;

type Connection = { readonly saveData?: boolean };

/** Downloads the sheets one after another once the screen has settled, so that they open even where the signal is lost. */
export function useSheetsAhead(ahead: readonly (() => Promise<void>)[]): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: Connection };
    if (connection?.saveData) return;
    let stopIdle = () => {};
    const timer = setTimeout(() => {
      stopIdle = whenIdle(() => void oneByOne(ahead));
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      stopIdle();
    };
  }, [ahead]);
}

async function oneByOne(ahead: readonly (() => Promise<void>)[]): Promise<void> {
  for (const fetchSheet of ahead) await fetchSheet();
}
