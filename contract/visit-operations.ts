import { acceptWork } from './customer/accept-work.ts';
import { addDisputePhoto } from './customer/add-dispute-photo.ts';
import { answerEarly } from './customer/answer-early.ts';
import { answerEstimate } from './customer/answer-estimate.ts';
import { callForSafety } from './customer/call-for-safety.ts';
import { disputeWork } from './customer/dispute-work.ts';
import { rateVisit } from './customer/rate-visit.ts';
import { renewStartCode } from './customer/renew-start-code.ts';
import { stopVisit } from './customer/stop-visit.ts';
import { readKarigarDay } from './karigar/read-karigar-day.ts';
import { readVisit } from './karigar/read-visit.ts';
import { karigarActs } from './karigar-acts.ts';
import type { Operation } from './operation.ts';
import { closeSafetyCase } from './ops/close-safety-case.ts';
import { decideAppeal } from './ops/decide-appeal.ts';
import { readDispute } from './ops/read-dispute.ts';
import { readHearing } from './ops/read-hearing.ts';
import { resolveDispute } from './ops/resolve-dispute.ts';
import { reworkVisit } from './ops/rework-visit.ts';

/** What makes up a visit: the Karigar’s side of it, the customer’s, and operations’. */
export const visitOperations: readonly Operation[] = [
  readKarigarDay,
  readVisit,
  ...Object.values(karigarActs),
  answerEarly,
  answerEstimate,
  renewStartCode,
  acceptWork,
  disputeWork,
  addDisputePhoto,
  stopVisit,
  callForSafety,
  rateVisit,
  readDispute,
  resolveDispute,
  readHearing,
  decideAppeal,
  reworkVisit,
  closeSafetyCase,
];
