/** How far the server's clock is ahead of this telephone's; a telephone may be wrong by minutes or by days. */
let aheadMs = 0;

const KEY = 'karigar-clock';
/** An answer says in whole seconds when it was written. */
const WHOLE_SECOND_MS = 1000;
/** An answer that was so long on its way says little about the hour. */
const LONGEST_MS = 10_000;
/** A leap that is smaller changes nothing that anybody would see. */
const LEAST_JUMP_MS = 5000;

/** How far the telephone's clock was ahead of its count of time since the app was opened, which nobody sets. */
const aheadOfCount = (): number => Date.now() - performance.now();
let aheadOfCountMs = aheadOfCount();

/** The time on our server: what the Karigar did, how long they wait and what has run out go by this clock. */
export function serverNow(): number {
  const before = aheadOfCountMs;
  aheadOfCountMs = aheadOfCount();
  know(aheadAfterJump(aheadMs, aheadOfCountMs - before));
  return Date.now() + aheadMs;
}

/** Opened in a lift the app still knows how wrong its telephone was. */
export function rememberClock(): void {
  try {
    aheadMs = Number(localStorage.getItem(KEY)) || 0;
  } catch {
    // Storage may be forbidden: then the first answer tells.
  }
}

/** Each answer carries the server's time. */
export function hearClock(response: Response, askedAt: number): void {
  const writtenAt = Date.parse(response.headers.get('date') ?? '');
  // The answer knows of every leap until now.
  aheadOfCountMs = aheadOfCount();
  know(aheadAfter(aheadMs, { writtenAt, askedAt, heardAt: Date.now() }));
}

function know(ms: number): void {
  if (ms === aheadMs) return;
  aheadMs = ms;
  try {
    localStorage.setItem(KEY, String(ms));
  } catch {
    // Known as long as the app is open.
  }
}

/**
 * A clock that leaps by just as much as it was wrong has been set right, and is known to be before any answer says so. By
 * any other leap nothing is known: the count stands still while a telephone sleeps.
 */
export const aheadAfterJump = (known: number, jumpMs: number): number =>
  Math.abs(jumpMs) > LEAST_JUMP_MS && Math.abs(jumpMs - known) <= LEAST_JUMP_MS ? 0 : known;

/** The known difference stands for as long as the answer does not contradict it: a slow line moves no clock. */
export function aheadAfter(
  known: number,
  {
    writtenAt,
    askedAt,
    heardAt,
  }: { readonly writtenAt: number; readonly askedAt: number; readonly heardAt: number },
): number {
  const underWay = heardAt - askedAt;
  if (Number.isNaN(writtenAt) || underWay < 0 || underWay > LONGEST_MS) return known;
  const least = writtenAt - heardAt;
  const most = writtenAt + WHOLE_SECOND_MS - askedAt;
  return known >= least && known <= most ? known : Math.round((least + most) / 2);
}
