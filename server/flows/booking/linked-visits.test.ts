import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Linkage } from '#contract/catalogue/linkage.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR, instantInIndia } from '#kernel/time.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import { readBooking } from '#server/views/bookings.ts';
import { readCancellation } from '#server/views/cancellation.ts';
import { listOpenOffers } from '#server/views/offers.ts';
import { readOpenDays } from '#server/views/open-days.ts';
import { listTeamsShort } from '#server/views/visits-ahead.ts';
import { sellAnotherVersion } from '#testing/another-version.ts';
import { anew as inAHouse } from '#testing/event-of-days.ts';
import { lookAt, payFor } from '#testing/payments.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { TOWN } from '#testing/small-town.ts';
import { visitStage } from '#testing/visit-stage.ts';
import {
  AT_THE_DOOR,
  acting,
  sowWorker,
  startCodeOf,
  type VisitTestDeps,
  type Worker,
} from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { acceptOffer } from '../dispatch/accept-offer.ts';
import { findKarigar } from '../dispatch/find-karigar.ts';
import { arrive } from '../visit/arrive.ts';
import { dispatchVisit } from '../visit/dispatch-visit.ts';
import { startWork } from '../visit/start-work.ts';
import { bookSlot, type Customer } from './book-slot.ts';
import { cancelBooking } from './cancel-booking.ts';
import { rescheduleBooking } from './reschedule-booking.ts';

const LINKAGES: readonly Linkage[] = ['same-team', 'free', 'together'];
const PHOTOGRAPHY = 2;
const DAY_PAISE = 200_000;
/** Four fifths of three days. */
const ADVANCE_PAISE = 480_000;
/** A Tuesday, a Thursday and a Saturday; some also work on the Friday between. */
const DAYS = ['2026-11-24', '2026-11-26', '2026-11-28'] as const;
const WEEKDAYS = [2, 4, 6, 5];
const AT = DAYS.map((day) => instantInIndia(day, 600)) as [number, number, number];

let world: World;
let asha: Customer;
let app: VisitTestDeps;
visitStage(0, (stage) => {
  ({ world, asha, app } = stage);
});
beforeEach(async () => {
  await nobodyWorks();
});

const nobodyWorks = () => world.db.query('update karigars set active = false');

/** The same service, under terms that say this of the visits of one booking. */
async function sellAs(linkage: Linkage): Promise<void> {
  await world.db.query(
    `insert into category_versions
      select (jsonb_populate_record(v, jsonb_build_object('key', 'linked-' || $1::text,
          'terms', v.terms || jsonb_build_object('linkage', $1::text)))).*
        from category_versions v where v.key = 'event' and v.version = 1
      on conflict do nothing`,
    [linkage],
  );
  await sellAnotherVersion(world.db, PHOTOGRAPHY, { category: `linked-${linkage}` });
}

/** Works on some of the days only. */
async function workerOn(days: readonly number[]): Promise<Worker> {
  const worker = await sowWorker(world.db, [PHOTOGRAPHY]);
  await world.db.query('delete from karigar_shifts where karigar_id = $1 and weekday <> all ($2)', [
    worker.karigarId,
    days.map((day) => WEEKDAYS[day]),
  ]);
  return worker;
}

