import { addHearingPicture } from './karigar/add-hearing-picture.ts';
import { addHearingVoice } from './karigar/add-hearing-voice.ts';
import { addVisitPhoto } from './karigar/add-visit-photo.ts';
import { answerComplaint } from './karigar/answer-complaint.ts';
import { appealDecision } from './karigar/appeal-decision.ts';
import { arrive } from './karigar/arrive.ts';
import { askEarly } from './karigar/ask-early.ts';
import { attendVisit } from './karigar/attend-visit.ts';
import { breakOffVisit } from './karigar/break-off-visit.ts';
import { dispatchVisit } from './karigar/dispatch-visit.ts';
import { finishWork } from './karigar/finish-work.ts';
import { leaveForSafety } from './karigar/leave-for-safety.ts';
import { proposeExtraWork } from './karigar/propose-extra-work.ts';
import { rateCustomer } from './karigar/rate-customer.ts';
import { releaseVisit } from './karigar/release-visit.ts';
import { reportCrewAbsent } from './karigar/report-crew-absent.ts';
import { reportCustomerNoShow } from './karigar/report-customer-no-show.ts';
import { sayAloud } from './karigar/say-aloud.ts';
import { sayLate } from './karigar/say-late.ts';
import { setOutWithCrew } from './karigar/set-out-with-crew.ts';
import { startWork } from './karigar/start-work.ts';
import { stopWork } from './karigar/stop-work.ts';
import { tickChecklist } from './karigar/tick-checklist.ts';
import { tryContact } from './karigar/try-contact.ts';
import { withdrawExtraWork } from './karigar/withdraw-extra-work.ts';
import type { Operation } from './operation.ts';

/** Everything that a Karigar does at a visit, each act once however often it is sent. */
export const karigarActs = {
  askEarly,
  sayLate,
  sayAloud,
  dispatchVisit,
  arrive,
  startWork,
  tickChecklist,
  addVisitPhoto,
  proposeExtraWork,
  withdrawExtraWork,
  finishWork,
  stopWork,
  tryContact,
  reportCustomerNoShow,
  releaseVisit,
  breakOffVisit,
  leaveForSafety,
  rateCustomer,
  reportCrewAbsent,
  attendVisit,
  setOutWithCrew,
  answerComplaint,
  addHearingPicture,
  addHearingVoice,
  appealDecision,
} as const satisfies Record<string, Operation>;
