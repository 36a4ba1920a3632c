import { closeSafetyCase } from '#contract/ops/close-safety-case.ts';
import { resolveDispute } from '#contract/ops/resolve-dispute.ts';
import { refuse } from '#kernel/outcome.ts';
import { type Answer, answer } from '../http/door.ts';

/** What operations decide of visits. */
export const opsVisitAnswers: readonly Answer[] = [
  answer(resolveDispute, () => refuse('dispute-not-found')),
  answer(closeSafetyCase, () => refuse('case-not-found')),
];
