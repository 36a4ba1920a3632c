import { takeTime, type Visiting, type VisitOpenings } from '#server/modules/availability/store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import type { Written } from './take-openings.ts';

type Missed = Exclude<Written['outcome'], 'placed'>;

/** Somebody else was quicker, or nothing may be written for another reason: what was written is undone. */
export class Overtaken extends Error {
  readonly outcome: Missed;

  constructor(outcome: Missed) {
    super(`The time was not taken: ${outcome}`);
    this.outcome = outcome;
  }
}

/** One transaction over all visits: when the time of one was overtaken, everything that was written is undone. */
export const allOrNone = <Value, Answer>(
  pool: Pool,
  write: (db: Database) => Promise<Value>,
  answer: (overtaken: Missed) => Answer,
): Promise<Value | Answer> =>
  transaction(pool, write).catch((error: unknown) => {
    if (error instanceof Overtaken) return answer(error.outcome);
    throw error;
  });

/** Takes the time of one team for all of these visits, or throws. */
export async function takeVisits(
  db: Database,
  visiting: Visiting,
  openings: VisitOpenings,
): Promise<{ readonly taken: readonly number[]; readonly karigars: readonly number[] }> {
  const taking = await takeTime(db, visiting, openings);
  if (taking.taken === null) throw new Overtaken(taking.missed);
  return taking;
}
