import { cancelOnBehalf } from '#contract/ops/cancel-on-behalf.ts';
import { previewAct } from '#contract/ops/preview-act.ts';
import { rescheduleOnBehalf } from '#contract/ops/reschedule-on-behalf.ts';
import { accept, refuse } from '#kernel/outcome.ts';
import { cancelBooking } from '#server/flows/booking/cancel-booking.ts';
import { rescheduleBooking } from '#server/flows/booking/reschedule-booking.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { type Answer, answer } from '../http/mount-routes.ts';
import { preview } from './preview.ts';

/** The preview of an act on the day, and the acts of a customer said by telephone. */
export const dayAnswers: readonly Answer[] = [
  answer(previewAct, (input, { world, person }) => preview(world, input, `ops:${person.id}`)),
  answer(rescheduleOnBehalf, async ({ why, seen, ...input }, { db, world, person }) => {
    const booking = await findBooking(db, input.id);
    if (!booking) return refuse('booking-not-found');
    const onBehalf = { actor: `ops:${person.id}`, why, seen };
    const moved = await rescheduleBooking(world, { ...input, userId: booking.userId, onBehalf });
    if (!moved.ok) return moved;
    return accept({ status: (await findBooking(db, input.id))?.status ?? booking.status });
  }),
  answer(cancelOnBehalf, async ({ id, why, seen, ...input }, { db, world, person }) => {
    const booking = await findBooking(db, id);
    if (!booking) return refuse('booking-not-found');
    const onBehalf = { actor: `ops:${person.id}`, why, seen };
    const command = { ...input, bookingId: id, userId: booking.userId, onBehalf };
    const ended = await cancelBooking(world, command);
    if (!ended.ok) return ended;
    const status = (await findBooking(db, id))?.status ?? booking.status;
    return accept({ status, ...(ended.value === 'was-cancelled' && { hadEnded: true }) });
  }),
];
