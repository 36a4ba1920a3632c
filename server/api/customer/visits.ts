import { acceptWork } from '#contract/customer/accept-work.ts';
import { answerEstimate } from '#contract/customer/answer-estimate.ts';
import { callForSafety } from '#contract/customer/call-for-safety.ts';
import { disputeWork } from '#contract/customer/dispute-work.ts';
import { rateVisit } from '#contract/customer/rate-visit.ts';
import { renewStartCode } from '#contract/customer/renew-start-code.ts';
import { stopVisit } from '#contract/customer/stop-visit.ts';
import { refuse } from '#kernel/outcome.ts';
import { type Answer, answer } from '../http/door.ts';

/** What a customer has to say during and after a visit. */
export const customerVisitAnswers: readonly Answer[] = [
  answer(answerEstimate, () => refuse('booking-not-found')),
  answer(renewStartCode, () => refuse('booking-not-found')),
  answer(acceptWork, () => refuse('booking-not-found')),
  answer(disputeWork, () => refuse('booking-not-found')),
  answer(stopVisit, () => refuse('booking-not-found')),
  answer(callForSafety, () => refuse('booking-not-found')),
  answer(rateVisit, () => refuse('booking-not-found')),
];
