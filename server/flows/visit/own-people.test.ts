import { beforeEach, expect, test } from 'vitest';
import type { Linkage } from '#contract/catalogue/linkage.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR, instantInIndia, MINUTE } from '#kernel/time.ts';
import { checkRoster } from '#server/effects/check-roster.ts';
import { DECLINE_UNDONE_WITHIN } from '#server/modules/dispatch/answering.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import { readBookingFile } from '#server/views/booking-file.ts';
import { readKarigarVisit } from '#server/views/karigar-visits.ts';
import { listOpenOffers } from '#server/views/offers.ts';
import { sellAnotherVersion } from '#testing/another-version.ts';
import { anew, firstDayOf } from '#testing/event-of-days.ts';
import { balancesOf, lookAt, payFor } from '#testing/payments.ts';
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
import { acceptOffer } from '../dispatch/accept-offer.ts';
import { declineOffer } from '../dispatch/decline-offer.ts';
import { findKarigar } from '../dispatch/find-karigar.ts';
import { acceptWork } from './accept-work.ts';
import { applyTimeout } from './apply-timeout.ts';
import { arrive } from './arrive.ts';
import { dispatchVisit } from './dispatch-visit.ts';
import { finishWork } from './finish-work.ts';
import { releaseVisit } from './release-visit.ts';
import { reportCustomerNoShow } from './report-customer-no-show.ts';
import { startWork } from './start-work.ts';
import { stopWork } from './stop-work.ts';
import { tryContact } from './try-contact.ts';

const PHOTOGRAPHY = 2;
const DAY_PAISE = 200_000;
const DAYS = ['2026-11-24', '2026-11-26'] as const;
/** A Tuesday and a Thursday. */
const WEEKDAYS = [2, 4] as const;
const AT = DAYS.map((day) => instantInIndia(day, 600)) as [number, number];

let world: World;
let asha: Customer;
let app: VisitTestDeps;
visitStage(0, (stage) => {
  ({ world, asha, app } = stage);
});
beforeEach(async () => {
  await world.db.query('update karigars set active = false');
});

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
async function workerOn(weekday: number): Promise<Worker> {
  const worker = await sowWorker(world.db, [PHOTOGRAPHY]);
  await world.db.query('delete from karigar_shifts where karigar_id = $1 and weekday <> $2', [
    worker.karigarId,
    weekday,
  ]);
  return worker;
}
/** A visit on each of the days, paid for in part, and who is to come to the first and to the second. */
async function placed(linkage: Linkage) {
  await sellAs(linkage);
  const [ravi, sunil] = [await workerOn(WEEKDAYS[0]), await workerOn(WEEKDAYS[1])];
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
  await payFor(app, asha, id, 320_000);
  await find(id, 'BookingPlaced');
  return { id, ravi, sunil };
}
const find = (bookingId: string, cause: string) => findKarigar(anew(app), { bookingId, cause });
const offerTo = async ({ userId }: Worker) => {
  const [offer] = await listOpenOffers(world.db, userId, app.now());
  if (!offer) throw new Error('Nothing is offered');
  return { id: offer.id, userId };
};
const accept = async (who: Worker) => acceptOffer(anew(app), await offerTo(who));
const leaderOf = async (id: string) => (await findVisit(world.db, id))?.karigarId ?? null;

test('a No to the second visit takes no pay and no bill away from the first', async () => {
  const { id, ravi, sunil } = await placed('free');
  await accept(ravi);
  await firstDayOf(app, ravi, id, DAYS[0]);
  await find(id, 'sweep');
  expect(await leaderOf(id)).toBeNull();
  await declineOffer(anew(app), await offerTo(sunil));
  app.pass(DECLINE_UNDONE_WITHIN);
  await world.db.query('insert into karigar_shifts values ($1, $2, 480, 1320)', [
    ravi.karigarId,
    WEEKDAYS[1],
  ]);
  await find(id, 'OfferDeclined');
  await declineOffer(anew(app), await offerTo(ravi));
  expect((await readBookingFile(world.db, id, app.now()))?.visits[0]?.crew).toMatchObject([
    { karigarId: ravi.karigarId, answer: 'accepted' },
  ]);
  app.turnTo(AT[1] + DAY / 2);
  expect(await applyTimeout(anew(app), { bookingId: id })).toEqual({ acted: true });
  const { rows } = await world.db.query<{ amount: number }>(
    `select amount_paise::int as amount from bill_lines where booking_id = $1 and kind = 'service'`,
    [id],
  );
  expect(rows).toEqual([{ amount: DAY_PAISE }]);
  expect(await acceptWork(app, { bookingId: id, userId: asha.id })).toMatchObject({ ok: true });
  const balances = await balancesOf(world.db, id);
  expect(balances[`karigar_payable:${ravi.karigarId}`]).toBeLessThan(0);
  expect(balances[`karigar_payable:${sunil.karigarId}`] ?? 0).toBe(0);
});

/** How each of the visits has ended, in their order. */
const endsOf = async (id: string) => {
  const { rows } = await world.db.query<{ ended: string | null }>(
    'select ended_as as ended from visits where booking_id = $1 order by position',
    [id],
  );
  return rows.map(({ ended }) => ended);
};

