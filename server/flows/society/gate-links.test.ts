import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { instantInIndia, MINUTE } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { listHoldsOf, moveHolds } from '#server/modules/availability/store.ts';
import { limits } from '#server/modules/identity/limits.ts';
import { listExpectedAtGate } from '#server/views/expected-at-gate.ts';
import { readOwnGatePass } from '#server/views/gate-pass.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import { sowCustomer, sowSmallTown, sowSociety, TOWN } from '#testing/small-town.ts';
import { given, sowWorker, type VisitTestDeps, visitAt, visitDeps } from '#testing/visits.ts';
import { createWorld, type World } from '#testing/world.ts';
import type { Customer } from '../booking/book-slot.ts';
import { checkGatePass } from './check-gate-pass.ts';
import { giveGateLink } from './give-gate-link.ts';
import { openGateList } from './open-gate-list.ts';
import { withdrawGateLink } from './withdraw-gate-link.ts';

const START = instantInIndia('2026-11-23', 600);

let world: World;
let app: VisitTestDeps;
let asha: Customer;
let societyId: number;

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  await sowSociety(world.db, { weekday: 0, startsMinute: 0, endsMinute: 60 });
  const { rows } = await world.db.query('select id from societies');
  societyId = rows[0].id;
  asha = await sowCustomer(world.db);
  await sowWorker(world.db);
  app = visitDeps(world.db);
});
afterAll(() => world.close());
beforeEach(() => world.db.query('truncate throttles, gate_links'));

const command = (id = newId()) => ({ id, societyId, by: 'meera' });
async function give(id = newId()): Promise<string> {
  const outcome = await giveGateLink({ pool: world.db, origin: '' }, command(id), START);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value.link.replace('/gate#link-', '');
}
const log = { attack: () => {} };
const deps = () => ({ pool: world.db, keys: TEST_KEYS, log });
async function open(link: string, address = '203.0.113.7') {
  const opened = await openGateList(deps(), { link }, { address, now: START });
  return opened.ok ? opened.value.societyId : opened.refusal.code;
}
async function type(code: string, link?: string, address = '203.0.113.7') {
  const at = { address, now: START };
  const input = { code, ...(link === undefined ? { pincode: TOWN.near } : { link }) };
  const asked = await checkGatePass(deps(), input, at);
  return asked.ok ? (asked.value.reason ?? 'admitted') : asked.refusal.code;
}
const acts = async () =>
  (await world.db.query(`select type from events where type like 'GateLink%' order by at, id`))
    .rows;

async function moveTo(bookingId: string, startsAt: number): Promise<void> {
  const [hold] = await listHoldsOf(world.db, bookingId);
  if (!hold) throw new Error('Nobody comes');
  const endsAt = startsAt + 90 * MINUTE;
  await moveHolds(world.db, [{ ...hold, leaveAt: startsAt - 30 * MINUTE, startsAt, endsAt }]);
}

test('a link opens the list of its society; a new one or a withdrawal ends it, and a repeat changes nothing', async () => {
  const id = newId();
  const first = await give(id);
  expect(await open(first)).toBe(societyId);
  expect(await giveGateLink({ pool: world.db, origin: '' }, command(id), START)).toMatchObject({
    refusal: { code: 'gate-link-exists' },
  });
  const second = await give();
  expect([await open(first), await open(second)]).toEqual(['gate-link-ended', societyId]);
  for (let times = 0; times < 2; times += 1)
    expect(await withdrawGateLink(world.db, { societyId, by: 'meera' }, START)).toMatchObject({
      ok: true,
    });
  expect(await open(second)).toBe('gate-link-ended');
  expect((await acts()).map((one) => one.type)).toEqual([
    ...['GateLinkGiven', 'GateLinkGiven', 'GateLinkWithdrawn'],
  ]);
  const nowhere = { societyId: 2_000_000_000, by: 'meera' };
  expect(await withdrawGateLink(world.db, nowhere, START)).toMatchObject({
    refusal: { code: 'society-unknown' },
  });
  const elsewhere = { ...command(), societyId: 2_000_000_000 };
  expect(await giveGateLink({ pool: world.db, origin: '' }, elsewhere, START)).toMatchObject({
    refusal: { code: 'society-unknown' },
  });
});

