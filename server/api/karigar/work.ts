import { appealRating } from '#contract/karigar/appeal-rating.ts';
import { commitDay as commitPromise } from '#contract/karigar/commit-day.ts';
import { leavePlatform as leavePromise } from '#contract/karigar/leave-platform.ts';
import { listRefusedCustomers } from '#contract/karigar/list-refused-customers.ts';
import { readEarnings as earningsPromise } from '#contract/karigar/read-earnings.ts';
import { readOwnRating as ratingPromise } from '#contract/karigar/read-own-rating.ts';
import { refuseCustomer } from '#contract/karigar/refuse-customer.ts';
import { requestPay as payPromise } from '#contract/karigar/request-pay.ts';
import { setLeave as leaveDayPromise } from '#contract/karigar/set-leave.ts';
import { setReach as reachPromise } from '#contract/karigar/set-reach.ts';
import { setShifts as shiftsPromise } from '#contract/karigar/set-shifts.ts';
import { setSpokenLanguages as spokenPromise } from '#contract/karigar/set-spoken-languages.ts';
import { takeCustomerAgain } from '#contract/karigar/take-customer-again.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { dateInIndia } from '#kernel/time.ts';
import { commitDay } from '#server/flows/karigar/commit-day.ts';
import { leavePlatform } from '#server/flows/karigar/leave-platform.ts';
import { requestPay } from '#server/flows/karigar/request-pay.ts';
import { setLeave } from '#server/flows/karigar/set-leave.ts';
import { setReach } from '#server/flows/karigar/set-reach.ts';
import { setShifts } from '#server/flows/karigar/set-shifts.ts';
import { setSpokenLanguages } from '#server/flows/karigar/set-spoken-languages.ts';
import * as appealing from '#server/flows/visit/appeal-rating.ts';
import * as refusing from '#server/flows/visit/refuse-customer.ts';
import * as takingAgain from '#server/flows/visit/take-customer-again.ts';
import { readEarnings } from '#server/views/earnings.ts';
import { findWork } from '#server/views/me.ts';
import { readOwnRating } from '#server/views/own-rating.ts';
import { listRefused } from '#server/views/refused-customers.ts';
import { type Answer, answer } from '../http/mount-routes.ts';
import type { RequestContext } from '../http/request-context.ts';

/** When, where and for what a Karigar works. */
export const workAnswers: readonly Answer[] = [
  answer(shiftsPromise, async (input, context) =>
    workAfter(
      await setShifts(context.db, { ...input, userId: context.person.id }, context.now),
      context,
    ),
  ),
  answer(leaveDayPromise, async (input, context) =>
    workAfter(
      await setLeave(context.db, { ...input, userId: context.person.id }, context.now),
      context,
    ),
  ),
  answer(commitPromise, async (input, context) =>
    workAfter(
      await commitDay(context.db, { ...input, userId: context.person.id }, context.now),
      context,
    ),
  ),
  answer(reachPromise, async (input, context) =>
    workAfter(
      await setReach(context.world, { ...input, userId: context.person.id }, context.now),
      context,
    ),
  ),
  answer(spokenPromise, async (input, context) =>
    workAfter(
      await setSpokenLanguages(context.db, { ...input, userId: context.person.id }),
      context,
    ),
  ),
  answer(leavePromise, (_input, { db, person, now }) => leavePlatform(db, person.id, now)),
  answer(earningsPromise, async ({ week }, { db, person, now }) =>
    accept(await readEarnings(db, { userId: person.id, day: week ?? dateInIndia(now), now })),
  ),
  answer(payPromise, (_input, { db, person, now }) => requestPay(db, person.id, now)),
  answer(appealRating, (input, { world, person }) =>
    appealing.appealRating(world, { ...input, userId: person.id }),
  ),
  answer(refuseCustomer, (input, { world, person }) =>
    refusing.refuseCustomer(world, { ...input, userId: person.id }),
  ),
  answer(takeCustomerAgain, (input, { world, person }) =>
    takingAgain.takeCustomerAgain(world, { ...input, userId: person.id }),
  ),
  answer(listRefusedCustomers, async (_input, { db, person }) =>
    accept({ refused: await listRefused(db, person.id) }),
  ),
  answer(ratingPromise, async (_input, { db, person, now }) =>
    accept(await readOwnRating(db, person.id, now)),
  ),
];

/** How the Karigar works from now on. */
async function workAfter<Code extends string>(
  outcome: Outcome<void, Code>,
  { db, person, now }: RequestContext<'karigar'>,
) {
  if (!outcome.ok) return outcome;
  const work = await findWork(db, person.id, now);
  return work ? accept({ work }) : refuse('not-on-roster');
}
