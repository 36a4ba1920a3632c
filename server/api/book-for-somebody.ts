import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { bookForCaller } from '#contract/ops/book-for-caller.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import { admitPlacing, giveBackPlacing } from '#server/flows/booking/admit-placing.ts';
import { bookSlot } from '#server/flows/booking/book-slot.ts';
import type { Booked } from '#server/flows/booking/steps/placing-request.ts';
import { findOrMakeCaller } from '#server/flows/identity/find-or-make-caller.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { decideOffer } from '#server/modules/catalogue/catalogue.ts';
import type { Person } from '#server/modules/identity/person.ts';
import type { BaseContext } from './http/request-context.ts';

/**
 * A booking for whoever has this mobile, by one of us or by a program, which is the actor. Nobody has shown that the mobile
 * is theirs: the time is held until they confirm it.
 */
export async function bookForSomebody(
  { world, now, caller }: Pick<BaseContext, 'world' | 'now' | 'caller'>,
  { mobile, name, language, ...input }: InputOf<typeof bookForCaller>,
  actor: string,
): Promise<Outcome<Booked & { readonly customer: Person }, RefusalOf<typeof bookForCaller>>> {
  const told = { mobile, fullName: name ?? null, language, by: actor, bookingId: input.id };
  // No account is made for what is not on sale; a booking that is there is answered whatever has changed since.
  const offer = decideOffer(await world.facts.services(), input.serviceId, input.option);
  if (!offer.ok && !(await findBooking(world.pool, input.id))) return offer;
  const found = await findOrMakeCaller(world.pool, told, now);
  if (!found.ok) return found;
  const customer = found.value;
  const { address } = caller;
  const admitted = world.bookingLimits
    ? await admitPlacing(world, { person: customer, input, address, byUs: true }, now)
    : accept({ counted: [] });
  if (!admitted.ok) return admitted;
  const outcome = await bookSlot(world, { ...customer, bookedBy: actor }, input);
  if (!outcome.ok || outcome.value.booking.createdAt < now)
    await giveBackPlacing(world, admitted.value);
  if (!outcome.ok) {
    world.countRefused?.(outcome.refusal.code, input, now);
    return outcome;
  }
  return accept({ ...outcome.value, customer });
}
