import { declineOffer } from '#contract/karigar/decline-offer.ts';
import { undoDecline } from '#contract/karigar/undo-decline.ts';
import { karigarActs } from '#contract/karigar-acts.ts';
import type { CallRefusal } from '../../browser/call.ts';

/** Each of them waits for a signal where there is none. An answer to an offer is queued under the id of the offer. */
export const queuedOperations = { ...karigarActs, declineOffer, undoDecline };
export type QueuedActionName = keyof typeof queuedOperations;

export const isOfOffer = ({ name }: Pick<QueuedAction, 'name'>): boolean =>
  name === 'declineOffer' || name === 'undoDecline';

/** One thing that the Karigar did: named once, with the time at which it was done. */
export type QueuedAction = {
  /** The order in which it was done, given by the telephone's own store. */
  readonly seq: number;
  readonly whose: string;
  readonly visitId: string;
  readonly name: QueuedActionName;
  readonly actionId: string;
  readonly happenedAt: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The Karigar has just pressed and looks: the server is being asked, and nothing is kept yet. */
  readonly asked?: boolean;
  /** The server refused later, when nobody was looking any more: the action waits until the Karigar has seen it. */
  readonly refusal?: CallRefusal;
};

/**
 * Chooses the next action to send: in the order in which they were done, but a safety exit does not wait behind a
 * picture (only behind having set out, without which there is nothing to leave), nor does an answer to an offer, for which others wait. An action that only a newer version of the app knows is left
 * to that one. After a refusal nothing more of that visit is sent, because it may rest on what was refused; nor for now
 * after a fault of ours, which keeps no other visit waiting; but nothing rests on having said that one comes late. `faulty`: the
 * names of the actions that were just answered with one.
 */
export function nextQueuedAction(
  queuedActions: readonly QueuedAction[],
  faulty: ReadonlySet<string> = new Set(),
): QueuedAction | undefined {
  const waits = ({ refusal, actionId }: QueuedAction) =>
    refusal !== undefined || faulty.has(actionId);
  const holdsUp = (one: QueuedAction) =>
    waits(one) && (one.refusal !== undefined || one.name !== 'sayLate');
  const known = queuedActions.filter(({ name }) => Object.hasOwn(queuedOperations, name));
  const stuck = new Set(known.filter(holdsUp).map(({ visitId }) => visitId));
  const leaving = known.find((one) => one.name === 'leaveForSafety' && !waits(one));
  const ready = known.filter((one) => !stuck.has(one.visitId) && !waits(one));
  const setsOut = ready.find(
    (one) => one.name === 'dispatchVisit' && one.visitId === leaving?.visitId,
  );
  return (leaving && setsOut) ?? leaving ?? ready.find(isOfOffer) ?? ready[0];
}

/**
 * Only the latest state of a checklist matters: an earlier one that waits is not sent any more. Nor is a no that was
 * taken back; the undo itself is sent, because nobody knows whether a broken connection had carried the no.
 */
export const isReplacedBy = (earlier: QueuedAction, later: QueuedAction): boolean =>
  earlier.visitId === later.visitId &&
  !earlier.refusal &&
  (earlier.name === 'tickChecklist'
    ? later.name === 'tickChecklist'
    : isOfOffer(earlier) && isOfOffer(later) && earlier.name !== later.name);

/**
 * Nobody looks any more, so the refusal is kept until the Karigar has seen it: not that of an answer to an offer, which is over
 * then, nor that of an action that was replaced by a later one while it was being sent.
 */
export const isKeptToBeSeen = (
  refused: QueuedAction,
  stored: readonly Pick<QueuedAction, 'actionId'>[],
): boolean => !isOfOffer(refused) && stored.some(({ actionId }) => actionId === refused.actionId);

/** A server of the version before does not know a new action: acts themselves are refused with `visit-not-found`. */
const UNKNOWN_TO_SERVER = 'not-found';

/** Not an answer of the server to the action itself: it is sent again later, and the other actions go on. */
export const isFaulty = ({ code }: CallRefusal): boolean =>
  ['internal-error', UNKNOWN_TO_SERVER].includes(code);

/** No answer to any action: everything waits, and is sent again. */
export const mayPass = ({ code }: CallRefusal): boolean =>
  ['network-request-failed', 'too-many-requests', 'not-signed-in'].includes(code);
