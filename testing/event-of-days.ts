import { newId } from '#kernel/ids.ts';
import { HOUR, type Instant, instantInIndia, type LocalDate } from '#kernel/time.ts';
import { createFacts } from '#server/facts/facts.ts';
import { bookDays } from '#server/flows/booking/book-days.ts';
import { bookSlot, type Customer } from '#server/flows/booking/book-slot.ts';
import { acceptOffer } from '#server/flows/dispatch/accept-offer.ts';
import { findKarigar } from '#server/flows/dispatch/find-karigar.ts';
import { arrive } from '#server/flows/visit/arrive.ts';
import { setOut } from '#server/flows/visit/set-out.ts';
import { startWork } from '#server/flows/visit/start-work.ts';
import { listOpenOffers } from '#server/views/offers.ts';
import { TOWN } from './small-town.ts';
import { AT_THE_DOOR, acting, startCodeOf, type VisitTestHouse, type Worker } from './visits.ts';
import { NOW } from './world.ts';

type Kind = { readonly serviceId: number; readonly pricePaise: number };

/** A house whose facts are its own, because what a process remembers of a day would be half a second old. */
export const anew = (house: VisitTestHouse) => ({ ...house, facts: createFacts(house.pool) });

/** An event at ten on one day or several, to which all of these have said yes; the first of them leads it. */
export async function eventOfDays(
  house: VisitTestHouse,
  customer: Customer,
  { serviceId, pricePaise }: Kind,
  dates: readonly LocalDate[],
  team: readonly Worker[],
): Promise<string> {
  house.turnTo(NOW);
  const id = newId();
  const [date = '', ...moreDates] = dates;
  const input = {
    ...{ id, serviceId, shownPricePaise: pricePaise * dates.length },
    ...{ date, time: '10:00 AM', paymentMethod: 'cash' as const },
    address: {
      ...{ street: 'A-1', city: 'Mumbai', state: 'Maharashtra' },
      ...{ pincode: TOWN.near, landmark: '' },
    },
  };
  const booked =
    moreDates.length > 0
      ? await bookDays(anew(house), customer, { ...input, moreDates })
      : await bookSlot(anew(house), customer, input);
  if (!booked.ok) throw new Error(`Not booked: ${booked.refusal.code}`);
  await house.pool.query('update bookings set firm_at = now(), hold_until = null where id = $1', [
    id,
  ]);
  await findKarigar(anew(house), { bookingId: id, cause: 'BookingPlaced' });
  for (const { userId } of team) {
    const offers = await listOpenOffers(house.pool, userId, house.now());
    const offer = offers.find(({ bookingId }) => bookingId === id);
    const said = await acceptOffer(anew(house), { id: offer?.id ?? newId(), userId });
    if (!said.ok) throw new Error(`Not accepted: ${said.refusal.code}`);
  }
  return id;
}

/** Its first day is begun by whoever leads it, an hour ahead of its time, and over by the evening. */
export async function firstDayOf(
  house: VisitTestHouse,
  leader: Worker,
  id: string,
  date: LocalDate,
): Promise<void> {
  const at: Instant = instantInIndia(date, 600);
  const his = () => acting(house, leader, id);
  house.turnTo(at - HOUR);
  for (const outcome of [
    await setOut(house, his()),
    await arrive(house, { ...his(), position: AT_THE_DOOR }),
    await startWork(house, { ...his(), code: await startCodeOf(house.pool, id) }),
  ])
    if (!outcome.ok) throw new Error(`Not begun: ${outcome.refusal.code}`);
  house.turnTo(at + 10 * HOUR);
}