const anew = () => inAHouse(app);
async function book(days: readonly number[] = [0, 1, 2]) {
  const id = newId();
  const [date = DAYS[0], ...moreDates] = days.map((day) => DAYS[day] as string);
  const outcome = await bookSlot(anew(), asha, {
    ...{ id, serviceId: PHOTOGRAPHY, shownPricePaise: DAY_PAISE * days.length },
    ...{ date, moreDates, time: '10:00 AM', paymentMethod: 'cash' as const },
    address: {
      ...{ street: 'A-1', city: 'Mumbai', state: 'Maharashtra' },
      ...{ pincode: TOWN.near, landmark: '' },
    },
  });
  return { id, said: outcome.ok ? 'placed' : outcome.refusal.code };
}
async function placed(): Promise<string> {
  const { id, said } = await book();
  expect(said).toBe('placed');
  await payFor(app, asha, id, ADVANCE_PAISE);
  await findKarigar(anew(), { bookingId: id, cause: 'BookingPlaced' });
  return id;
}
/** The Karigars whose time is held for each visit of the booking, in the order of the visits. */
async function crewsOf(id: string): Promise<number[][]> {
  const { rows } = await world.db.query<{ crew: number[] }>(
    `select coalesce(array_agg(h.karigar_id order by h.karigar_id) filter (where h.id is not null), '{}') as crew
      from visits v left join holds h on h.booking_id = v.id
      where v.booking_id = $1 and v.ended_as is null group by v.id order by v.starts_at`,
    [id],
  );
  return rows.map(({ crew }) => crew);
}
const countHolds = async () => (await world.db.query('select from holds')).rows.length;
const offerTo = async ({ userId }: Worker) =>
  (await listOpenOffers(world.db, userId, app.now())).at(0);
const accept = async (who: Worker) =>
  acceptOffer(anew(), { id: (await offerTo(who))?.id ?? newId(), userId: who.userId });
const leaderOf = async (id: string) => (await findVisit(world.db, id))?.karigarId ?? null;
const find = (id: string, cause: string) => findKarigar(anew(), { bookingId: id, cause });
/** The clock looks after it, because nobody of the next crew leads it. */
async function sweep(id: string): Promise<void> {
  const week = { now: app.now(), until: app.now() + 7 * DAY };
  expect(await listTeamsShort(world.db, week, 100)).toContain(id);
  await find(id, 'sweep');
}

describe('placing', () => {
  test('people who are free on one day each come to linked visits, and cannot be had as one team', async () => {
    const said = new Map<Linkage, string>();
    for (const linkage of LINKAGES) {
      await nobodyWorks();
      const people = [await workerOn([0]), await workerOn([1]), await workerOn([2])];
      await sellAs(linkage);
      const shown = await readOpenDays(
        anew().facts,
        {
          ...{ serviceId: PHOTOGRAPHY, dates: DAYS.join(), time: '10:00 AM' },
          pincode: TOWN.near,
        },
        app.now(),
      );
      const { id, said: answer } = await book();
      said.set(linkage, answer);
      expect(shown.ok && shown.value.open).toBe(answer === 'placed');
      if (answer === 'placed')
        expect(await crewsOf(id)).toEqual(people.map(({ karigarId }) => [karigarId]));
    }
    expect([...said]).toEqual([
      ['same-team', 'days-taken'],
      ['free', 'placed'],
      ['together', 'placed'],
    ]);
  });

  test.each(LINKAGES)(
    '%s: whoever is free when, all visits are placed or none',
    async (linkage) => {
      await sellAs(linkage);
      const onSome = fc.subarray([0, 1, 2], { minLength: 1 });
      await fc.assert(
        fc.asyncProperty(
          fc.array(onSome, { minLength: 1, maxLength: 3 }),
          onSome,
          async (people, wanted) => {
            await nobodyWorks();
            const before = await countHolds();
            for (const days of people) await workerOn(days);
            const isAlways = people.some((own) => wanted.every((day) => own.includes(day)));
            const isEach = wanted.every((day) => people.some((own) => own.includes(day)));
            const { id, said } = await book(wanted);
            expect(said === 'placed').toBe(linkage === 'same-team' ? isAlways : isEach);
            const crews = await crewsOf(id);
            expect(crews.map((crew) => crew.length)).toEqual(
              said === 'placed' ? wanted.map(() => 1) : [],
            );
            if (linkage === 'same-team') expect(new Set(crews.flat()).size).toBeLessThan(2);
            expect((await countHolds()) - before).toBe(crews.length);
          },
        ),
        { numRuns: 12 },
      );
      expect(await listBroken(world.db)).toEqual([]);
    },
  );

  test.each(LINKAGES)(
    '%s: two who want the same days at once have all of them or nothing',
    async (linkage) => {
      await sellAs(linkage);
      await workerOn([0, 1, 2]);
      const both = await Promise.all([book([0, 1]), book([1, 2])]);
      expect(both.map(({ said }) => said).toSorted()).toEqual(['days-taken', 'placed']);
      for (const { id, said } of both)
        expect(await crewsOf(id)).toHaveLength(said === 'placed' ? 2 : 0);
      expect(await listBroken(world.db)).toEqual([]);
    },
  );
});

