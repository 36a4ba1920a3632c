import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { karigarActions } from '#contract/karigar-actions.ts';
import type { QueuedAction, QueuedActionName } from '../api/queued-actions.ts';
import { statusAfter } from '../shell/status-after.ts';

type Action = KarigarVisit['actions'][number];

/**
 * The actions that are most probably open once the queue has arrived, by the rule of the server with what is known here.
 * Without a signal the Karigar must be able to go on: come, begin, finish. The server still has the last word, and the
 * Karigar sees it.
 */
const actionsAfter = (visit: KarigarVisit, status: KarigarVisit['status']): Action[] =>
  karigarActions(
    {
      status,
      startsAt: Date.parse(visit.startsAt),
      leads: true,
      // Whether the customer has been waited for long enough, the server decides.
      mayCloseAt: status === 'arrived' ? 0 : null,
      hasOpenEstimate: visit.estimates.some(({ state }) => state === 'proposed'),
      mayRate: false,
      hasDaysAhead: false,
    },
    Date.now(),
  );

/**
 * The visit as it will be, with what was done here and the server has not heard yet. While the Karigar looks and the
 * server is being asked, no step is taken: a no has to find them where they pressed.
 */
export function optimisticUpdate(
  visit: KarigarVisit,
  queuedActions: readonly QueuedAction[],
): KarigarVisit {
  return queuedActions
    .filter(({ visitId, refusal }) => visitId === visit.id && !refusal)
    .filter(({ name, asked }) => !(asked && isStep(name)))
    .reduce(withQueuedAction, visit);
}

const isStep = (name: QueuedActionName): boolean =>
  statusAfter(name) !== undefined || name === 'withdrawExtraWork';

function withQueuedAction(
  visit: KarigarVisit,
  { name, fields, happenedAt }: QueuedAction,
): KarigarVisit {
  // The work has ended before: what is told now is the cash that was given for it after all.
  if (name === 'finishWork' && visit.actions.includes('count-cash'))
    return withCash(visit, Number(fields.cashPaise));
  const status = statusAfter(name);
  const next = status ? { ...visit, status, actions: actionsAfter(visit, status) } : visit;
  switch (name) {
    case 'dispatchVisit':
      return { ...next, dispatchedAt: happenedAt };
    case 'arrive':
      return { ...next, arrivedAt: happenedAt };
    case 'startWork':
      return { ...next, startedAt: happenedAt };
    case 'finishWork':
    case 'stopWork':
      return { ...next, finishedAt: happenedAt };
    case 'tickChecklist': {
      const done = new Set(fields.done as string[]);
      const checklist = visit.checklist.map((item) => ({ ...item, done: done.has(item.key) }));
      return { ...next, checklist };
    }
    case 'addVisitPhoto':
      return { ...next, photos: [...visit.photos, photoOf(fields, happenedAt)] };
    case 'tryContact': {
      const { made, wanted } = visit.contactTries;
      return { ...next, contactTries: { made: made + 1, wanted } };
    }
    case 'reportCrewAbsent':
      return withAbsence(next, fields);
    case 'setOutWithCrew':
      return {
        ...next,
        isOnTheWay: true,
        actions: next.actions.filter((action) => action !== 'set-out'),
      };
    case 'attendVisit':
      return {
        ...next,
        ownAttendance: { came: true, saidBy: 'karigar' },
        isOnTheWay: false,
        actions: next.actions.filter((action) => action !== 'attend' && action !== 'set-out'),
      };
    case 'withdrawExtraWork':
      return withoutEstimate(next, fields.estimateId);
    case 'rateCustomer': {
      const mine = { stars: Number(fields.stars), comment: String(fields.comment ?? '') };
      return { ...next, ratings: { ...visit.ratings, mayRate: false, mine } };
    }
    default:
      return next;
  }
}

/** Without an open question the Karigar may ask another, and finish where the visit may be ended at all. */
function withoutEstimate(visit: KarigarVisit, estimateId: unknown): KarigarVisit {
  const estimates = visit.estimates.map((one) =>
    one.id === estimateId ? { ...one, state: 'withdrawn' as const } : one,
  );
  const isOpen = estimates.some(({ state }) => state === 'proposed');
  if (isOpen || !visit.actions.includes('withdraw-extra')) return { ...visit, estimates };
  const others = visit.actions.filter((action) => action !== 'withdraw-extra');
  const mayEnd = visit.status === 'in_progress' && others.includes('stop-work');
  const more: Action[] = mayEnd ? ['propose-extra', 'finish'] : ['propose-extra'];
  return { ...visit, estimates, actions: [...new Set([...others, ...more])] };
}

const withAbsence = (
  visit: KarigarVisit,
  { karigarId, came }: QueuedAction['fields'],
): KarigarVisit => ({
  ...visit,
  team: visit.team.map((one) =>
    one.karigarId === karigarId
      ? { ...one, attendance: { came: came === true, saidBy: 'leader' } }
      : one,
  ),
});

function withCash(visit: KarigarVisit, cashPaise: number): KarigarVisit {
  const { bill } = visit;
  const paidPaise = bill.paidPaise + cashPaise;
  return {
    ...visit,
    bill: { ...bill, payBy: 'cash', paidPaise, duePaise: bill.duePaise - cashPaise },
    actions: visit.actions.filter((action) => action !== 'count-cash'),
  };
}

/** A picture that waits shows itself. */
const photoOf = (
  fields: QueuedAction['fields'],
  takenAt: string,
): KarigarVisit['photos'][number] => ({
  id: String(fields.photoId),
  kind: fields.kind as KarigarVisit['photos'][number]['kind'],
  address: String(fields.image),
  takenAt,
});
