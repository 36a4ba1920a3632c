import { homeOf } from '#contract/fields/address.ts';
import { type Booking, hasOwner } from '#server/modules/booking/booking.ts';
import type { Business } from '#server/modules/tax-document/business-store.ts';
import type { Recipient } from '#server/modules/tax-document/sealed-recipient.ts';

/** The address of the visit; a booking whose owner was forgotten has neither name nor address. */
export function recipientOf(booking: Booking, business: Business | undefined): Recipient {
  if (!hasOwner(booking)) return { name: '', address: null, gstin: null };
  const { name, address } = booking;
  const where = [homeOf(address), address.city].filter(Boolean).join(', ') || null;
  return { name: business?.name ?? name, address: where, gstin: business?.gstin ?? null };
}
