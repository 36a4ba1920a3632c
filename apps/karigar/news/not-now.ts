const KEY = 'karigar-ring-not-now';
const TWO_WEEKS_MS = 14 * 86_400_000;

/** Whether he may be asked: not for two weeks after he has said "not now". */
export function mayAskToRing(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(KEY) ?? 0) > TWO_WEEKS_MS;
  } catch {
    return false;
  }
}

export function notNow(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Storage may be forbidden: then he is not asked at all.
  }
}
