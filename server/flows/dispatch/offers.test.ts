import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { instantInIndia, MINUTE } from '#kernel/time.ts';
import { type AppCache, createAppCache } from '#server/cache/app-cache.ts';
import { checkRoster } from '#server/effects/check-roster.ts';
import { callOffBooking } from '#server/flows/booking/call-off-booking.ts';
import { DECLINE_UNDONE_WITHIN } from '#server/modules/dispatch/answering.ts';
import { readDispatch } from '#server/views/dispatch.ts';
import { listOpenOffers } from '#server/views/offers.ts';
import { insertStranger } from '#testing/cast.ts';
import { payFor } from '#testing/payments.ts';
import { sowCustomer, sowKarigar, sowSmallTown, TOWN } from '#testing/small-town.ts';
import { createWorld, type World } from '#testing/world.ts';
import { bookSlot } from '../booking/book-slot.ts';
import { writePlacings } from '../steps/booking/write-placings.ts';
import { acceptOffer } from './accept-offer.ts';
import { declineOffer } from './decline-offer.ts';
import { findKarigar } from './find-karigar.ts';

/** A town of its own for every test: who lives nearest is asked first, and two know nothing of each other. */
let world: World;
let facts: AppCache;
const clock = { now: instantInIndia('2026-11-23', 8 * 60) };
const app = () => ({
  pool: world.db,
  now: () => clock.now,
  facts,
  writePlacing: writePlacings(world.db),
});
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
});
afterAll(() => world.close());

type Worker = { readonly id: number; readonly userId: string };

async function worker(home: string = TOWN.near, skill = 3): Promise<Worker> {
  const id = await sowKarigar(world.db, { home, skills: [skill] });
  const { id: userId } = await insertStranger(world.db, { role: 'karigar' });
  await world.db.query('update karigars set user_id = $2 where id = $1', [id, userId]);
  return { id, userId };
}

const fresh = async () => {
  clock.now = instantInIndia('2026-11-23', 8 * 60);
  await world.db.query('update karigars set active = false');
  // A process that has not seen the day yet: what it remembers would be half a second old.
  facts = createAppCache(world.db);
};

async function book(hour = '02:00 PM', date = '2026-11-23', serviceId = 3): Promise<string> {
  const customer = await sowCustomer(world.db);
  const id = newId();
  const prices: Record<number, number> = { 3: 80_000, 6: 1_500_000 };
  const outcome = await bookSlot(app(), customer, {
    id,
    serviceId,
    date,
    time: hour,
    address: {
      street: '12 Hill Road',
      city: 'Mumbai',
      state: 'Maharashtra',
      pincode: TOWN.near,
      landmark: '',
      society: 'Sahyadri Heights',
      flat: '702',
    },
    paymentMethod: 'cash',
    shownPricePaise: prices[serviceId] as number,
  });
  expect(outcome).toMatchObject({ ok: true });
  // An event is offered to nobody before its advance is there.
  if (serviceId === 6) await payFor(app(), customer, id, 1_200_000);
  return id;
}

const find = (bookingId: string, cause = 'BookingPlaced') =>
  findKarigar(app(), { bookingId, cause });
const offersTo = ({ userId }: Worker) => listOpenOffers(world.db, userId, clock.now);
async function offerOf(one: Worker, bookingId: string): Promise<string> {
  const found = (await offersTo(one)).find((offer) => offer.bookingId === bookingId);
  if (!found) throw new Error('The Karigar was not asked');
  return found.id;
}
const holderOf = async (bookingId: string): Promise<number[]> => {
  const text = 'select karigar_id from holds where booking_id = $1 order by karigar_id';
  return (await world.db.query(text, [bookingId])).rows.map((row) => row.karigar_id);
};
const statusOf = async (bookingId: string): Promise<string> =>
  (await world.db.query('select status from bookings where id = $1', [bookingId])).rows[0].status;
const accept = async (one: Worker, bookingId: string) =>
  acceptOffer(app(), { id: await offerOf(one, bookingId), userId: one.userId });

