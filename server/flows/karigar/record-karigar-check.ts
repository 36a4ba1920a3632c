import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { recordKarigarCheck as promise } from '#contract/ops/record-karigar-check.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { dateInIndia, type Instant } from '#kernel/time.ts';
import { listKarigarPeople } from '#server/modules/availability/karigar-people-store.ts';
import { aboutPaper } from '#server/modules/inbox/other-items.ts';
import { findOpenItem } from '#server/modules/inbox/store.ts';
import { findCheck, lockLatestCheck, recordCheck } from '#server/modules/karigar/check-store.ts';
import { stateOfPaper } from '#server/modules/karigar/papers.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { endItem } from '../steps/inbox/end-item.ts';

type Asked = InputOf<typeof promise> & { readonly by: string };

/** Nobody checks in the future, and no paper ends before it was checked. */
export const recordKarigarCheck = (
  pool: Pool,
  { karigarId, checkId, kind, number = '', checkedOn, validUntil, by }: Asked,
  now: Instant,
): Promise<Outcome<{ recorded: true }, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const [person] = await listKarigarPeople(db, [karigarId]);
    if (!person) return refuse('karigar-not-found');
    if (checkedOn > dateInIndia(now) || (validUntil !== undefined && validUntil < checkedOn))
      return refuse('check-dates-wrong');
    const check = {
      ...{ id: checkId, userId: person.userId, kind, checkedOn, by },
      ...{ number: number || null, validUntil: validUntil ?? null },
    };
    if ((await recordCheck(db, check, now)) === 1) {
      const latest = await lockLatestCheck(db, person.userId, kind);
      // One written down late, or over already, leaves the newest paper as it was.
      const isOver = stateOfPaper(check.validUntil, dateInIndia(now)) === 'over';
      if (latest !== checkId || isOver) return accept({ recorded: true });
      const item = await findOpenItem(db, 'paper-ends', aboutPaper(person.userId, kind));
      if (item !== undefined) await endItem(db, item, 'solved', 'checked again', now);
      return accept({ recorded: true });
    }
    const known = await findCheck(db, checkId);
    const isSame = known?.userId === person.userId && known.kind === kind;
    return isSame && known.checkedOn === checkedOn
      ? accept({ recorded: true })
      : refuse('check-reused');
  });
