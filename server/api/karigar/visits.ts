import { addVisitPhoto } from '#contract/karigar/add-visit-photo.ts';
import { arrive } from '#contract/karigar/arrive.ts';
import { breakOffVisit } from '#contract/karigar/break-off-visit.ts';
import { finishWork } from '#contract/karigar/finish-work.ts';
import { leaveForSafety } from '#contract/karigar/leave-for-safety.ts';
import { markNoShow } from '#contract/karigar/mark-no-show.ts';
import { proposeExtraWork } from '#contract/karigar/propose-extra-work.ts';
import { rateCustomer } from '#contract/karigar/rate-customer.ts';
import { readKarigarDay } from '#contract/karigar/read-karigar-day.ts';
import { readVisit } from '#contract/karigar/read-visit.ts';
import { releaseVisit } from '#contract/karigar/release-visit.ts';
import { setOut } from '#contract/karigar/set-out.ts';
import { startWork } from '#contract/karigar/start-work.ts';
import { stopWork } from '#contract/karigar/stop-work.ts';
import { tickChecklist } from '#contract/karigar/tick-checklist.ts';
import { tryContact } from '#contract/karigar/try-contact.ts';
import { accept, refuse } from '#kernel/outcome.ts';
import { dateInIndia } from '#kernel/time.ts';
import { type Answer, answer } from '../http/door.ts';

/** A Karigar’s visits and what he does at them. */
export const visitAnswers: readonly Answer[] = [
  answer(readKarigarDay, ({ date }, { now }) =>
    accept({ date: date ?? dateInIndia(now), visits: [] }),
  ),
  answer(readVisit, () => refuse('visit-not-found')),
  answer(setOut, () => refuse('visit-not-found')),
  answer(arrive, () => refuse('visit-not-found')),
  answer(startWork, () => refuse('visit-not-found')),
  answer(tickChecklist, () => refuse('visit-not-found')),
  answer(addVisitPhoto, () => refuse('visit-not-found')),
  answer(proposeExtraWork, () => refuse('visit-not-found')),
  answer(finishWork, () => refuse('visit-not-found')),
  answer(stopWork, () => refuse('visit-not-found')),
  answer(tryContact, () => refuse('visit-not-found')),
  answer(markNoShow, () => refuse('visit-not-found')),
  answer(releaseVisit, () => refuse('visit-not-found')),
  answer(breakOffVisit, () => refuse('visit-not-found')),
  answer(leaveForSafety, () => refuse('visit-not-found')),
  answer(rateCustomer, () => refuse('visit-not-found')),
];
