import { findUpiName } from '#contract/customer/find-upi-name.ts';
import { readCredit } from '#contract/customer/read-credit.ts';
import { requestPayout } from '#contract/customer/request-payout.ts';
import { accept, refuse } from '#kernel/outcome.ts';
import * as names from '#server/effects/find-upi-name.ts';
import { throttle } from '#server/flows/identity/throttle.ts';
import * as payouts from '#server/flows/transfer/request-payout.ts';
import { isFresh } from '#server/modules/identity/confirming.ts';
import { upiNameBuckets } from '#server/modules/identity/throttling.ts';
import * as views from '#server/views/credit.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Routes for a customer's credit, and for paying it out. */
export const creditAnswers: readonly Answer[] = [
  answer(readCredit, async (_, { db, person, now }) =>
    accept(await views.readCredit(db, person.id, now)),
  ),
  answer(findUpiName, async ({ upiId }, { world, person, now }) => {
    const attempt = await throttle(world, upiNameBuckets(person.id), now);
    if (!attempt.ok) return attempt;
    return names.findUpiName(world, { userId: person.id, upiId });
  }),
  answer(requestPayout, async (input, { world, db, person, session, now }) => {
    // An open browser is not the account: where money goes to is named by its owner alone.
    if (!isFresh(session.provenAt, now)) return refuse('confirmation-needed');
    const outcome = await payouts.requestPayout(world, { ...input, userId: person.id });
    if (!outcome.ok) return outcome;
    return accept(await views.readCredit(db, person.id, now));
  }),
];