describe('who is asked', () => {
  test('one team is asked once for all of its visits, and leads them all', async () => {
    await sellAs('same-team');
    const ravi = await workerOn([0, 1, 2]);
    const id = await placed();
    const offer = await offerTo(ravi);
    expect(offer?.days.map(({ date }) => date)).toEqual([...DAYS]);
    expect(offer?.pay.grossPaise).toBe(3 * DAY_PAISE);
    expect(await accept(ravi)).toEqual({ ok: true, value: 'lead' });
    expect(await leaderOf(id)).toBe(ravi.karigarId);
  });

  test.each(['free', 'together'] as const)(
    '%s: each visit is offered by itself, and led by whoever comes to it',
    async (linkage) => {
      await sellAs(linkage);
      const [ravi, sunil] = [await workerOn([0]), await workerOn([1, 2])];
      const id = await placed();
      const offer = await offerTo(ravi);
      expect(offer?.days.map(({ date }) => date)).toEqual([DAYS[0]]);
      expect(offer?.pay.grossPaise).toBe(DAY_PAISE);
      expect(await offerTo(sunil)).toBeUndefined();
      expect(await accept(ravi)).toEqual({ ok: true, value: 'lead' });
      app.turnTo(AT[0] - HOUR / 2);
      for (const outcome of [
        await dispatchVisit(app, acting(app, ravi, id)),
        await arrive(app, { ...acting(app, ravi, id), position: AT_THE_DOOR }),
        await startWork(app, { ...acting(app, ravi, id), code: await startCodeOf(app.pool, id) }),
      ])
        expect(outcome).toEqual({ ok: true, value: 'done' });
      expect(await leaderOf(id)).toBe(ravi.karigarId);
      // In the evening nobody has said yes to the next one yet, so nobody leads it.
      app.turnTo(AT[0] + 10 * HOUR);
      await sweep(id);
      expect(await leaderOf(id)).toBeNull();
      const next = await offerTo(sunil);
      expect(next?.days.map(({ date }) => date)).toEqual([DAYS[1]]);
      expect(next?.pay.grossPaise).toBe(DAY_PAISE);
      expect(await accept(sunil)).toEqual({ ok: true, value: 'join' });
      expect(await leaderOf(id)).toBe(sunil.karigarId);
      app.turnTo(AT[1] - HOUR / 2);
      expect(await dispatchVisit(app, acting(app, sunil, id))).toEqual({ ok: true, value: 'done' });
      expect(await dispatchVisit(app, acting(app, ravi, id))).toMatchObject({ ok: false });
      expect(await listBroken(world.db)).toEqual([]);
    },
  );

  test('free: one of the next crew who said yes on the day before leads when that is over', async () => {
    await sellAs('free');
    const [ravi, sunil] = [await workerOn([0]), await workerOn([1, 2])];
    const id = await placed();
    await accept(ravi);
    app.turnTo(AT[0] - HOUR / 2);
    await dispatchVisit(app, acting(app, ravi, id));
    await arrive(app, { ...acting(app, ravi, id), position: AT_THE_DOOR });
    await startWork(app, { ...acting(app, ravi, id), code: await startCodeOf(app.pool, id) });
    await sweep(id);
    expect(await accept(sunil)).toEqual({ ok: true, value: 'join' });
    expect(await leaderOf(id)).toBe(ravi.karigarId);
    app.turnTo(AT[0] + 10 * HOUR);
    await sweep(id);
    expect(await leaderOf(id)).toBe(sunil.karigarId);
    expect((await lookAt(world.db, id)).events.at(-1)).toBe('LeaderChanged');
  });
});

