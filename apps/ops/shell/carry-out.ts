import { arriveOnBehalf } from '#contract/ops/arrive-on-behalf.ts';
import { assignByHand } from '#contract/ops/assign-by-hand.ts';
import { breakOffVisitOnBehalf } from '#contract/ops/break-off-visit-on-behalf.ts';
import { callOffBooking } from '#contract/ops/call-off-booking.ts';
import { cancelOnBehalf } from '#contract/ops/cancel-on-behalf.ts';
import { dispatchVisitOnBehalf } from '#contract/ops/dispatch-visit-on-behalf.ts';
import { finishWorkOnBehalf } from '#contract/ops/finish-work-on-behalf.ts';
import { leaveForSafetyOnBehalf } from '#contract/ops/leave-for-safety-on-behalf.ts';
import type { PreviewedAct } from '#contract/ops/preview-act.ts';
import { recordKarigarNoShow } from '#contract/ops/record-karigar-no-show.ts';
import { releaseVisitOnBehalf } from '#contract/ops/release-visit-on-behalf.ts';
import { reportCustomerNoShowOnBehalf } from '#contract/ops/report-customer-no-show-on-behalf.ts';
import { rescheduleOnBehalf } from '#contract/ops/reschedule-on-behalf.ts';
import { stopWorkOnBehalf } from '#contract/ops/stop-work-on-behalf.ts';
import { tryContactOnBehalf } from '#contract/ops/try-contact-on-behalf.ts';
import type { Acting } from './act.tsx';
import type { Consequence } from './effects.tsx';
import type { Wished } from './wished.ts';

type Seen = Pick<Consequence, 'seen' | 'money'>;
type Said = { readonly why: string; readonly actionId: string };
type ToDo = (
  acting: Pick<Acting, 'run'>,
  wished: Wished,
  seen: Seen,
  said: Said,
) => Promise<unknown>;

/** Each act, for what was seen of it; what has changed since is refused by the server. */
const ACTS: Readonly<Record<PreviewedAct, ToDo>> = {
  assign: (acting, { id, karigarId = 0 }, { seen }, { why }) =>
    acting.run(assignByHand, { id, karigarId, why, seen }),
  reschedule: (acting, { id, date = '', time = '' }, { seen, money }, { why }) => {
    const shownFloorPaise = money.feeFloorPaise ?? 0;
    return acting.run(rescheduleOnBehalf, { id, date, time, why, seen, shownFloorPaise });
  },
  cancel: (acting, { id, visit }, { seen, money }, { why }) =>
    acting.run(cancelOnBehalf, {
      ...{ id, visit, why, seen },
      ...{ shownFeePaise: money.feePaise ?? 0, shownRefundPaise: money.refundPaise ?? 0 },
    }),
  'call-off': (acting, { id, visit }, { seen }, { why }) =>
    acting.run(callOffBooking, { id, visit, why, seen }),
  'karigar-no-show': (acting, { id, visit }, { seen }, { why }) =>
    acting.run(recordKarigarNoShow, { id, visit, why, seen }),
  'set-out': (acting, { id }, { seen }, said) =>
    acting.run(dispatchVisitOnBehalf, { id, seen, ...said }),
  arrive: (acting, { id }, { seen }, said) => acting.run(arriveOnBehalf, { id, seen, ...said }),
  release: (acting, { id, reason }, { seen }, said) =>
    acting.run(releaseVisitOnBehalf, { id, seen, ...said, reason: reason as 'other' }),
  'break-off': (acting, { id, reason }, { seen }, said) =>
    acting.run(breakOffVisitOnBehalf, { id, seen, ...said, reason: reason as 'other' }),
  finish: (acting, { id, payBy = 'nothing', cashPaise = 0 }, { seen }, said) =>
    acting.run(finishWorkOnBehalf, { id, seen, ...said, payBy, cashPaise }),
  'stop-work': (acting, { id, reason, lines = [] }, { seen }, said) =>
    acting.run(stopWorkOnBehalf, { id, seen, ...said, lines, reason: reason as 'other' }),
  'contact-try': (acting, { id, by = 'call' }, { seen }, said) =>
    acting.run(tryContactOnBehalf, { id, seen, ...said, by }),
  'customer-no-show': (acting, { id }, { seen }, said) =>
    acting.run(reportCustomerNoShowOnBehalf, { id, seen, ...said }),
  'safety-exit': (acting, { id }, { seen }, said) =>
    acting.run(leaveForSafetyOnBehalf, { id, seen, ...said }),
};

export const carryOut: ToDo = (acting, wished, seen, said) =>
  ACTS[wished.act](acting, wished, seen, said);
