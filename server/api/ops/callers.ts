import { bookForCaller } from '#contract/ops/book-for-caller.ts';
import { findCaller } from '#contract/ops/find-caller.ts';
import { accept } from '#kernel/outcome.ts';
import { toIndiaIso } from '#kernel/time.ts';
import { admitPlacing, giveBackPlacing } from '#server/flows/booking/admit-placing.ts';
import { bookSlot } from '#server/flows/booking/book-slot.ts';
import { findOrMakeCaller } from '#server/flows/identity/find-or-make-caller.ts';
import { readCaller, toldBy } from '#server/views/caller.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Booking for whoever is on the telephone. */
export const callerAnswers: readonly Answer[] = [
  answer(findCaller, async ({ mobile }, { db }) => accept(await readCaller(db, mobile))),
  answer(bookForCaller, async ({ mobile, name, language, ...input }, { world, person, ...of }) => {
    const { now, caller } = of;
    const told = { mobile, fullName: name ?? null, language, by: person.id, bookingId: input.id };
    const found = await findOrMakeCaller(world.pool, told, now);
    if (!found.ok) return found;
    const customer = found.value;
    const { address } = caller;
    const admitted = world.bookingLimits
      ? await admitPlacing(world, { person: customer, input, address, byUs: true }, now)
      : accept({ counted: [] });
    if (!admitted.ok) return admitted;
    const outcome = await bookSlot(world, { ...customer, bookedBy: person.id }, input);
    if (!outcome.ok || outcome.value.booking.createdAt < now)
      await giveBackPlacing(world, admitted.value);
    if (!outcome.ok) {
      world.countRefused?.(outcome.refusal.code, input, now);
      return outcome;
    }
    const { id, reference, firmAt, holdUntil } = outcome.value.booking;
    return accept({
      ...{ bookingId: id, reference, customerId: customer.id, firm: firmAt !== null },
      holdUntil: holdUntil === null ? null : toIndiaIso(holdUntil),
      toldBy: toldBy(customer, firmAt !== null, world.messenger.channels),
    });
  }),
];
