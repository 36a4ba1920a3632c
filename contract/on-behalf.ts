import * as z from 'zod/mini';
import { BOOKING_STATUSES } from './booking-statuses.ts';
import { reasonText } from './fields/application.ts';
import { madeId, visitId } from './fields/visit-fields.ts';
import { arrive } from './karigar/arrive.ts';
import { breakOffVisit } from './karigar/break-off-visit.ts';
import { finishWork } from './karigar/finish-work.ts';
import { leaveForSafety } from './karigar/leave-for-safety.ts';
import { markNoShow } from './karigar/mark-no-show.ts';
import { releaseVisit } from './karigar/release-visit.ts';
import { setOut } from './karigar/set-out.ts';
import { startWork } from './karigar/start-work.ts';
import { stopWork } from './karigar/stop-work.ts';
import { tryContact } from './karigar/try-contact.ts';
import { type Operation, operation, type RefusalOf } from './operation.ts';

/**
 * What a Karigar says of a visit and cannot say himself, because his telephone is dead or his hands are full: operations
 * say it for him, and why. It is his act, by the same rules and clocks; that it was said for him is on record.
 */
function onBehalf<O extends Operation, Shape extends z.core.$ZodLooseShape>(one: O, shape: Shape) {
  return operation({
    name: `${one.name}OnBehalf`,
    door: 'ops',
    method: 'POST',
    path: one.path.replace('/api/karigar/', '/api/ops/'),
    summary: `On behalf of the Karigar who leads a visit, and why. ${one.summary}`,
    input: z.object({ ...forHim, ...shape }),
    output: z.object({ status: z.enum(BOOKING_STATUSES) }),
    refusals: one.refusals as O['refusals'] & Readonly<Record<RefusalOf<O>, 404 | 409>>,
  });
}

const forHim = {
  id: visitId,
  /** Made by the client, so that pressing twice is once. */
  actionId: madeId,
  why: reasonText,
};

export const setOutOnBehalf = onBehalf(setOut, {});
/** Our word is evidence; where one of us sits proves nothing, so no position is asked. */
export const arriveOnBehalf = onBehalf(arrive, {});
export const startWorkOnBehalf = onBehalf(startWork, { code: startWork.input.shape.code });
const { lines, payBy, cashPaise } = finishWork.input.shape;
export const finishWorkOnBehalf = onBehalf(finishWork, { lines, payBy, cashPaise });
const { reason, lines: doneLines } = stopWork.input.shape;
export const stopWorkOnBehalf = onBehalf(stopWork, { reason, lines: doneLines });
export const tryContactOnBehalf = onBehalf(tryContact, { by: tryContact.input.shape.by });
export const markNoShowOnBehalf = onBehalf(markNoShow, {});
export const releaseVisitOnBehalf = onBehalf(releaseVisit, {
  reason: releaseVisit.input.shape.reason,
});
export const breakOffVisitOnBehalf = onBehalf(breakOffVisit, {
  reason: breakOffVisit.input.shape.reason,
});
export const leaveForSafetyOnBehalf = onBehalf(leaveForSafety, {});

export const onBehalfOperations: readonly Operation[] = [
  setOutOnBehalf,
  arriveOnBehalf,
  startWorkOnBehalf,
  finishWorkOnBehalf,
  stopWorkOnBehalf,
  tryContactOnBehalf,
  markNoShowOnBehalf,
  releaseVisitOnBehalf,
  breakOffVisitOnBehalf,
  leaveForSafetyOnBehalf,
];
