const ENTRY = 'announced';
const MOST = 40;

/** True for the one that claims it first. Where nothing can be stored every tab speaks for itself. */
export async function claim(mark: string): Promise<boolean> {
  const { locks } = navigator;
  return locks ? locks.request(ENTRY, () => take(mark)) : take(mark);
}

const here = new Set<string>();

function take(mark: string): boolean {
  if (here.has(mark)) return false;
  here.add(mark);
  try {
    const kept = (localStorage.getItem(ENTRY) ?? '').split('\n');
    if (kept.includes(mark)) return false;
    localStorage.setItem(ENTRY, [...kept, mark].slice(-MOST).join('\n'));
  } catch {
    // A browser that keeps nothing for us has its one tab.
  }
  return true;
}

/** The next person at this browser is asked anew. */
export function forgetAnnounced(): void {
  here.clear();
  try {
    localStorage.removeItem(ENTRY);
  } catch {
    // Nothing was stored where nothing can be removed.
  }
}