test('two colleagues who give a link at once leave one that opens something', async () => {
  const links = await Promise.all([give(), give(), give()]);
  const opened = await Promise.all(links.map((link) => open(link)));
  expect(opened.filter((one) => one === societyId)).toHaveLength(1);
});

test('the list says wing, name and hours of who comes today, and neither flat nor customer nor service', async () => {
  const SAHYADRI = { society: 'Sahyadri Heights', wing: 'B', flat: '702' };
  const address = { street: '12 Hill Road', city: 'Mumbai', state: 'Maharashtra', landmark: '' };
  const { bookingId } = await visitAt(app, asha, 'assigned', {
    address: { ...address, ...SAHYADRI, pincode: TOWN.near },
  });
  const gate = { name: 'Sahyadri Heights', pincode: TOWN.near };
  const view = { pool: world.db, keys: TEST_KEYS, objects: undefined as never };
  const { expected } = await listExpectedAtGate(view, gate, START);
  expect(expected).toEqual([
    {
      ...{ mark: expect.stringMatching(/^[\w-]{16}$/), wing: 'B', karigarName: 'Ravi Pawar' },
      ...{ face: null, faceMark: null, from: expect.any(String), until: expect.any(String) },
    },
  ]);
  const other = { ...gate, name: 'Zinnia Court' };
  expect((await listExpectedAtGate(view, other, START)).expected).toEqual([]);
  const evening = START + 10 * 60 * MINUTE;
  expect((await listExpectedAtGate(view, gate, evening)).expected).toEqual([]);
  // People write the name of a society in many ways, and some changes of it are no others.
  const fuller = { ...gate, name: 'SAHYADRI HEIGHTS C.H.S. Ltd.' };
  expect((await listExpectedAtGate(view, fuller, START)).expected).toHaveLength(1);
  const at = async (date: string, minute: number) =>
    (await listExpectedAtGate(view, gate, instantInIndia(date, minute))).expected.length;
  expect(await at('2026-11-22', 600)).toBe(0);
  // Late on one day the gate opens for the next, and hours that began yesterday are not over at midnight.
  await moveTo(bookingId, instantInIndia('2026-11-24', 10));
  expect(await at('2026-11-23', 1420)).toBe(1);
  await moveTo(bookingId, instantInIndia('2026-11-22', 1410));
  expect([await at('2026-11-23', 5), await at('2026-11-23', 240)]).toEqual([1, 0]);
});

test('a flood of wrong codes at its pincode and from its own network never stops a gate that has its link', async () => {
  const link = await give();
  await given.everyHourFree(app);
  for (let guess = 0; guess < limits['gate/address'].attempts; guess += 1) await type('000000');
  expect(await type('000000')).toBe('too-many-requests');
  expect(await type('000000', link)).toBe('not-valid');
  // Somebody who holds the link guesses no better for it.
  for (let guess = 1; guess < limits['gate/link'].attempts; guess += 1)
    expect(await type('000000', link)).toBe('not-valid');
  expect(await type('000000', link)).toBe('too-many-requests');
  // A word that is no link is counted where it comes from.
  const nobodys = 'A'.repeat(43);
  expect(await open(nobodys)).toBe('too-many-requests');
  expect(await open(nobodys, '198.51.100.4')).toBe('gate-link-ended');
});

test('a check with the link of the society names it, even right after one without, which names none', async () => {
  const link = await give();
  await given.everyHourFree(app);
  const { bookingId, ravi } = await visitAt(app, asha, 'assigned');
  const view = { ...deps(), facts: createAppCache(world.db), origin: '' };
  const own = await readOwnGatePass(view, ravi.userId, bookingId, START);
  if (!own.ok) throw new Error(own.refusal.code);
  const { code } = own.value.pass;
  expect([await type(code), await type(code, link)]).toEqual(['admitted', 'admitted']);
  const { rows } = await world.db.query(
    `select data ->> 'link' as link from events where subject = $1 and type = 'GatePassChecked' order by id`,
    [bookingId],
  );
  const links = await world.db.query('select id from gate_links');
  expect(rows).toEqual([{ link: null }, { link: links.rows[0].id }]);
});
