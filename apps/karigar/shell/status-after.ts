import type { VisitOfDay } from '#contract/karigar/karigar-visit.ts';
import type { QueuedAction, QueuedActionName } from '../api/queued-actions.ts';

/** The likely status of a visit once its queued actions have been sent. */
const AFTER: Readonly<Partial<Record<QueuedActionName, VisitOfDay['status']>>> = {
  dispatchVisit: 'dispatched',
  arrive: 'arrived',
  startWork: 'in_progress',
  finishWork: 'done',
  stopWork: 'done',
  reportCustomerNoShow: 'no_show_customer',
  leaveForSafety: 'cancelled',
};

/** The day as it will be: without a signal it says what was done here, as the page of the visit does. */
export const dayAfter = (
  visits: readonly VisitOfDay[],
  queued: readonly QueuedAction[],
): readonly VisitOfDay[] =>
  visits.map((visit) => {
    const done = queued.filter(
      ({ visitId, refusal, asked }) => visitId === visit.id && !refusal && !asked,
    );
    const status = done.map(({ name }) => AFTER[name]).findLast((one) => one !== undefined);
    return status ? { ...visit, status } : visit;
  });
