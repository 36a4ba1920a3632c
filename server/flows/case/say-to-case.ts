import type { sayToCase as promise } from '#contract/customer/say-to-case.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { policy } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { customerOf } from '#server/modules/case/case.ts';
import { countSaid } from '#server/modules/case/lists-store.ts';
import { canReopen, LOOKED_AT_WITHIN, reopened } from '#server/modules/case/reopening.ts';
import {
  findCaseStep,
  lockCase,
  recordCaseStep,
  recordChanged,
} from '#server/modules/case/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { followClock, ringOfReply } from '../steps/case/follow-clock.ts';

type Said = {
  readonly number: string;
  readonly userId: string;
  readonly stepId: string;
  readonly text: string;
};

/** The customer says more; what was closed lately is open again by it, and somebody looks within a day. */
export const sayToCase = (
  pool: Pool,
  { number, userId, stepId, text }: Said,
  now: Instant,
): Promise<Outcome<{ number: string }, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const one = await lockCase(db, number);
    if (!one || customerOf(one) !== userId) return refuse('case-not-found');
    const known = await findCaseStep(db, stepId);
    if (known) {
      const isSame = known.caseId === one.id && known.text === text && known.by === 'customer';
      return isSame ? accept({ number }) : refuse('action-reused');
    }
    const isOver = one.closedAt !== null;
    if (isOver && !canReopen(one, now)) return refuse('case-closed-for-good');
    if ((await countSaid(db, one.id)) >= policy.cases.mostSaidByOne) return refuse('too-much-said');
    await recordCaseStep(
      db,
      { id: stepId, caseId: one.id, step: 'said', by: 'customer', text },
      now,
    );
    const lookAt = now + LOOKED_AT_WITHIN;
    const nextAt = Math.min(one.nextAt ?? lookAt, lookAt);
    const next = isOver ? reopened(one, now) : { ...one, nextAt };
    await recordChanged(db, next, { by: 'customer', at: now });
    await followClock(db, next, now);
    await ringOfReply(db, next, now);
    return accept({ number });
  });
