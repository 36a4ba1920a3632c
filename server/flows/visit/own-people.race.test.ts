import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { HOUR, instantInIndia, MINUTE } from '#kernel/time.ts';
import { checkRoster } from '#server/effects/check-roster.ts';
import { readCancellation } from '#server/views/cancellation.ts';
import { listOpenOffers } from '#server/views/offers.ts';
import { sellAnotherVersion } from '#testing/another-version.ts';
import { anew } from '#testing/event-of-days.ts';
import { payFor } from '#testing/payments.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { listWrongStatuses } from '#testing/races/rolled-up.ts';
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
import { bookSlot, type Customer } from '../booking/book-slot.ts';
import { cancelBooking } from '../booking/cancel-booking.ts';
import { rescheduleBooking } from '../booking/reschedule-booking.ts';
import { acceptOffer } from '../dispatch/accept-offer.ts';
import { declineOffer } from '../dispatch/decline-offer.ts';
import { findKarigar } from '../dispatch/find-karigar.ts';
import { applyTimeout } from './apply-timeout.ts';
import { arrive } from './arrive.ts';
import { dispatchVisit } from './dispatch-visit.ts';
import { finishWork } from './finish-work.ts';
import { releaseVisit } from './release-visit.ts';
import { startWork } from './start-work.ts';

const PHOTOGRAPHY = 2;
const DAY_PAISE = 200_000;
/** A Tuesday, a Thursday and a Saturday. */
const DAYS = ['2026-11-24', '2026-11-26', '2026-11-28'] as const;
const WEEKDAYS = [2, 4, 6] as const;
const AT = DAYS.map((day) => instantInIndia(day, 600));
/** Before each visit, at its door, during it, after it, and in the evening. */
const MOMENTS = AT.flatMap((at) =>
  [-HOUR / 2, 0, HOUR, 4 * HOUR, 10 * HOUR].map((after) => at + after),
);

let world: World;
let asha: Customer;
let app: VisitTestDeps;
visitStage(0, (stage) => {
  ({ world, asha, app } = stage);
});

async function sellFree(): Promise<void> {
  await world.db.query(
    `insert into category_versions
      select (jsonb_populate_record(v, jsonb_build_object('key', 'linked-free', 'terms', v.terms || '{"linkage": "free"}'))).*
        from category_versions v where v.key = 'event' and v.version = 1
      on conflict do nothing`,
  );
  await sellAnotherVersion(world.db, PHOTOGRAPHY, { category: 'linked-free' });
}

async function workerOn(weekdays: readonly number[]): Promise<Worker> {
  const worker = await sowWorker(world.db, [PHOTOGRAPHY]);
  await world.db.query('delete from karigar_shifts where karigar_id = $1 and weekday <> all ($2)', [
    worker.karigarId,
    weekdays,
  ]);
  return worker;
}

/** Three visits, and for each somebody who works on that day only; the first also works on the last. */
async function placed() {
  await world.db.query('update karigars set active = false');
  const people = [
    await workerOn([WEEKDAYS[0], WEEKDAYS[2]]),
    await workerOn([WEEKDAYS[1]]),
    await workerOn([WEEKDAYS[2], 5]),
  ];
  const id = newId();
  const [date, ...moreDates] = DAYS;
  const outcome = await bookSlot(anew(app), asha, {
    ...{ id, serviceId: PHOTOGRAPHY, shownPricePaise: DAY_PAISE * DAYS.length },
    ...{ date, moreDates, time: '10:00 AM', paymentMethod: 'cash' as const },
    address: {
      ...{ street: 'A-1', city: 'Mumbai', state: 'Maharashtra' },
      ...{ pincode: TOWN.near, landmark: '' },
    },
  });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  await payFor(app, asha, id, 480_000);
  await findKarigar(anew(app), { bookingId: id, cause: 'BookingPlaced' });
  // Comes instead of whoever says no, and never says no.
  return { id, people: [...people, await workerOn([2, 3, 4, 5, 6])] };
}

