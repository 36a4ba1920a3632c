import type { CheckKind } from '#contract/karigar-checks.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { dateInIndia, type Instant, type LocalDate } from '#kernel/time.ts';
import { aboutPaper } from '#server/modules/inbox/other-items.ts';
import { findOpenItem } from '#server/modules/inbox/store.ts';
import { findCheck, lockLatestCheck, recordCheck } from '#server/modules/karigar/check-store.ts';
import { stateOfPaper } from '#server/modules/karigar/papers.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { endItem } from '../../steps/inbox/end-item.ts';

type Written = {
  readonly userId: string;
  readonly checkId: string;
  readonly kind: CheckKind;
  readonly number?: string | undefined;
  readonly checkedOn: LocalDate;
  readonly validUntil?: LocalDate | undefined;
  readonly by: string;
};

/** A check of an applicant or a Karigar, by somebody else. Nobody checks in the future, and no paper ends before it was checked. */
export async function writeCheckDown(
  db: Database,
  { userId, checkId, kind, number = '', checkedOn, validUntil, by }: Written,
  now: Instant,
): Promise<Outcome<{ recorded: true }, 'own-account' | 'check-dates-wrong' | 'check-reused'>> {
  if (userId === by) return refuse('own-account');
  if (checkedOn > dateInIndia(now) || (validUntil !== undefined && validUntil < checkedOn))
    return refuse('check-dates-wrong');
  const check = {
    ...{ id: checkId, userId, kind, checkedOn, by },
    ...{ number: number || null, validUntil: validUntil ?? null },
  };
  if ((await recordCheck(db, check, now)) === 1) {
    const latest = await lockLatestCheck(db, userId, kind);
    // One written down late, or over already, leaves the newest paper as it was.
    const isOver = stateOfPaper(check.validUntil, dateInIndia(now)) === 'over';
    if (latest !== checkId || isOver) return accept({ recorded: true });
    const item = await findOpenItem(db, 'paper-ends', aboutPaper(userId, kind));
    if (item !== undefined) await endItem(db, item, 'solved', 'checked again', now);
    return accept({ recorded: true });
  }
  const known = await findCheck(db, checkId);
  const isSame = known?.userId === userId && known.kind === kind;
  return isSame && known.checkedOn === checkedOn
    ? accept({ recorded: true })
    : refuse('check-reused');
}