describe('a firm visit is offered', () => {
  test('first to the Karigar whose time is held, with everything needed to decide', async () => {
    await fresh();
    const ravi = await worker();
    const bookingId = await book();
    await find(bookingId);
    expect(await offersTo(ravi)).toMatchObject([
      {
        bookingId,
        round: 1,
        urgent: false,
        leads: true,
        serviceSlug: 'plumbing',
        date: '2026-11-23',
        time: '02:00 PM',
        durationMinutes: 90,
        area: { pincode: TOWN.near, society: 'Sahyadri Heights', floor: 7, lift: null },
        journey: { from: 'home', minutes: 10, leaveAt: '2026-11-23T13:50:00+05:30' },
        pay: { grossPaise: 80_000, netPaise: 64_000 },
        cashPaise: 80_000,
      },
    ]);
    // Done twice, nobody is asked twice.
    await find(bookingId);
    expect(await offersTo(ravi)).toHaveLength(1);
  });

  test('to more people when the first does not answer, and all who were asked may still say yes', async () => {
    await fresh();
    const ravi = await worker();
    const bookingId = await book();
    const others = [await worker(), await worker(), await worker(), await worker()];
    await find(bookingId);
    clock.now += 5 * MINUTE;
    await find(bookingId, 'VisitOffered');
    expect((await Promise.all(others.map(offersTo))).flat()).toEqual([]);
    clock.now += 16 * MINUTE;
    await find(bookingId, 'VisitOffered');
    const asked = (await Promise.all(others.map(offersTo))).map(({ length }) => length);
    expect(asked.toSorted()).toEqual([0, 1, 1, 1]);
    expect(await accept(ravi, bookingId)).toEqual({ ok: true, value: 'lead' });
    expect((await Promise.all(others.map(offersTo))).flat()).toEqual([]);
  });

  test('to the next once a no can no longer be taken back, whose time is then held instead; declining marks nobody', async () => {
    await fresh();
    const ravi = await worker();
    const bookingId = await book();
    const sunil = await worker();
    await find(bookingId);
    const id = await offerOf(ravi, bookingId);
    const decline = () => declineOffer(app(), { id, userId: ravi.userId, reason: 'too-far' });
    for (const _ of ['once', 'twice']) expect(await decline()).toEqual({ ok: true, value: {} });
    clock.now += DECLINE_UNDONE_WITHIN;
    await find(bookingId, 'OfferDeclined');
    expect(await holderOf(bookingId)).toEqual([sunil.id]);
    expect(await offersTo(ravi)).toEqual([]);
    expect(await accept(sunil, bookingId)).toEqual({ ok: true, value: 'lead' });
    expect(await statusOf(bookingId)).toBe('assigned');
    // The next visit is offered to the same Karigar as if nothing had been.
    const another = await book('06:00 PM');
    await find(another);
    expect((await offersTo(ravi)).length + (await offersTo(sunil)).length).toBe(1);
  });

  test('not in the night, unless the start is near', async () => {
    await fresh();
    clock.now = instantInIndia('2026-11-23', 22 * 60);
    const ravi = await worker();
    const tomorrow = await book('02:00 PM', '2026-11-24');
    expect(await find(tomorrow)).toEqual({ againAt: instantInIndia('2026-11-24', 7 * 60) });
    expect(await offersTo(ravi)).toEqual([]);
    const early = await book('09:00 AM', '2026-11-24');
    await find(early);
    expect(await offersTo(ravi)).toHaveLength(1);
  });

  test('only in the week of the visit, and not before it is firm', async () => {
    await fresh();
    const ravi = await worker();
    const far = await book('02:00 PM', '2026-12-20');
    expect(await find(far)).toEqual({});
    expect(await offersTo(ravi)).toEqual([]);
    expect(await holderOf(far)).toEqual([ravi.id]);
    clock.now = instantInIndia('2026-12-13', 15 * 60);
    await find(far, 'sweep');
    expect(await offersTo(ravi)).toHaveLength(1);
  });
});

