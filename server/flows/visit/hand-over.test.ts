import { beforeEach, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { HOUR, instantInIndia } from '#kernel/time.ts';
import { applyVisitTimeout } from '#server/effects/apply-visit-timeout.ts';
import { checkRoster } from '#server/effects/check-roster.ts';
import { rescueVisits } from '#server/effects/rescue-visits.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { acceptOffer } from '#server/flows/dispatch/accept-offer.ts';
import { findKarigar } from '#server/flows/dispatch/find-karigar.ts';
import { leavePlatform } from '#server/flows/karigar/leave-platform.ts';
import type { Person } from '#server/modules/identity/person.ts';
import { quoteKarigarPay } from '#server/modules/karigar/pay.ts';
import { karigarPayable } from '#server/modules/ledger/accounts.ts';
import { balanceOf } from '#server/modules/ledger/store.ts';
import { karigarNewsOf } from '#server/modules/notification/karigar-news-of.ts';
import { notificationsOf } from '#server/modules/notification/notifications-of.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import { silentLog } from '#server/platform/log/log.ts';
import { readOwnGatePass } from '#server/views/gate-pass.ts';
import { readDay, readKarigarVisit } from '#server/views/karigar-visits.ts';
import { listOpenOffers } from '#server/views/offers.ts';
import { readPrivacy } from '#server/views/privacy.ts';
import { listVisitsToMind } from '#server/views/visits-past-timeout.ts';

import { eventOfDays, firstDayOf, anew as inAHouse } from '#testing/event-of-days.ts';
import { lookAt } from '#testing/payments.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { acting, sowWorker, type VisitTestDeps, type Worker } from '#testing/visits.ts';
import { NOW, type World } from '#testing/world.ts';
import { isUnpaid } from '../identity/steps/is-unpaid.ts';
import { acceptWork } from './accept-work.ts';
import { applyTimeout } from './apply-timeout.ts';
import { finishWork } from './finish-work.ts';
import { releaseVisit } from './release-visit.ts';
import { stopVisit } from './stop-visit.ts';

const EVENT = 6;
const CORPORATE = { serviceId: EVENT, pricePaise: 1_500_000 };
const DAYS = ['2026-11-24', '2026-11-25', '2026-11-27'] as const;
const AT = DAYS.map((date) => instantInIndia(date, 600)) as [number, number, number];

let world: World;
let asha: Customer;
let app: VisitTestDeps;
let id: string;
let leader: Worker;
let team: readonly Worker[];

visitStage(0, (stage) => {
  ({ world, asha, app } = stage);
});

/** Four come to an event of three days, and the evening of its first day has come. */
beforeEach(async () => {
  await world.db.query('update karigars set active = false');
  const [one, ...others] = await Promise.all([0, 1, 2, 3].map(() => sowWorker(world.db, [EVENT])));
  leader = one as Worker;
  team = others;
  id = await eventOfDays(app, asha, CORPORATE, DAYS, [leader, ...team]);
  await firstDayOf(app, leader, id, DAYS[0]);
});

const anew = () => inAHouse(app);
const actOf = (who: Worker) => acting(app, who, id);
const find = (cause: string) => findKarigar(anew(), { bookingId: id, cause });
const offerOf = async ({ userId }: Worker) =>
  (await listOpenOffers(world.db, userId, app.now())).find((offer) => offer.bookingId === id);
const accept = async (who: Worker) =>
  acceptOffer(anew(), { id: (await offerOf(who))?.id ?? newId(), userId: who.userId });
const giveBack = () => releaseVisit(app, { ...actOf(leader), reason: 'ill' });
const leads = async () => (await findVisit(world.db, id))?.karigarId;
const reads = async ({ userId }: Worker) =>
  (await readKarigarVisit(world.db, userId, id, app.now())).ok;
const seesOn = async ({ userId }: Worker, date: string) =>
  (await readDay(world.db, userId, date, app.now())).visits.length;
const earned = async ({ karigarId }: Worker) =>
  -(await balanceOf(world.db, karigarPayable(karigarId)));
async function crews(): Promise<number[][]> {
  const { rows } = await world.db.query<{ crew: number[] }>(
    `select array_agg(h.karigar_id order by h.karigar_id) as crew from holds h
      where h.booking_id = $1 or h.booking_id in (select d.id from later_visits d where d.booking_id = $1)
      group by h.starts_at order by h.starts_at`,
    [id],
  );
  return rows.map(({ crew }) => crew);
}
const idsOf = (...people: readonly Worker[]) =>
  people.map(({ karigarId }) => karigarId).toSorted((one, other) => one - other);

test('a leader of an event of several days gives back the rest: one of the team leads, another comes, both are paid for their days', async () => {
  const spare = await sowWorker(world.db, [EVENT]);
  expect(await giveBack()).toEqual({ ok: true, value: 'done' });
  const leading = await leads();
  const next = team.find(({ karigarId }) => karigarId === leading) as Worker;
  expect(idsOf(...team)).toContain(leading);
  const { status, events } = await lookAt(world.db, id);
  expect([status, events.at(-1)]).toEqual(['in_progress', 'LeaderChanged']);
  expect(notificationsOf('LeaderChanged', { karigarId: leading })).toEqual(['leader-changed']);
  await find('LeaderChanged');
  const before = idsOf(leader, ...team);
  const after = idsOf(spare, ...team);
  expect(await crews()).toEqual([before, after, after]);
  // The new Karigar is offered two of three days, from the next one on.
  const offer = await offerOf(spare);
  expect(offer).toMatchObject({ date: DAYS[1], time: '10:00 AM', leads: false });
  expect(offer?.pay.grossPaise).toBe((4_500_000 / 4 / 3) * 2);
  expect([await reads(leader), await reads(spare)]).toEqual([false, false]);
  expect(await accept(spare)).toEqual({ ok: true, value: 'join' });
  expect([await reads(spare), await seesOn(spare, DAYS[1]), await seesOn(leader, DAYS[1])]).toEqual(
    [true, 1, 0],
  );
  // The guard at the gate on the second day.
  app.turnTo(AT[1] - HOUR / 2);
  const passes = { ...app, keys: { ...app.keys }, origin: 'http://aangan.example' };
  const passOf = async ({ userId }: Worker) =>
    (
      await readOwnGatePass(
        { ...passes, pool: world.db, facts: anew().facts },
        userId,
        id,
        app.now(),
      )
    ).ok;
  expect([await passOf(spare), await passOf(leader)]).toEqual([true, false]);

  app.turnTo(AT[2] + 8 * HOUR);
  const bill = { lines: [], payBy: 'cash', cashPaise: 4_050_000 } as const;
  expect(await finishWork(app, { ...actOf(leader), ...bill })).toMatchObject({ ok: false });
  expect(await finishWork(app, { ...actOf(next), ...bill })).toMatchObject({ ok: true });
  // A Karigar who joined for its later days keeps the event in their app when cash was counted at its end.
  await find('CashCollected');
  expect(await reads(spare)).toBe(true);
  expect(await acceptWork(app, { userId: asha.id, bookingId: id })).toMatchObject({ ok: true });
  const [whole, first, rest] = await Promise.all([earned(next), earned(leader), earned(spare)]);
  expect([whole > 0, first * 3, (rest * 3) / 2]).toEqual([true, whole, whole]);
});

test('only days that are ahead are given back', async () => {
  app.turnTo(AT[2] + 2 * HOUR);
  expect(await giveBack()).toMatchObject({ refusal: { code: 'move-not-allowed' } });
  expect(await leads()).toBe(leader.karigarId);
});

test('a leader takes a day off, or works with us no more, after the event has begun: somebody else leads the rest', async () => {
  await world.db.query('insert into karigar_leaves (karigar_id, day) values ($1, $2)', [
    leader.karigarId,
    DAYS[2],
  ]);
  await checkRoster(anew(), leader);
  const second = (await leads()) as number;
  expect(idsOf(...team)).toContain(second);
  const { rows } = await world.db.query(
    `select data from events where subject = $1 and type = 'LeaderChanged'`,
    [id],
  );
  expect(karigarNewsOf({ type: 'LeaderChanged', subject: id, data: rows[0]?.data })).toEqual([
    { kind: 'you-lead', karigarIds: [second] },
    { kind: 'visit-given-on', karigarIds: [leader.karigarId] },
  ]);
  expect(rows[0]?.data).toMatchObject({ startsAt: AT[1] });
  // Nobody has room: the leader's place on the days ahead is free, and tried again by the pass of every two minutes.
  await find('LeaderChanged');
  expect((await crews())[1]).toEqual(idsOf(...team));
  const worker = team.find(({ karigarId }) => karigarId === second) as Worker;
  expect(await leavePlatform(world.db, worker.userId, app.now())).toMatchObject({ ok: true });
  await checkRoster(anew(), worker);
  expect(idsOf(...team.filter((one) => one !== worker))).toContain(await leads());
  const spares = [await sowWorker(world.db, [EVENT]), await sowWorker(world.db, [EVENT])];
  await rescueVisits({ ...anew(), log: silentLog });
  const stay = team.filter((one) => one !== worker);
  expect((await crews())[2]).toEqual(idsOf(...stay, ...spares));
  for (const one of spares) expect(await accept(one)).toMatchObject({ ok: true });
});

test('an event is stopped early: all who came are paid, and not who was to come on a day that never took place', async () => {
  const spare = await sowWorker(world.db, [EVENT]);
  expect(await giveBack()).toMatchObject({ ok: true });
  await find('LeaderChanged');
  expect(await accept(spare)).toMatchObject({ ok: true });
  const own = { userId: asha.id, bookingId: id };
  const stopped = await stopVisit(app, { ...own, accepted: [1], comment: '' });
  expect(stopped).toMatchObject({ ok: true });
  app.turnTo(AT[0] + 20 * HOUR);
  expect(await acceptWork(app, own)).toMatchObject({ ok: true });
  const whole = await earned(leader);
  expect(whole).toBeGreaterThan(0);
  expect(await Promise.all(team.map(earned))).toEqual([whole, whole, whole]);
  expect(await earned(spare)).toBeCloseTo(0);
});

test('an event has ended: nobody is held any more for the days that are left, and who was to come then hears so', async () => {
  const spare = await sowWorker(world.db, [EVENT]);
  expect(await giveBack()).toMatchObject({ ok: true });
  await find('LeaderChanged');
  expect(await accept(spare)).toMatchObject({ ok: true });
  const own = { userId: asha.id, bookingId: id };
  expect(await stopVisit(app, { ...own, accepted: [1], comment: '' })).toMatchObject({
    ok: true,
  });
  expect(await crews()).toEqual([idsOf(leader, ...team)]);
  expect([await reads(spare), await seesOn(spare, DAYS[1])]).toEqual([false, 0]);
  const { rows } = await world.db.query<{ data: Record<string, unknown> }>(
    `select data from events where subject = $1 and type = 'WorkStopped'`,
    [id],
  );
  const [{ data } = { data: {} }] = rows;
  expect(karigarNewsOf({ type: 'WorkStopped', subject: id, data })).toEqual([
    { kind: 'visit-cancelled', karigarIds: [spare.karigarId] },
  ]);
  expect(data.dayAt).toBe(AT[1]);
});

test('a Karigar who has joined for the later days is at work on each of them, and owed for them until the work is found good', async () => {
  const spare = await sowWorker(world.db, [EVENT]);
  expect(await giveBack()).toMatchObject({ ok: true });
  await find('LeaderChanged');
  expect(await accept(spare)).toMatchObject({ ok: true });
  app.turnTo(AT[1] + 2 * HOUR);
  const leaves = () => leavePlatform(world.db, spare.userId, app.now());
  expect(await leaves()).toMatchObject({ refusal: { code: 'visit-under-way' } });
  app.turnTo(AT[1] + 20 * HOUR);
  const own = { userId: asha.id, bookingId: id };
  expect(await stopVisit(app, { ...own, accepted: [1], comment: '' })).toMatchObject({
    ok: true,
  });
  expect(await leaves()).toMatchObject({ ok: true });
  const isOwed = async () => {
    const person: Person = {
      ...{ id: spare.userId, roles: ['customer'], language: 'en', fullName: 'Ravi Pawar' },
      ...{
        email: null,
        mobile: null,
        emailProven: false,
        mobileProven: false,
        joinedAt: NOW,
        lastProfileUpdate: null,
        profileImageId: null,
        termsDue: false,
      },
    };
    const asking = { person, sessionBeganAt: NOW };
    const channels = { canMail: true, canText: true, messagesStayHere: true };
    const { obstacle } = await readPrivacy(world.db, asking, channels, app.now());
    return [await isUnpaid(world.db, spare.userId, app.now()), obstacle?.code];
  };
  expect(await isOwed()).toEqual([true, 'money-under-way']);
  expect(await acceptWork(app, own)).toMatchObject({ ok: true });
  expect(await earned(spare)).toBeGreaterThan(0);
  expect(await isOwed()).toEqual([true, 'money-under-way']);
});

test('a Karigar who came on the only day of an event that took place reads and has an even part of the whole', async () => {
  const own = { userId: asha.id, bookingId: id };
  expect(await stopVisit(app, { ...own, accepted: [1], comment: '' })).toMatchObject({
    ok: true,
  });
  const [mate] = team as [Worker];
  const seen = await readKarigarVisit(world.db, mate.userId, id, app.now());
  expect(seen.ok && seen.value.visit.pay.grossPaise).toBe(4_500_000 / 4);
});

test('the one of the crew whom the leader names leads; where that one is not of it, another does', async () => {
  const stranger = await sowWorker(world.db, [EVENT]);
  const [first, second, third] = team as readonly [Worker, Worker, Worker];
  const name = async (from: Worker, { karigarId }: Worker) =>
    releaseVisit(app, { ...actOf(from), reason: 'ill', leaderId: karigarId });
  expect(await name(leader, third)).toEqual({ ok: true, value: 'done' });
  expect(await leads()).toBe(third.karigarId);
  expect(await name(third, stranger)).toEqual({ ok: true, value: 'done' });
  expect(idsOf(first, second)).toContain(await leads());
});

test('days of an event for which nobody was found are said beforehand, and billed to nobody', async () => {
  // Only the leader had said yes: the others never answered, nor does the one who is asked instead.
  await sowWorker(world.db, [EVENT]);
  await world.db.query(
    `update offers set state = 'lapsed' where booking_id = $1 and karigar_id <> $2`,
    [id, leader.karigarId],
  );
  expect(await giveBack()).toMatchObject({ ok: true });
  expect(await leads()).toBeNull();
  expect(notificationsOf('LeaderChanged', { karigarId: null })).toEqual(['looking-again']);
  await find('LeaderChanged');
  // Its customer hears in the evening before each of the days that nobody can come yet, once.
  const [soon, late] = [AT[1] - 14 * HOUR, AT[2] - 14 * HOUR];
  for (const at of [soon - 1, soon, late - 1, late]) {
    app.turnTo(at);
    const isDue = at === soon || at === late;
    expect((await listVisitsToMind(world.db, at)).includes(id)).toBe(isDue);
    await applyVisitTimeout(app, { bookingId: id });
    expect(await listVisitsToMind(world.db, at)).not.toContain(id);
  }
  const told = await world.db.query<{ at: number }>(
    `select (data ->> 'startsAt')::float8 as at from events where subject = $1 and type = 'NobodyLeadsDay' order by id`,
    [id],
  );
  expect(told.rows.map(({ at }) => at)).toEqual([AT[1], AT[2]]);
  expect(notificationsOf('NobodyLeadsDay', {})).toEqual(['nobody-for-day']);
  app.turnTo(AT[2] + 20 * HOUR);
  expect(await applyTimeout(app, { bookingId: id })).toEqual({ acted: true });
  const { rows } = await world.db.query(
    'select approved_paise, amount_paise from bill_lines where booking_id = $1',
    [id],
  );
  expect(rows).toEqual([{ approved_paise: 4_500_000, amount_paise: 1_500_000 }]);
  app.turnTo(AT[2] + 50 * HOUR);
  expect(await applyTimeout(app, { bookingId: id })).toEqual({ acted: true });
  const whole = quoteKarigarPay({
    ...{ pricePaise: 1_500_000, category: 'event', option: null, teamSize: 1 },
  });
  expect(await earned(leader)).toBe(whole.netPaise);
});

test('a Karigar who gives a day back within its first hour is not paid for it, also where nobody has looked at their place', async () => {
  app.turnTo(AT[1] + HOUR / 2);
  expect(await giveBack()).toMatchObject({ ok: true });
  const leading = await leads();
  const next = team.find(({ karigarId }) => karigarId === leading) as Worker;
  app.turnTo(AT[2] + 8 * HOUR);
  const bill = { lines: [], payBy: 'link', cashPaise: 0 } as const;
  expect(await finishWork(app, { ...actOf(next), ...bill })).toMatchObject({ ok: true });
  expect(await acceptWork(app, { userId: asha.id, bookingId: id })).toMatchObject({ ok: true });
  // One even part of four of one of three days; the others share the other two days among three.
  const [mine, others] = [await earned(leader), await earned(next)];
  expect(others).toBe(mine + (mine * 4 * 2) / 3);
});
