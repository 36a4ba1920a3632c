import { assignByHand as assignPromise } from '#contract/ops/assign-by-hand.ts';
import { callOffBooking as callOffPromise } from '#contract/ops/call-off-booking.ts';
import { recordKarigarNoShow as noShowPromise } from '#contract/ops/record-karigar-no-show.ts';
import { accept } from '#kernel/outcome.ts';
import { callOffBooking } from '#server/flows/booking/call-off-booking.ts';
import { reportKarigarNoShow } from '#server/flows/booking/report-karigar-no-show.ts';
import { assignByHand } from '#server/flows/dispatch/assign-by-hand.ts';
import { refuseChanged } from '#server/flows/steps/booking/has-changed.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

const HAD_ENDED = { hadEnded: true } as const;

/** Routes by which operations change a booking, each with a reason. */
export const opsBookingAnswers: readonly Answer[] = [
  answer(assignPromise, (input, { world, person }) =>
    assignByHand(world, { ...input, by: person.id }),
  ),
  answer(callOffPromise, async ({ id, visit, why, seen }, { world, person }) => {
    const command = { bookingId: id, visit, actor: `ops:${person.id}`, why, seen };
    const outcome = await callOffBooking(world, command);
    if (!outcome.ok) return outcome;
    return accept({ status: 'cancelled', ...(outcome.value === 'had-ended' && HAD_ENDED) });
  }),
  answer(noShowPromise, async ({ id, visit, why }, { world, person }) => {
    const command = { bookingId: id, visit, actor: `ops:${person.id}`, why };
    const outcome = await refuseChanged(reportKarigarNoShow(world, command));
    if (!outcome.ok) return outcome;
    return accept({ status: 'no_show_provider', ...(outcome.value === 'had-ended' && HAD_ENDED) });
  }),
];
