import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { recordKarigarCheck as promise } from '#contract/ops/record-karigar-check.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { listKarigarPeople } from '#server/modules/availability/karigar-people-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { writeCheckDown } from './steps/write-check-down.ts';

type Asked = InputOf<typeof promise> & { readonly by: string };

/** A check of somebody on the roster, who is known by number. */
export const recordKarigarCheck = (
  pool: Pool,
  { karigarId, ...check }: Asked,
  now: Instant,
): Promise<Outcome<{ recorded: true }, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const [person] = await listKarigarPeople(db, [karigarId]);
    if (!person) return refuse('karigar-not-found');
    return writeCheckDown(db, { ...check, userId: person.userId }, now);
  });
