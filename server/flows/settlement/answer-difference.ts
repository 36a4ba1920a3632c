import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { answerDifference as promise } from '#contract/ops/answer-difference.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import {
  countOpen,
  findDifference,
  lockSettlement,
} from '#server/modules/settlement/answer-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { writeAnswer } from './steps/write-answer.ts';

type Answered = Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>;

/**
 * A colleague says what became of a difference. Whoever explains the last one of a report ends what reminds of it: the report is
 * locked, so that of two who explain the last two at once the second sees the first.
 */
export const answerDifference = (
  { pool, now: clock }: { readonly pool: Pool; readonly now: Clock },
  { by, ...answer }: InputOf<typeof promise> & { readonly by: string },
): Promise<Answered> =>
  transaction<Answered>(pool, async (db) => {
    const { settlementId } = answer;
    if (!(await lockSettlement(db, settlementId))) return refuse('difference-not-found');
    const found = await findDifference(db, answer);
    if (!found) return refuse('difference-not-found');
    if (!found.written) {
      if (found.explained) return refuse('difference-explained');
      await writeAnswer(db, answer, { by, way: answer.way, now: clock() });
    }
    return accept({ open: await countOpen(db, settlementId) });
  });