describe('accepting', () => {
  test('two accept at once: one has it, the other hears that it is taken; nobody is in two places', async () => {
    await fresh();
    const ravi = await worker();
    const bookingId = await book();
    const sunil = await worker();
    await find(bookingId);
    clock.now += 21 * MINUTE;
    await find(bookingId, 'VisitOffered');
    const ids = [await offerOf(ravi, bookingId), await offerOf(sunil, bookingId)] as const;
    const outcomes = await Promise.all([
      acceptOffer(app(), { id: ids[0], userId: ravi.userId }),
      acceptOffer(app(), { id: ids[1], userId: sunil.userId }),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, refusal: { code: 'offer-taken' } });
    const winner = outcomes[0].ok ? ravi : sunil;
    expect(await holderOf(bookingId)).toEqual([winner.id]);
    // The winner hears the same again.
    const id = outcomes[0].ok ? ids[0] : ids[1];
    expect(await acceptOffer(app(), { id, userId: winner.userId })).toEqual({
      ok: true,
      value: 'had-it',
    });
    const { rows } = await world.db.query(
      `select count(*)::int as n from events where subject = $1 and type = 'KarigarAssigned'`,
      [bookingId],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('one Karigar takes two visits of the same hour at once: the second is refused', async () => {
    await fresh();
    const [ravi, sunil] = [await worker(), await worker()];
    const [one, other] = [await book(), await book()];
    await find(one);
    await find(other);
    clock.now += 21 * MINUTE;
    await find(one, 'VisitOffered');
    await find(other, 'VisitOffered');
    const holder = (await holderOf(one))[0] === ravi.id ? ravi : sunil;
    await world.db.query(
      `insert into offers (id, booking_id, karigar_id, round, state, leads, urgent, starts_at, offered_at, expires_at,
          pay, journey) select $1, booking_id, $2, 9, 'open', true, false, starts_at, offered_at, expires_at, pay, journey
          from offers where booking_id = $3 limit 1`,
      [newId(), holder.id, other],
    );
    const outcomes = await Promise.all([accept(holder, one), accept(holder, other)]);
    expect(outcomes).toEqual([
      { ok: true, value: 'lead' },
      { ok: false, refusal: { code: 'time-taken' } },
    ]);
    expect(await holderOf(one)).toEqual([holder.id]);
    expect(await holderOf(other)).not.toEqual([holder.id]);
  });

  test('a cancelled or finished visit is gone from the offers, and another’s offer is not found', async () => {
    await fresh();
    const ravi = await worker();
    const bookingId = await book();
    await find(bookingId);
    const id = await offerOf(ravi, bookingId);
    const sunil = await worker();
    expect(await acceptOffer(app(), { id, userId: sunil.userId })).toMatchObject({
      refusal: { code: 'offer-not-found' },
    });
    const calledOff = { bookingId, actor: 'ops:1', why: 'test' };
    expect(await callOffBooking(app(), calledOff)).toMatchObject({ ok: true });
    expect(await acceptOffer(app(), { id, userId: ravi.userId })).toMatchObject({
      refusal: { code: 'offer-gone' },
    });
    await find(bookingId, 'BookingCancelled');
    expect(await offersTo(ravi)).toEqual([]);
  });

  test('the first of a team who accepts leads, the others come along', async () => {
    await fresh();
    const team = [];
    for (let one = 0; one < 4; one += 1) team.push(await worker(TOWN.near, 6));
    clock.now = instantInIndia('2026-11-23', 10 * 60);
    const bookingId = await book('10:00 AM', '2026-11-25', 6);
    await find(bookingId);
    const [first, second] = team as [Worker, Worker];
    // The day's part is counted at the door: the advance is paid, and the last part comes after the work is accepted.
    const [offer] = (await Promise.all(team.map(offersTo))).flat().filter(({ leads }) => leads);
    expect(offer?.cashPaise).toBe(150_000);
    expect(await accept(second, bookingId)).toEqual({ ok: true, value: 'lead' });
    expect(await accept(first, bookingId)).toEqual({ ok: true, value: 'join' });
    expect(await statusOf(bookingId)).toBe('assigned');
    expect(await holderOf(bookingId)).toHaveLength(4);
  });
});

describe('an event of several days', () => {
  test('goes to another on all of its days or on none, and only to who is free on all', async () => {
    await fresh();
    const team: Worker[] = [];
    for (let one = 0; one < 4; one += 1) team.push(await worker(TOWN.near, 6));
    const customer = await sowCustomer(world.db);
    const id = newId();
    const outcome = await bookSlot(app(), customer, {
      ...{ id, serviceId: 6, date: '2026-11-25', moreDates: ['2026-11-26'], time: '10:00 AM' },
      address: {
        street: '1',
        city: 'Mumbai',
        state: 'Maharashtra',
        pincode: TOWN.near,
        landmark: '',
      },
      paymentMethod: 'cash',
      shownPricePaise: 3_000_000,
    });
    expect(outcome).toMatchObject({ ok: true });
    await payFor(app(), customer, id, 2_400_000);
    const crews = async (): Promise<number[][]> => {
      const { rows } = await world.db.query<{ people: number[] }>(
        `select array_agg(karigar_id order by karigar_id) as people from holds
          where booking_id = $1 or booking_id in (select id from later_visits where booking_id = $1)
          group by booking_id`,
        [id],
      );
      return rows.map(({ people }) => people);
    };
    const all = team.map((one) => one.id);
    expect(await crews()).toEqual([all, all]);
    await find(id);
    const [ravi] = team as [Worker];
    await declineOffer(app(), { id: await offerOf(ravi, id), userId: ravi.userId });
    clock.now += DECLINE_UNDONE_WITHIN;
    // Free on the first day only.
    const away = await worker(TOWN.near, 6);
    await world.db.query(`insert into karigar_leaves values ($1, '2026-11-26')`, [away.id]);
    await find(id, 'OfferDeclined');
    expect(await crews()).toEqual([all, all]);
    const free = await worker(TOWN.near, 6);
    await find(id, 'sweep');
    const now = [...all.slice(1), free.id];
    expect(await crews()).toEqual([now, now]);
    // A day off on one of the days is not to come at all.
    const off = all[1] as number;
    await world.db.query(`insert into karigar_leaves values ($1, '2026-11-26')`, [off]);
    await checkRoster(app(), { karigarId: off });
    expect(await crews()).toEqual([now.slice(1), now.slice(1)]);
    await world.db.query('update karigars set active = false where id = $1', [free.id]);
    await find(id, 'RosterChanged');
    expect(await crews()).toEqual([all.slice(2), all.slice(2)]);
  });
});

describe('the hold of a visit', () => {
  test('goes to somebody else when its Karigar takes leave; the visit they had accepted is offered anew', async () => {
    await fresh();
    const ravi = await worker();
    const [open, taken] = [await book('11:00 AM'), await book('04:00 PM')];
    await find(open);
    await find(taken);
    await accept(ravi, taken);
    const sunil = await worker();
    await world.db.query(`insert into karigar_leaves values ($1, '2026-11-23')`, [ravi.id]);
    await checkRoster(app(), { karigarId: ravi.id });
    expect(await holderOf(open)).toEqual([sunil.id]);
    expect(await statusOf(taken)).toBe('pending');
    await find(taken, 'KarigarReleased');
    expect(await holderOf(taken)).toEqual([sunil.id]);
    expect((await offersTo(sunil)).map(({ bookingId }) => bookingId)).toEqual([open, taken]);
    expect(await offersTo(ravi)).toEqual([]);
  });

  test('is free, and operations are told, where nobody else has room', async () => {
    await fresh();
    const ravi = await worker();
    const bookingId = await book();
    await world.db.query('update karigars set active = false where id = $1', [ravi.id]);
    await checkRoster(app(), { karigarId: ravi.id });
    expect(await holderOf(bookingId)).toEqual([]);
    const { rows } = await world.db.query(
      'select type from events where subject = $1 order by id',
      [bookingId],
    );
    expect(rows.map(({ type }) => type)).toContain('NobodyHasRoom');
  });

  test('every decision can be asked for its reasons, in words', async () => {
    await fresh();
    await worker();
    await worker(TOWN.far);
    const bookingId = await book();
    await find(bookingId);
    const seen = await readDispatch(world.db, bookingId, 'en');
    if (!seen.ok) throw new Error('not found');
    expect(seen.value).toMatchObject({
      status: 'pending',
      held: [{ karigar: { name: 'Ravi Pawar' } }],
    });
    expect(seen.value.decisions).toMatchObject([
      {
        kind: 'offered',
        cause: 'BookingPlaced',
        sentence: 'Round 1: the visit was offered to 1 more.',
        candidates: [
          {
            outcome: 'asked',
            sentence: expect.stringContaining('holds the time; 10 min more driving'),
          },
          { outcome: 'next', sentence: expect.stringContaining('would be asked next; 70 min') },
        ],
      },
    ]);
    for (const language of ['hi', 'mr'] as const) {
      const said = await readDispatch(world.db, bookingId, language);
      expect(said.ok && said.value.decisions[0]?.sentence).toMatch(/[ऀ-ॿ]/);
    }
    expect(await readDispatch(world.db, newId(), 'en')).toMatchObject({ ok: false });
  });
});
