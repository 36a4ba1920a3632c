/** What somebody has begun to book, in this tab and, if it could not be sent, in this browser. */
export const DRAFTS = 'booking-';

/** Whoever signs in here next must not find the addresses of somebody else. A tab may be waiting for its owner. */
export function forgetDrafts({ ofTheTab }: { ofTheTab: boolean }): void {
  try {
    for (const storage of ofTheTab ? [localStorage, sessionStorage] : [localStorage]) {
      for (const name of Object.keys(storage)) {
        if (name.startsWith(DRAFTS)) storage.removeItem(name);
      }
    }
  } catch {
    // Nothing was stored where nothing can be removed.
  }
}