type Act = (id: string, who: Worker, visit: number) => Promise<unknown>;
const answer = async (id: string, { userId }: Worker, flow: typeof acceptOffer) => {
  const offers = await listOpenOffers(world.db, userId, app.now());
  const offer = offers.find(({ bookingId }) => bookingId === id);
  return offer && flow(anew(app), { id: offer.id, userId });
};
/** Everything that anybody may try, whether or not it is theirs to do. */
const ACTS: Readonly<Record<string, Act>> = {
  sweep: (bookingId) => findKarigar(anew(app), { bookingId, cause: 'sweep' }),
  accept: (id, who) => answer(id, who, acceptOffer),
  decline: (id, who) => answer(id, who, (deps, offer) => declineOffer(deps, offer) as never),
  roster: (_, who) => checkRoster(anew(app), who),
  clock: (bookingId) => applyTimeout(anew(app), { bookingId }),
  dispatch: (id, who) => dispatchVisit(app, acting(app, who, id)),
  arrive: (id, who) => arrive(app, { ...acting(app, who, id), position: AT_THE_DOOR }),
  start: async (id, who) => {
    const code = await startCodeOf(world.db, id).catch(() => '000000');
    return startWork(app, { ...acting(app, who, id), code });
  },
  release: (id, who) => releaseVisit(app, { ...acting(app, who, id), reason: 'ill' }),
  finish: async (id, who) => {
    const others = await visitsOfOthers(id, who);
    const bill = { lines: [], payBy: 'link', cashPaise: 0 } as const;
    const outcome = await finishWork(app, { ...acting(app, who, id), ...bill });
    const { rows } = await world.db.query(
      'select from visits where id = any ($1) and ended_as is null',
      [others],
    );
    if (outcome.ok && rows.length > 0) throw new Error('Ended while others were to come');
  },
  cancel: async (id, _, visit) => {
    const quote = await readCancellation(world.db, asha.id, { id, visit }, app.now());
    if (!quote.ok) return;
    const { feePaise: shownFeePaise, refundPaise: shownRefundPaise } = quote.value;
    const shown = { shownFeePaise, shownRefundPaise };
    await cancelBooking(app, { bookingId: id, userId: asha.id, visit, ...shown });
  },
  move: (id, _, visit) =>
    rescheduleBooking(anew(app), {
      ...{ id, userId: asha.id, visit, date: '2026-11-27', time: '10:00 AM' },
      shownFloorPaise: 0,
    }),
};

/** The visits that are to come by people without this one. */
async function visitsOfOthers(id: string, { karigarId }: Worker): Promise<string[]> {
  const { rows } = await world.db.query<{ id: string }>(
    `select d.id from later_visits d where d.booking_id = $1 and d.starts_at > $2 and d.arrived_at is null
      and not exists (select from holds h where h.booking_id = d.id and h.karigar_id = $3)`,
    [id, new Date(app.now()), karigarId],
  );
  return rows.map((row) => row.id);
}

/** Contradictions to the rule that each visit is led by one of its own people, and ended by nobody else. */
async function contradictions(id: string): Promise<string[]> {
  const { rows } = await world.db.query<{ wrong: string }>(
    `select 'led by somebody who comes to none of its visits' as wrong
        from bookings b join visits v on v.id = b.id
        where b.id = $1 and b.status in ('assigned', 'dispatched', 'arrived', 'in_progress') and v.karigar_id is not null
          and not exists (select from visits own join holds h on h.booking_id = own.id
            where own.booking_id = b.id and h.karigar_id = v.karigar_id)
      union all
      select 'led by somebody who does not come to its next visit'
        from bookings b join visits v on v.id = b.id
        where b.id = $1 and b.status in ('assigned', 'dispatched', 'arrived') and v.karigar_id is not null
          and not exists (select from holds h where h.booking_id = b.id and h.karigar_id = v.karigar_id)
      union all
      select 'somebody is on the way to a visit of others'
        from visits v where v.booking_id = $1 and v.under_way and v.ended_as is null
          and not exists (select from holds h where h.booking_id = v.id and h.karigar_id = v.karigar_id)
      union all
      select 'two lead it' from offers where booking_id = $1 and state = 'accepted' and leads
        group by booking_id having count(*) > 1`,
    [id],
  );
  return rows.map(({ wrong }) => wrong);
}

test('free: whatever people try at once, each visit is led by one of its own people', async () => {
  await sellFree();
  const act = fc.record({
    name: fc.constantFrom(...Object.keys(ACTS)),
    who: fc.integer({ min: 0, max: 2 }),
    visit: fc.integer({ min: 1, max: 3 }),
  });
  const usual = fc.subarray(['sweep', 'accept', 'dispatch', 'arrive', 'start', 'finish'], {
    minLength: 3,
  });
  /** At each moment, some of what is to happen, and then whatever else happens at the same time. */
  const step = fc.record({
    moment: fc.integer({ min: 0, max: MOMENTS.length - 1 }),
    usual,
    acts: fc.array(act, { minLength: 1, maxLength: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      app.turnTo((AT[0] as number) - 24 * HOUR);
      const { id, people } = await placed();
      for (const { moment, usual, acts } of steps.toSorted(
        (one, other) => one.moment - other.moment,
      )) {
        app.turnTo(Math.max(app.now() + MINUTE, MOMENTS[moment] as number));
        for (const name of usual) for (const who of people) await ACTS[name]?.(id, who, 1);
        await Promise.all(
          acts.map(({ name, who, visit }) => ACTS[name]?.(id, people[who] as Worker, visit)),
        );
        expect(await contradictions(id)).toEqual([]);
      }
      // Within the property, so that a contradiction comes with the steps that lead to it.
      expect(await listBroken(world.db)).toEqual([]);
    }),
    { numRuns: 8 },
  );
  expect(await listWrongStatuses(world.db)).toEqual([]);
});
