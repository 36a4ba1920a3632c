import { useEffect } from 'react';

const DASHBOARD = '/main';
/** Scripts and styles, as the page itself names them. */
const FILES = /(?:href|src)="(\/assets\/[^"]+\.(?:js|css))"/g;

type Connection = { readonly saveData?: boolean };

let begun = false;

/**
 * A person who begins to type here is on their way to the dashboard: its files are fetched into the browser's cache
 * meanwhile, after everything else, so that the first visit is nearly as quick as the next. Nothing of it is run.
 */
export function useFetchAhead(): void {
  useEffect(() => {
    const begin = () => void fetchDashboard();
    addEventListener('input', begin, { once: true });
    return () => removeEventListener('input', begin);
  }, []);
}

async function fetchDashboard(): Promise<void> {
  const { connection } = navigator as { connection?: Connection };
  if (begun || connection?.saveData) return;
  begun = true;
  try {
    const html = await (await fetch(DASHBOARD, { priority: 'low' })).text();
    const files = new Set(Array.from(html.matchAll(FILES), ([, file = '']) => file));
    await Promise.all(
      [...files].map(async (file) => (await fetch(file, { priority: 'low' })).blob()),
    );
  } catch {
    // Then it is fetched when it is needed, as it would be anyway.
  }
}
