import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { type Instant, instantInIndia } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { DECLINE_UNDONE_WITHIN } from '#server/modules/dispatch/answering.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import { readKarigarVisit } from '#server/views/karigar-visits.ts';
import { readLiveVisit } from '#server/views/live-visit.ts';
import { listOpenOffers } from '#server/views/offers.ts';
import { insertStranger } from '#testing/cast.ts';
import { payFor } from '#testing/payments.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import { sowCustomer, sowKarigar, sowSmallTown, TOWN } from '#testing/small-town.ts';
import { createWorld, type World } from '#testing/world.ts';
import { bookSlot } from '../booking/book-slot.ts';
import { writePlacings } from '../steps/booking/write-placings.ts';
import { crewOf } from '../steps/visit/crew-of.ts';
import { acceptOffer } from './accept-offer.ts';
import { declineOffer } from './decline-offer.ts';
import { findKarigar } from './find-karigar.ts';

const CORPORATE = 6;
const START = instantInIndia('2026-11-25', 600);

type Worker = { readonly id: number; readonly userId: string };

let world: World;
let now: Instant;
let bookingId: string;
let leader: Worker;
let others: readonly [Worker, Worker, Worker];

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
});
afterAll(() => world.close());

/** Four of a team are asked, and one of them leads. */
beforeEach(async () => {
  now = instantInIndia('2026-11-23', 600);
  await world.db.query('update karigars set active = false');
  const team = [await worker(), await worker(), await worker(), await worker()] as const;
  bookingId = newId();
  const address = { street: '12 Hill Road', city: 'Mumbai', state: 'Maharashtra' };
  const customer = await sowCustomer(world.db);
  const outcome = await bookSlot(app(), customer, {
    ...{ id: bookingId, serviceId: CORPORATE, date: '2026-11-25', time: '10:00 AM' },
    address: { ...address, pincode: TOWN.near, landmark: '', flat: '702' },
    paymentMethod: 'cash',
    shownPricePaise: 1_500_000,
  });
  expect(outcome).toMatchObject({ ok: true });
  await payFor(app(), customer, bookingId, 1_200_000);
  await find('BookingPlaced');
  others = [team[1], team[2], team[3]];
  leader = team[0];
  expect(await accept(leader)).toEqual({ ok: true, value: 'lead' });
});

/** Facts of their own, because what a process remembers of a day would be half a second old. */
const app = () => ({
  pool: world.db,
  now: () => now,
  facts: createAppCache(world.db),
  writePlacing: writePlacings(world.db),
});
async function worker(): Promise<Worker> {
  const id = await sowKarigar(world.db, { skills: [CORPORATE] });
  const { id: userId } = await insertStranger(world.db, { role: 'karigar' });
  await world.db.query('update karigars set user_id = $2 where id = $1', [id, userId]);
  return { id, userId };
}
const find = (cause: string) => findKarigar(app(), { bookingId, cause });
const offerOf = async ({ userId }: Worker) =>
  (await listOpenOffers(world.db, userId, now)).find((offer) => offer.bookingId === bookingId);
const accept = async (one: Worker) =>
  acceptOffer(app(), { id: (await offerOf(one))?.id as string, userId: one.userId });
/** And does not take it back. */
const decline = async (one: Worker) => {
  await declineOffer(app(), { id: (await offerOf(one))?.id as string, userId: one.userId });
  now += DECLINE_UNDONE_WITHIN;
};
const held = async (): Promise<number[]> => {
  const text = 'select karigar_id from holds where booking_id = $1 order by karigar_id';
  return (await world.db.query(text, [bookingId])).rows.map((row) => row.karigar_id);
};
const crew = async (): Promise<number[]> => {
  const booking = await findBooking(world.db, bookingId);
  if (!booking) throw new Error('There is no such booking');
  return crewOf(world.db, booking, await findVisit(world.db, bookingId), now);
};
const seesIt = async ({ userId }: Worker) =>
  (await readKarigarVisit(world.db, userId, bookingId, now)).ok;

test('a Karigar of a team who says no is replaced by one who is asked to come along, reads no address and is not paid', async () => {
  const [sunil, ...rest] = others;
  const spare = await worker();
  expect(await seesIt(leader)).toBe(true);
  // An asked Karigar has not accepted.
  expect(await seesIt(sunil)).toBe(false);
  await decline(sunil);
  await find('OfferDeclined');
  await find('VisitOffered');
  expect(await held()).toEqual([leader, ...rest, spare].map(({ id }) => id));
  expect(await offerOf(spare)).toMatchObject({ leads: false });
  expect(await seesIt(spare)).toBe(false);
  expect(await accept(spare)).toEqual({ ok: true, value: 'join' });
  expect([await seesIt(spare), await seesIt(sunil)]).toEqual([true, false]);
  expect(await crew()).toEqual([leader.id, spare.id]);
});

test('its customer reads how many have said yes, and a Karigar what is divided among whoever comes', async () => {
  const [sunil, manoj] = others;
  const companions = async () => {
    const { rows } = await world.db.query('select user_id from bookings where id = $1', [
      bookingId,
    ]);
    const facts = { places: await createAppCache(world.db).places(), keys: TEST_KEYS, now };
    const seen = await readLiveVisit(world.db, rows[0]?.user_id, bookingId, facts);
    return seen?.karigar?.companions;
  };
  const team = async () => {
    const seen = await readKarigarVisit(world.db, leader.userId, bookingId, now);
    return seen.ok ? seen.value.visit.team.length : undefined;
  };
  expect([await companions(), await team()]).toEqual([0, 4]);
  await accept(manoj);
  await decline(sunil);
  await find('OfferDeclined');
  expect([await companions(), await team()]).toEqual([1, 3]);
});

test('a Karigar who said no is free where nobody else has room, and operations are told', async () => {
  const [sunil, ...rest] = others;
  for (const one of rest) await accept(one);
  await decline(sunil);
  await find('OfferDeclined');
  expect(await held()).toEqual([leader, ...rest].map(({ id }) => id));
  expect(await crew()).toEqual([leader, ...rest].map(({ id }) => id));
  const { rows } = await world.db.query('select type from events where subject = $1', [bookingId]);
  expect(rows.map(({ type }) => type)).toContain('NobodyHasRoom');
});

test('a Karigar who does not answer is neither paid nor waited for: when their time is over another is asked', async () => {
  const [sunil, ...rest] = others;
  for (const one of rest) await accept(one);
  const { againAt } = await find('VisitOffered');
  if (againAt === undefined) throw new Error('Nobody looks after who does not answer');
  expect(againAt).toBeLessThan(START);
  expect(await crew()).not.toContain(sunil.id);
  const spare = await worker();
  now = againAt;
  await find('VisitOffered');
  expect(await held()).toEqual([leader, ...rest, spare].map(({ id }) => id));
  expect(await accept(spare)).toEqual({ ok: true, value: 'join' });
  expect(await crew()).toHaveLength(4);
});
