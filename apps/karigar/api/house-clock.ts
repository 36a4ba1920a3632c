/** How far the house's clock is ahead of this telephone's; a telephone may be wrong by minutes or by days. */
let aheadMs = 0;

const KEY = 'karigar-clock';
/** An answer says in whole seconds when it was written. */
const WHOLE_SECOND_MS = 1000;
/** What was so long on its way says little about the hour. */
const LONGEST_MS = 10_000;

/** What time it is with us: what he did, how long he waits and what has run out goes by this clock. */
export const houseNow = (): number => Date.now() + aheadMs;

/** Opened in a lift the app still knows how wrong its telephone was. */
export function rememberClock(): void {
  try {
    aheadMs = Number(localStorage.getItem(KEY)) || 0;
  } catch {
    // Storage may be forbidden: then the first answer tells.
  }
}

/** Each answer carries the house's hour. */
export function hearClock(response: Response, askedAt: number): void {
  const writtenAt = Date.parse(response.headers.get('date') ?? '');
  const heard = aheadAfter(aheadMs, { writtenAt, askedAt, heardAt: Date.now() });
  if (heard === aheadMs) return;
  aheadMs = heard;
  try {
    localStorage.setItem(KEY, String(heard));
  } catch {
    // Known as long as the app is open.
  }
}

/** What is known stands for as long as the answer does not contradict it: a slow line moves no clock. */
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
