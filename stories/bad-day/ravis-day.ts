import type { BookingView } from '#contract/customer/booking.ts';
import { placeBooking } from '#contract/customer/place-booking.ts';
import { assignByHand } from '#contract/ops/assign-by-hand.ts';
import { readDay } from '#contract/ops/read-day.ts';
import { readOpenSlots } from '#contract/public/read-open-slots.ts';
import { newId } from '#kernel/ids.ts';
import { addDays, dateInIndia, HOUR } from '#kernel/time.ts';
import { cast } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import type { Product } from '#testing/product.ts';
import { payAtOnce } from '../paid-online.ts';

const SERVICE = { serviceId: 5, shownPricePaise: 60_000 };
const ADDRESS = {
  ...{ street: 'Linking Road Lane 4', city: 'Mumbai', state: 'Maharashtra' },
  ...{ pincode: '400053', landmark: '' },
};
/** The work takes an hour, and the way to the next home some minutes. */
const APART_MS = 2 * HOUR;

type Company = { readonly product: Product; readonly ops: Client; readonly customer: Client };
type Visits = { readonly most: number; readonly paid: number };

/** Tomorrow as Ravi has it: so many visits, booked by a customer and given to Ravi by one of us; the first ones are paid online. */
export async function fillRavisDay(
  company: Company,
  visits: Visits,
): Promise<readonly BookingView[]> {
  const date = addDays(dateInIndia(Date.now()), 1);
  const { karigars } = (await company.ops.call(readDay, { date })).value?.roster ?? {};
  const ravi = karigars?.id[karigars.name.indexOf(cast.ravi.fullName)] ?? 0;
  return fillDayOf(ravi, company, visits);
}

/** The same of any electrician. */
export async function fillDayOf(
  karigarId: number,
  { product, ops, customer }: Company,
  { most, paid }: Visits,
): Promise<readonly BookingView[]> {
  const date = addDays(dateInIndia(Date.now()), 1);
  const where = { serviceId: SERVICE.serviceId, pincode: ADDRESS.pincode };
  const { value } = await customer.call(readOpenSlots, { ...where, date });
  const visits: BookingView[] = [];
  let from = 0;
  for (const { open, startsAt, label: time } of value?.slots ?? []) {
    if (visits.length === most) break;
    if (!open || Date.parse(startsAt) < from) continue;
    const paymentMethod = visits.length < paid ? 'upi' : 'cash';
    const placed = await customer.call(placeBooking, {
      ...{ ...SERVICE, id: newId(), date, time, address: ADDRESS, paymentMethod },
    });
    if (!placed.value) continue;
    const { id, payment } = placed.value.booking;
    if (paymentMethod === 'upi') await payAtOnce(product, customer, id, payment?.dueNowPaise ?? 0);
    const given = await ops.call(assignByHand, { id, karigarId, why: 'They know the house.' });
    if (!given.value) throw new Error(`Not given: ${given.refusal?.code}`);
    visits.push(placed.value.booking);
    from = Date.parse(startsAt) + APART_MS;
  }
  return visits;
}
