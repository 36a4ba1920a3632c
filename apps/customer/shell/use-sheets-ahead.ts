import { useEffect } from 'react';
import { whenIdle } from '../../browser/when-idle.ts';

/** The screen itself, and what it shows first, come before anything that may be wanted later. */
const SETTLED_MS = 3_000;
/** A worker that is on its way keeps the sheets with everything else; where none has come by then, they are fetched here. */
const WITHOUT_WORKER_MS = 12_000;

type Known = Omit<Navigator, 'serviceWorker'> & {
  readonly connection?: { readonly saveData?: boolean };
  readonly serviceWorker?: ServiceWorkerContainer;
};

/** Downloads the sheets one after another once the screen has settled, so that they open even where the signal is lost. */
export function useSheetsAhead(ahead: readonly (() => Promise<void>)[]): void {
  useEffect(() => {
    const { connection, serviceWorker } = navigator as Known;
    if (connection?.saveData) return;
    let stopIdle = () => {};
    const timer = setTimeout(
      () => {
        if (serviceWorker?.controller) return;
        stopIdle = whenIdle(() => void oneByOne(ahead));
      },
      serviceWorker ? WITHOUT_WORKER_MS : SETTLED_MS,
    );
    return () => {
      clearTimeout(timer);
      stopIdle();
    };
  }, [ahead]);
}

async function oneByOne(ahead: readonly (() => Promise<void>)[]): Promise<void> {
  for (const fetchSheet of ahead) await fetchSheet();
}
