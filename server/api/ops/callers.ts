import { bookForCaller } from '#contract/ops/book-for-caller.ts';
import { findCaller } from '#contract/ops/find-caller.ts';
import { readServiceChoices as choicesPromise } from '#contract/ops/read-service-choices.ts';
import { accept } from '#kernel/outcome.ts';
import { toIndiaIso } from '#kernel/time.ts';
import { readCaller, toldBy } from '#server/views/caller.ts';
import { readServiceChoices } from '#server/views/service-choices.ts';
import { bookForSomebody } from '../book-for-somebody.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Booking for whoever is on the telephone. */
export const callerAnswers: readonly Answer[] = [
  answer(findCaller, async ({ mobile }, { db }) => accept(await readCaller(db, mobile))),
  answer(choicesPromise, (asked, { world, now }) => readServiceChoices(world.facts, asked, now)),
  answer(bookForCaller, async (input, { world, person, now, caller }) => {
    const outcome = await bookForSomebody({ world, now, caller }, input, `ops:${person.id}`);
    if (!outcome.ok) return outcome;
    const { booking, customer } = outcome.value;
    const { id, reference, firmAt, holdUntil } = booking;
    return accept({
      ...{ bookingId: id, reference, customerId: customer.id, firm: firmAt !== null },
      holdUntil: holdUntil === null ? null : toIndiaIso(holdUntil),
      toldBy: toldBy(customer, firmAt !== null, world.messenger.channels),
    });
  }),
];
