import { tryPolicy } from '#contract/ops/try-policy.ts';
import * as views from '#server/views/policy-trial.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** The numbers that customers are charged by. */
export const policyAnswers: readonly Answer[] = [
  answer(tryPolicy, (asked, { db }) => views.tryPolicy(db, asked)),
];
