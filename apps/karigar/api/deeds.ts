import { addVisitPhoto } from '#contract/karigar/add-visit-photo.ts';
import { arrive } from '#contract/karigar/arrive.ts';
import { breakOffVisit } from '#contract/karigar/break-off-visit.ts';
import { finishWork } from '#contract/karigar/finish-work.ts';
import { leaveForSafety } from '#contract/karigar/leave-for-safety.ts';
import { markNoShow } from '#contract/karigar/mark-no-show.ts';
import { proposeExtraWork } from '#contract/karigar/propose-extra-work.ts';
import { rateCustomer } from '#contract/karigar/rate-customer.ts';
import { releaseVisit } from '#contract/karigar/release-visit.ts';
import { setOut } from '#contract/karigar/set-out.ts';
import { startWork } from '#contract/karigar/start-work.ts';
import { stopWork } from '#contract/karigar/stop-work.ts';
import { tickChecklist } from '#contract/karigar/tick-checklist.ts';
import { tryContact } from '#contract/karigar/try-contact.ts';
import type { Operation } from '#contract/operation.ts';
import type { CallRefusal } from '../../browser/call.ts';

/** Everything that a Karigar does at a visit, and that waits for a signal where there is none. */
export const deedOperations = {
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
} as const satisfies Record<string, Operation>;
export type DeedName = keyof typeof deedOperations;

/** One thing that he did: named once, with the time at which he did it. */
export type Deed = {
  /** The order in which it was done, given by the telephone's own store. */
  readonly seq: number;
  readonly whose: string;
  readonly visitId: string;
  readonly name: DeedName;
  readonly actionId: string;
  readonly happenedAt: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** He has just pressed and looks: the house is being asked, and nothing is kept yet. */
  readonly asked?: boolean;
  /** The server has said no, later, when nobody was looking any more: it waits until he has seen it. */
  readonly refusal?: CallRefusal;
};

/**
 * What is sent next: in the order in which it was done, but whoever has to leave does not wait behind a picture. After a
 * refusal nothing more of that visit is sent, because it may rest on what was refused.
 */
export function nextDeed(deeds: readonly Deed[]): Deed | undefined {
  const stuck = new Set(deeds.filter(({ refusal }) => refusal).map(({ visitId }) => visitId));
  const leaving = deeds.find(({ name, refusal }) => name === 'leaveForSafety' && !refusal);
  return leaving ?? deeds.find(({ visitId }) => !stuck.has(visitId));
}

/** Of a checklist only the latest state matters: an earlier one that waits is not sent any more. */
export const isReplacedBy = (earlier: Deed, later: Deed): boolean =>
  earlier.name === 'tickChecklist' &&
  later.name === 'tickChecklist' &&
  earlier.visitId === later.visitId &&
  !earlier.refusal;

/** Not an answer of the house to the deed itself: it waits, and is sent again. */
export const mayPass = ({ code }: CallRefusal): boolean =>
  ['network-request-failed', 'internal-error', 'too-many-requests', 'not-signed-in'].includes(code);
