/**
 * How often something was asked for lately, by each of many askers: this minute, and the share of the last one that is
 * less than a minute ago. Kept in memory; when there are more askers than anybody could need, all are forgotten.
 */
export type DemandCounter = {
  /** Counts one, and answers how many there were. */
  count(asker: string, nowMs: number): { readonly ofAsker: number; readonly ofAll: number };
};

const MINUTE_MS = 60_000;
const MOST_ASKERS = 50_000;

export function openDemandCounter(): DemandCounter {
  let minute = 0;
  let present = new Map<string, number>();
  let past = new Map<string, number>();

  function turn(nowMs: number): void {
    const now = Math.floor(nowMs / MINUTE_MS);
    if (now === minute && present.size < MOST_ASKERS) return;
    past = now === minute + 1 ? present : new Map();
    present = new Map();
    minute = now;
  }

  return {
    count(asker, nowMs) {
      turn(nowMs);
      const left = 1 - (nowMs % MINUTE_MS) / MINUTE_MS;
      const [ofAsker = 0, ofAll = 0] = [`asker ${asker}`, 'all'].map((name) => {
        const counted = (present.get(name) ?? 0) + 1;
        present.set(name, counted);
        return counted + (past.get(name) ?? 0) * left;
      });
      return { ofAsker, ofAll };
    },
  };
}
