import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { HOUR, MINUTE } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { balanceOf } from '#server/modules/ledger/store.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import { insertStranger } from '#testing/cast.ts';
import { lookAt } from '#testing/payments.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { acting, START, startCodeOf, type VisitTestDeps, visitAt } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { arrive } from './arrive.ts';
import { dispatchVisit } from './dispatch-visit.ts';
import { finishWork } from './finish-work.ts';
import { releaseVisit } from './release-visit.ts';
import { reportCustomerNoShow } from './report-customer-no-show.ts';
import { startWork } from './start-work.ts';
import { tryContact } from './try-contact.ts';

let world: World;
let app: VisitTestDeps;
let asha: Customer;
visitStage(8, (stage) => {
  world = stage.world;
  app = stage.app;
  asha = stage.asha;
});

const meera = async () => (await insertStranger(world.db, { role: 'ops', fullName: 'Meera' })).id;
const saidBy = (userId: string, bookingId: string) => ({
  ...{ userId, bookingId, actionId: newId(), happenedAt: app.now() },
  onBehalf: 'The telephone is dead.',
});
const statusOf = async (bookingId: string) => (await lookAt(world.db, bookingId)).status;
async function onRecord(bookingId: string) {
  const { rows } = await world.db.query<{ actor: string; act: string; why: string }>(
    `select actor, data ->> 'act' as act, data ->> 'why' as why from events
      where subject = $1 and type = 'ActedOnBehalf' order by id`,
    [bookingId],
  );
  return rows;
}

test('N04: operators say a whole visit for a Karigar whose telephone is dead, by the Karigar’s rules, and each act is on record with who and why', async () => {
  const { bookingId, ravi } = await visitAt(app, asha, 'assigned', { paymentMethod: 'cash' });
  const by = await meera();
  const say = () => saidBy(by, bookingId);
  expect(await dispatchVisit(app, say())).toMatchObject({
    refusal: { code: 'too-early-to-set-out' },
  });
  app.turnTo(START - HOUR);
  const out = say();
  expect(await dispatchVisit(app, out)).toMatchObject({ ok: true });
  expect(await dispatchVisit(app, out)).toMatchObject({ ok: true });
  app.turnTo(START);
  expect(await arrive(app, say())).toMatchObject({ ok: true });
  // A report by an operator is evidence; our figures count a Karigar on time by a position or the code only.
  expect(await findVisit(world.db, bookingId)).toMatchObject({ arrivedBy: 'evidence' });
  expect(await startWork(app, { ...say(), code: '000000' })).toMatchObject({
    refusal: { code: 'start-code-wrong' },
  });
  const code = await startCodeOf(world.db, bookingId);
  expect(await startWork(app, { ...say(), code })).toMatchObject({ ok: true });
  app.pass(HOUR);
  const bill = { lines: [], payBy: 'cash', cashPaise: 80_000 } as const;
  expect(await finishWork(app, { ...say(), ...bill })).toMatchObject({ ok: true });
  expect(await statusOf(bookingId)).toBe('done');
  // The cash is with the Karigar, not with the operator who said so.
  expect(await balanceOf(world.db, `cash_with_karigar:${ravi.karigarId}`)).toBe(80_000);
  const said = await onRecord(bookingId);
  expect(said.map(({ act }) => act)).toEqual(['dispatch', 'arrive', 'start', 'start', 'finish']);
  expect(new Set(said.map(({ actor }) => actor))).toEqual(new Set([`ops:${by}`]));
  expect(said[0]?.why).toBe('The telephone is dead.');
});

test('an action that the Karigar and an operator report in the same moment happens once', async () => {
  const { bookingId, ravi } = await visitAt(app, asha, 'assigned');
  app.turnTo(START - HOUR);
  const both = await Promise.all([
    dispatchVisit(app, saidBy(await meera(), bookingId)),
    dispatchVisit(app, acting(app, ravi, bookingId)),
  ]);
  expect(both).toMatchObject([{ ok: true }, { ok: true }]);
  const { events } = await lookAt(world.db, bookingId);
  expect(events.filter((event) => event === 'KarigarDispatched')).toHaveLength(1);
});

test('a visit that an operator gives back for a Karigar is nobody’s: a repeat changes nothing, and there is nothing more to say for them', async () => {
  const { bookingId } = await visitAt(app, asha, 'assigned');
  const by = await meera();
  const back = { ...saidBy(by, bookingId), reason: 'ill' };
  expect(await releaseVisit(app, back)).toMatchObject({ ok: true });
  expect(await releaseVisit(app, back)).toMatchObject({ ok: true });
  expect(await statusOf(bookingId)).toBe('pending');
  expect(await dispatchVisit(app, saidBy(by, bookingId))).toMatchObject({
    refusal: { code: 'visit-not-found' },
  });
});

test('an operator can say that nobody was at home only after the Karigar’s wait and tries', async () => {
  const { bookingId } = await visitAt(app, asha, 'arrived');
  const by = await meera();
  const say = () => saidBy(by, bookingId);
  app.turnTo(START + MINUTE);
  expect(await tryContact(app, { ...say(), by: 'call' })).toMatchObject({ ok: true });
  expect(await reportCustomerNoShow(app, say())).toMatchObject({
    refusal: { code: 'wait-longer' },
  });
  app.turnTo(START + 20 * MINUTE);
  expect(await reportCustomerNoShow(app, say())).toMatchObject({
    refusal: { code: 'try-to-reach' },
  });
  expect(await tryContact(app, { ...say(), by: 'call' })).toMatchObject({ ok: true });
  expect(await reportCustomerNoShow(app, say())).toMatchObject({ ok: true });
  expect(await statusOf(bookingId)).toBe('no_show_customer');
});
