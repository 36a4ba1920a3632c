import { listAllowanceRates as listPromise } from '#contract/ops/list-allowance-rates.ts';
import { setAllowanceRates as setPromise } from '#contract/ops/set-allowance-rates.ts';
import { accept } from '#kernel/outcome.ts';
import { setAllowanceRates } from '#server/flows/allowance/set-allowance-rates.ts';
import { listAllowanceRates } from '#server/views/allowance-rates.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Pay on top for waits and long ways. */
export const opsAllowanceRateAnswers: readonly Answer[] = [
  answer(listPromise, async (_input, { db, now }) => accept(await listAllowanceRates(db, now))),
  answer(setPromise, (input, { db, person, now }) =>
    setAllowanceRates(db, { ...input, by: person.id }, now),
  ),
];
