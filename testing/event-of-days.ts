import { newId } from '#kernel/ids.ts';
import { HOUR, type Instant, instantInIndia, type LocalDate } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { bookSlot, type Customer } from '#server/flows/booking/book-slot.ts';
import { acceptOffer } from '#server/flows/dispatch/accept-offer.ts';
import { findKarigar } from '#server/flows/dispatch/find-karigar.ts';
import { arrive } from '#server/flows/visit/arrive.ts';
import { dispatchVisit } from '#server/flows/visit/dispatch-visit.ts';
import { startWork } from '#server/flows/visit/start-work.ts';
import { listOpenOffers } from '#server/views/offers.ts';
import { TOWN } from './small-town.ts';
import { AT_THE_DOOR, acting, startCodeOf, type VisitTestDeps, type Worker } from './visits.ts';
import { NOW } from './world.ts';

type Kind = { readonly serviceId: number; readonly pricePaise: number };

/** A server whose facts are its own, because what a process remembers of a day would be half a second old. */
export const anew = (app: VisitTestDeps) => ({ ...app, facts: createAppCache(app.pool) });

/** An event at ten on one day or several, to which all of these have said yes; the first of them leads it. */
export async function eventOfDays(
  app: VisitTestDeps,
  customer: Customer,
  { serviceId, pricePaise }: Kind,
  dates: readonly LocalDate[],
  team: readonly Worker[],
): Promise<string> {
  app.turnTo(NOW);
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
  const booked = await bookSlot(anew(app), customer, { ...input, moreDates });
  if (!booked.ok) throw new Error(`Not booked: ${booked.refusal.code}`);
  await app.pool.query('update bookings set firm_at = now(), hold_until = null where id = $1', [
    id,
  ]);
  await findKarigar(anew(app), { bookingId: id, cause: 'BookingPlaced' });
  for (const { userId } of team) {
    const offers = await listOpenOffers(app.pool, userId, app.now());
    const offer = offers.find(({ bookingId }) => bookingId === id);
    const said = await acceptOffer(anew(app), { id: offer?.id ?? newId(), userId });
    if (!said.ok) throw new Error(`Not accepted: ${said.refusal.code}`);
  }
  return id;
}

/** Its first day is begun by whoever leads it, half an hour ahead of its time, and over by the evening. */
export async function firstDayOf(
  app: VisitTestDeps,
  leader: Worker,
  id: string,
  date: LocalDate,
): Promise<void> {
  const at: Instant = instantInIndia(date, 600);
  const act = () => acting(app, leader, id);
  app.turnTo(at - HOUR / 2);
  for (const outcome of [
    await dispatchVisit(app, act()),
    await arrive(app, { ...act(), position: AT_THE_DOOR }),
    await startWork(app, { ...act(), code: await startCodeOf(app.pool, id) }),
  ])
    if (!outcome.ok) throw new Error(`Not begun: ${outcome.refusal.code}`);
  app.turnTo(at + 10 * HOUR);
}
