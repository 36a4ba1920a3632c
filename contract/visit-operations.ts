import { acceptWork } from './customer/accept-work.ts';
import { answerEstimate } from './customer/answer-estimate.ts';
import { callForSafety } from './customer/call-for-safety.ts';
import { disputeWork } from './customer/dispute-work.ts';
import { rateVisit } from './customer/rate-visit.ts';
import { renewStartCode } from './customer/renew-start-code.ts';
import { stopVisit } from './customer/stop-visit.ts';
import { addVisitPhoto } from './karigar/add-visit-photo.ts';
import { arrive } from './karigar/arrive.ts';
import { breakOffVisit } from './karigar/break-off-visit.ts';
import { finishWork } from './karigar/finish-work.ts';
import { leaveForSafety } from './karigar/leave-for-safety.ts';
import { markNoShow } from './karigar/mark-no-show.ts';
import { proposeExtraWork } from './karigar/propose-extra-work.ts';
import { rateCustomer } from './karigar/rate-customer.ts';
import { readKarigarDay } from './karigar/read-karigar-day.ts';
import { readVisit } from './karigar/read-visit.ts';
import { releaseVisit } from './karigar/release-visit.ts';
import { setOut } from './karigar/set-out.ts';
import { startWork } from './karigar/start-work.ts';
import { stopWork } from './karigar/stop-work.ts';
import { tickChecklist } from './karigar/tick-checklist.ts';
import { tryContact } from './karigar/try-contact.ts';
import type { Operation } from './operation.ts';
import { closeSafetyCase } from './ops/close-safety-case.ts';
import { resolveDispute } from './ops/resolve-dispute.ts';

/** What makes up a visit: the Karigar’s side of it, the customer’s, and operations’. */
export const visitOperations: readonly Operation[] = [
  readKarigarDay,
  readVisit,
  setOut,
  arrive,
  startWork,
  tickChecklist,
  addVisitPhoto,
  proposeExtraWork,
  finishWork,
  stopWork,
  tryContact,
  markNoShow,
  releaseVisit,
  breakOffVisit,
  leaveForSafety,
  rateCustomer,
  answerEstimate,
  renewStartCode,
  acceptWork,
  disputeWork,
  stopVisit,
  callForSafety,
  rateVisit,
  resolveDispute,
  closeSafetyCase,
];