test.each([
  ['together', 'no_show_customer', [null, null]],
  ['free', 'pending', ['no_show_customer', null]],
] as const)(
  '%s: nobody at home on the first visit leaves the booking %s',
  async (linkage, status, ends) => {
    const { id, ravi } = await placed(linkage);
    await accept(ravi);
    const act = () => acting(app, ravi, id);
    app.turnTo(AT[0] - HOUR / 2);
    await dispatchVisit(app, act());
    app.turnTo(AT[0]);
    await arrive(app, { ...act(), position: AT_THE_DOOR });
    for (const by of ['call', 'bell'] as const) {
      await tryContact(app, { ...act(), by });
      app.pass(10 * MINUTE);
    }
    app.turnTo(AT[0] + 31 * MINUTE);
    expect(await reportCustomerNoShow(app, act())).toEqual({ ok: true, value: 'done' });
    expect((await lookAt(world.db, id)).status).toBe(status);
    expect(await endsOf(id)).toEqual(ends);
  },
);

test.each([
  ['free', 'pending', ['cancelled', null], 1],
  ['together', 'cancelled', [null, null], 0],
] as const)(
  '%s: nobody found for the first visit by its time leaves the booking %s',
  async (linkage, status, ends, held) => {
    const { id, sunil } = await placed(linkage);
    app.turnTo(AT[0]);
    expect(await applyTimeout(anew(app), { bookingId: id })).toEqual({ acted: true });
    expect(await lookAt(world.db, id)).toMatchObject({ status, holds: held });
    expect(await endsOf(id)).toEqual(ends);
    if (held === 0) return;
    // The crew of the next visit is asked to lead it.
    await find(id, 'VisitCancelled');
    expect(await accept(sunil)).toEqual({ ok: true, value: 'lead' });
  },
);

test('a Karigar who began late leads until they had the time of the visit, and the next one from then on', async () => {
  const { id, ravi, sunil } = await placed('free');
  await accept(ravi);
  const act = () => acting(app, ravi, id);
  app.turnTo(AT[0] + 20 * MINUTE);
  await dispatchVisit(app, act());
  await arrive(app, { ...act(), position: AT_THE_DOOR });
  await startWork(app, { ...act(), code: await startCodeOf(app.pool, id) });
  await find(id, 'sweep');
  await accept(sunil);
  // The planned end is over, and an hour after the late one is not.
  app.turnTo(AT[0] + 2 * HOUR + 19 * MINUTE);
  await find(id, 'sweep');
  expect(await leaderOf(id)).toBe(ravi.karigarId);
  app.pass(MINUTE);
  await find(id, 'sweep');
  expect(await leaderOf(id)).toBe(sunil.karigarId);
});

const actionsOf = async ({ userId }: Worker, id: string) => {
  const outcome = await readKarigarVisit(world.db, userId, id, app.now());
  return outcome.ok ? outcome.value.visit.actions : [];
};
const GONE = { refusal: { code: 'move-not-allowed' } };

test('whoever leads one visit neither ends nor gives back nor sets out for one of other people', async () => {
  const { id, ravi, sunil } = await placed('free');
  await accept(ravi);
  const act = () => acting(app, ravi, id);
  await firstDayOf(app, ravi, id, DAYS[0]);
  const all = { lines: [], payBy: 'link', cashPaise: 0 } as const;
  for (const action of ['finish', 'stop-work', 'release'] as const)
    expect(await actionsOf(ravi, id)).not.toContain(action);
  expect(await finishWork(app, { ...act(), ...all })).toMatchObject(GONE);
  expect(await stopWork(app, { ...act(), reason: 'over', lines: [] })).toMatchObject(GONE);
  expect(await releaseVisit(app, { ...act(), reason: 'over' })).toMatchObject(GONE);
  // They do not work on the day of the next one, and need not.
  await checkRoster(anew(app), ravi);
  expect(await leaderOf(id)).toBe(ravi.karigarId);
  app.turnTo(AT[1] - HOUR);
  expect(await actionsOf(ravi, id)).not.toContain('dispatch');
  expect(await dispatchVisit(app, act())).toMatchObject(GONE);
  await find(id, 'sweep');
  await accept(sunil);
  expect(await leaderOf(id)).toBe(sunil.karigarId);
  const last = () => acting(app, sunil, id);
  expect(await dispatchVisit(app, last())).toMatchObject({ ok: true });
  app.turnTo(AT[1]);
  await arrive(app, { ...last(), position: AT_THE_DOOR });
  expect(await actionsOf(sunil, id)).toContain('finish');
  expect(await finishWork(app, { ...last(), ...all })).toMatchObject({ ok: true });
});

test('together: nobody at home on a later visit ends that one for the fee of its price; the first is done', async () => {
  const { id, ravi, sunil } = await placed('together');
  await accept(ravi);
  await firstDayOf(app, ravi, id, DAYS[0]);
  await find(id, 'sweep');
  await accept(sunil);
  const act = () => acting(app, sunil, id);
  app.turnTo(AT[1] - HOUR / 2);
  await dispatchVisit(app, act());
  app.turnTo(AT[1]);
  await arrive(app, { ...act(), position: AT_THE_DOOR });
  for (const by of ['call', 'bell'] as const) {
    await tryContact(app, { ...act(), by });
    app.pass(10 * MINUTE);
  }
  app.turnTo(AT[1] + 31 * MINUTE);
  expect(await reportCustomerNoShow(app, act())).toEqual({ ok: true, value: 'done' });
  expect(await endsOf(id)).toEqual([null, 'no_show_customer']);
  expect((await lookAt(world.db, id)).status).toBe('in_progress');
  const { rows } = await world.db.query<{ fee: number }>(
    'select fee_paise::int as fee from visits where booking_id = $1 and position = 2',
    [id],
  );
  expect(rows).toEqual([{ fee: DAY_PAISE / 2 }]);
});
