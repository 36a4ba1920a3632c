const KEY = 'karigar-ring-not-now';
const TWO_WEEKS_MS = 14 * 86_400_000;

/** Says whether the question may be asked: not for two weeks after a "not now". */
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
    // Storage may be forbidden: then the question is not asked at all.
  }
}
