import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import type { QueuedAction, QueuedActionName } from '../api/queued-actions.ts';

type Action = KarigarVisit['actions'][number];
type Step = Pick<KarigarVisit, 'status'> & { readonly actions: readonly Action[] };

/**
 * The state that most probably holds once the queue has arrived. With a signal the server says what may be done;
 * without one the Karigar must be able to go on: come, begin, finish. The server still has the last word, and the
 * Karigar sees it.
 */
const STEPS: Readonly<Partial<Record<QueuedActionName, Step>>> = {
  dispatchVisit: {
    status: 'dispatched',
    actions: ['arrive', 'try-contact', 'break-off', 'safety-exit'],
  },
  arrive: {
    status: 'arrived',
    actions: ['start', 'add-photo', 'try-contact', 'no-show', 'break-off', 'safety-exit'],
  },
  startWork: {
    status: 'in_progress',
    actions: ['tick', 'add-photo', 'propose-extra', 'finish', 'stop-work', 'safety-exit'],
  },
  finishWork: { status: 'done', actions: ['add-photo'] },
  stopWork: { status: 'done', actions: ['add-photo'] },
  reportCustomerNoShow: { status: 'no_show_customer', actions: [] },
  leaveForSafety: { status: 'cancelled', actions: [] },
};

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

const isStep = (name: QueuedActionName): boolean => !!STEPS[name] || name === 'withdrawExtraWork';

function withQueuedAction(
  visit: KarigarVisit,
  { name, fields, happenedAt }: QueuedAction,
): KarigarVisit {
  // The work has ended before: what is told now is the cash that was given for it after all.
  if (name === 'finishWork' && visit.actions.includes('count-cash'))
    return withCash(visit, Number(fields.cashPaise));
  const step = STEPS[name];
  const next = step ? { ...visit, status: step.status, actions: [...step.actions] } : visit;
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
      const checklist = visit.checklist.map(({ key }) => ({ key, done: done.has(key) }));
      return { ...next, checklist };
    }
    case 'addVisitPhoto':
      return { ...next, photos: [...visit.photos, photoOf(fields, happenedAt)] };
    case 'tryContact': {
      const { made, wanted } = visit.contactTries;
      return { ...next, contactTries: { made: made + 1, wanted } };
    }
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

/** Without an open question the Karigar may ask another, and finish. */
function withoutEstimate(visit: KarigarVisit, estimateId: unknown): KarigarVisit {
  const estimates = visit.estimates.map((one) =>
    one.id === estimateId ? { ...one, state: 'withdrawn' as const } : one,
  );
  const others = visit.actions.filter((action) => action !== 'withdraw-extra');
  const more: Action[] =
    visit.status === 'in_progress' ? ['propose-extra', 'finish'] : ['propose-extra'];
  return { ...visit, estimates, actions: [...new Set([...others, ...more])] };
}

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