describe('one visit of several', () => {
  const quote = async (id: string, visit?: number) => {
    const outcome = await readCancellation(world.db, asha.id, { id, visit }, app.now());
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    return outcome.value;
  };
  async function cancel(id: string, visit?: number) {
    const { feePaise: shownFeePaise, refundPaise: shownRefundPaise } = await quote(id, visit);
    const shown = { shownFeePaise, shownRefundPaise };
    return cancelBooking(app, { bookingId: id, userId: asha.id, visit, ...shown });
  }
  const actionsOf = async (id: string) => {
    const at = { now: app.now(), paymentProvider: 'sandbox' } as const;
    const outcome = await readBooking(world.db, asha.id, id, at);
    return outcome.ok ? outcome.value.booking.visits.map(({ actions }) => actions) : [];
  };
  const moveSecond = async (id: string) =>
    rescheduleBooking(anew(), {
      ...{ id, userId: asha.id, visit: 2, date: '2026-11-26', time: '02:00 PM' },
      shownFloorPaise: 0,
    });

  test('together: none goes or moves without the others', async () => {
    await sellAs('together');
    await workerOn([0, 1, 2]);
    const id = await placed();
    expect(await actionsOf(id)).toEqual([[], [], []]);
    expect(await moveSecond(id)).toMatchObject({ refusal: { code: 'not-reschedulable' } });
    expect(await quote(id, 2)).toEqual(await quote(id));
    expect(await cancel(id, 2)).toEqual({ ok: true, value: 'cancelled' });
    expect((await lookAt(world.db, id)).status).toBe('cancelled');
    expect((await crewsOf(id)).flat()).toEqual([]);
  });

  test('free: one moves alone and another goes, and the people of the others are as before', async () => {
    await sellAs('free');
    const [ravi, sunil] = [await workerOn([0]), await workerOn([1, 2])];
    const id = await placed();
    await accept(ravi);
    expect(await actionsOf(id)).toEqual(DAYS.map(() => ['reschedule', 'cancel']));
    expect(await moveSecond(id)).toEqual({ ok: true, value: 'moved' });
    expect([await leaderOf(id), (await lookAt(world.db, id)).status]).toEqual([
      ravi.karigarId,
      'assigned',
    ]);
    // Ravi was to come to the first only: the next is offered to whoever is to come to that.
    expect(await cancel(id, 1)).toEqual({ ok: true, value: 'cancelled' });
    expect(await crewsOf(id)).toEqual([[sunil.karigarId], [sunil.karigarId]]);
    await find(id, 'VisitCancelled');
    expect([await leaderOf(id), (await lookAt(world.db, id)).status]).toEqual([null, 'pending']);
    expect(await accept(sunil)).toEqual({ ok: true, value: 'lead' });
    expect(await listBroken(world.db)).toEqual([]);
  });

  test('free: another one becomes the first by moving, and its own people are asked for it', async () => {
    await sellAs('free');
    const [ravi, sunil] = [await workerOn([0, 2, 3]), await workerOn([1])];
    const id = await placed();
    await accept(ravi);
    expect(await crewsOf(id)).toEqual([[ravi.karigarId], [sunil.karigarId], [ravi.karigarId]]);
    const moved = await rescheduleBooking(anew(), {
      ...{ id, userId: asha.id, visit: 1, date: '2026-11-27', time: '10:00 AM' },
      shownFloorPaise: 0,
    });
    expect(moved).toEqual({ ok: true, value: 'moved' });
    await find(id, 'VisitRescheduled');
    expect([await leaderOf(id), (await lookAt(world.db, id)).status]).toEqual([null, 'pending']);
    expect((await offerTo(sunil))?.startsAt).toContain(DAYS[1]);
    expect(await listBroken(world.db)).toEqual([]);
  });
});
