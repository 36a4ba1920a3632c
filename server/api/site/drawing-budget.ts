/** One person's pages in a row, and how soon there is another: nobody looks at more. */
const BURST = 10;
const REFILL_MS = 2_000;
/** Drawing may take half of the time of the thread that answers everybody, and a second in a row. */
const SHARE = 0.5;
const MOST_MS = 1_000;
const MOST_PERSONS = 10_000;

export type DrawingBudget = {
  /** Whether a page is drawn for this person now; it is counted. */
  allows(personId: string): boolean;
  /** How long a drawing took. */
  spent(ms: number): void;
};

/** Limits the time spent on drawing pages. Beyond it the app is sent, which asks for its data itself. */
export function openDrawingBudget(clock: () => number = () => performance.now()): DrawingBudget {
  const persons = new Map<string, { left: number; at: number }>();
  let used = 0;
  let usedAt = clock();
  const usedNow = (now: number): number => Math.max(0, used - (now - usedAt) * SHARE);
  return {
    allows(personId) {
      const now = clock();
      if (usedNow(now) >= MOST_MS) return false;
      const known = persons.get(personId);
      const left = known ? Math.min(BURST, known.left + (now - known.at) / REFILL_MS) : BURST;
      persons.delete(personId);
      persons.set(personId, { left: left < 1 ? left : left - 1, at: now });
      for (const oldest of persons.keys()) {
        if (persons.size <= MOST_PERSONS) break;
        persons.delete(oldest);
      }
      return left >= 1;
    },
    spent(ms) {
      const now = clock();
      used = usedNow(now) + ms;
      usedAt = now;
    },
  };
}
