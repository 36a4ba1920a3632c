import decodeQr from 'qr/decode.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { policy } from '#contract/policy.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR, instantInIndia, MINUTE } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { listHoldsOf, moveHolds } from '#server/modules/availability/store.ts';
import { limits } from '#server/modules/identity/limits.ts';
import { passText } from '#server/modules/society/gate-pass.ts';
import { writePass } from '#server/platform/secrets/pass.ts';
import { readGatePass, readOwnGatePass } from '#server/views/gate-pass.ts';
import { insertStranger } from '#testing/cast.ts';
import { lookAt } from '#testing/payments.ts';
import { reportCustomerNoShow } from '#testing/report-customer-no-show.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import { sowCustomer, sowSmallTown, sowSociety, TOWN } from '#testing/small-town.ts';
import {
  acting,
  given,
  sowWorker,
  type VisitTestDeps,
  visitDeps,
  type Worker,
} from '#testing/visits.ts';
import { createWorld, type World } from '#testing/world.ts';
import { bookSlot, type Customer } from '../booking/book-slot.ts';
import { callOffBooking } from '../booking/call-off-booking.ts';
import { cancelBooking } from '../booking/cancel-booking.ts';
import { rescheduleBooking } from '../booking/reschedule-booking.ts';
import { assignByHand } from '../dispatch/assign-by-hand.ts';
import { applyTimeout } from '../visit/apply-timeout.ts';
import { releaseVisit } from '../visit/release-visit.ts';
import { checkGatePass } from './check-gate-pass.ts';

const START = instantInIndia('2026-11-23', 600);
const END = START + 90 * MINUTE;
const ORIGIN = 'https://aangan.test';

let world: World;
let asha: Customer;
/** Two plumbers: the first comes, the second could. */
let ravi: Worker;
let other: Worker;
let app: VisitTestDeps;
let bookingId: string;
const attacks: string[] = [];

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  await sowSociety(world.db, { weekday: 0, startsMinute: 0, endsMinute: 60 });
  asha = await sowCustomer(world.db);
});
afterAll(() => world.close());
beforeEach(async () => {
  app = visitDeps(world.db);
  await given.everyHourFree(app);
  await world.db.query('truncate throttles; update karigars set active = false');
  ravi = await sowWorker(world.db);
  bookingId = await book();
  other = await sowWorker(world.db);
});

async function book(): Promise<string> {
  const outcome = await bookSlot(app, asha, {
    id: newId(),
    serviceId: 3,
    date: '2026-11-23',
    time: '10:00 AM',
    address: {
      street: '12 Hill Road',
      city: 'Mumbai',
      state: 'Maharashtra',
      pincode: TOWN.near,
      landmark: 'Opposite the lake gate',
      society: 'Sahyadri Heights',
      wing: 'B',
      flat: '702',
    },
    paymentMethod: 'cash',
    shownPricePaise: 80000,
  });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  const { id } = outcome.value.booking;
  await given.visit(app, 'assigned', id);
  return id;
}

/** New caches, because the cache of a day could be half a second old. */
const anew = () => ({ ...app, facts: createAppCache(world.db) });
const views = () => ({
  pool: world.db,
  keys: TEST_KEYS,
  facts: createAppCache(world.db),
  origin: ORIGIN,
});

async function passOf(whose = ravi, now = START) {
  const outcome = await readOwnGatePass(views(), whose.userId, bookingId, now);
  return outcome.ok ? outcome.value.pass : outcome.refusal.code;
}

async function shownPass(whose = ravi) {
  const pass = await passOf(whose);
  if (typeof pass === 'string') throw new Error(pass);
  return { pass: pass.address.split('#')[1] as string, code: pass.code };
}

const log = { attack: (event: string) => void attacks.push(event) };
async function ask(
  input: Parameters<typeof checkGatePass>[1],
  now = START,
  address = '203.0.113.7',
) {
  const asked = await checkGatePass({ pool: world.db, keys: TEST_KEYS, log }, input, {
    address,
    now,
  });
  return asked.ok ? asked.value : asked.refusal.code;
}
const scan = async (pass: string, now = START) => {
  const answer = await ask({ pass }, now);
  return typeof answer === 'string' ? answer : (answer.reason ?? 'admitted');
};
const type = async (code: string, now = START, pincode: string = TOWN.near) => {
  const answer = await ask({ code, pincode }, now);
  return typeof answer === 'string' ? answer : (answer.reason ?? 'admitted');
};

describe('a guard', () => {
  test('is told name, wing and hours by the picture and by the six digits, and nothing else', async () => {
    const { pass, code } = await shownPass();
    const answer = {
      admitted: true,
      reason: null,
      karigarName: 'Ravi Pawar',
      home: 'B, Sahyadri Heights',
      karigarId: ravi.karigarId,
      from: '2026-11-23T09:30:00+05:30',
      until: '2026-11-23T12:30:00+05:30',
    };
    expect(await ask({ pass })).toEqual(answer);
    expect(await ask({ code, pincode: TOWN.near })).toEqual(answer);
    expect(code).toMatch(/^\d{6}$/);
  });

  test('lets no Karigar in before or after their hours, and is not told who it is', async () => {
    const { pass, code } = await shownPass();
    const { minutesBefore, minutesAfter } = policy.gatePass;
    const opens = START - minutesBefore * MINUTE;
    const closes = END + minutesAfter * MINUTE;
    expect([await scan(pass, opens - 1), await scan(pass, opens)]).toEqual([
      'too-early',
      'admitted',
    ]);
    expect([await scan(pass, closes), await scan(pass, closes + 1)]).toEqual([
      'admitted',
      'too-late',
    ]);
    expect(await type(code, opens - 1)).toBe('too-early');
    // The Karigar has set out already, and need not wait at the gate.
    await given.visit(app, 'dispatched', bookingId);
    expect(await type(code, opens - 1)).toBe('too-early');
    // Nobody has to wait at the gate once the customer has said yes.
    await world.db.query(
      `insert into early_requests (id, booking_id, day_id, karigar_id, wants_at, asked_at, answer, answered_at)
        values ($1, $2, $2, $3, $4, now(), 'yes', now())`,
      [newId(), bookingId, ravi.karigarId, new Date(START - 90 * MINUTE)],
    );
    expect(await type(code, START - 100 * MINUTE)).toBe('admitted');
    expect(await scan(pass, START - 100 * MINUTE - 1)).toBe('too-early');
    await world.db.query('delete from early_requests where booking_id = $1', [bookingId]);
    const hidden = { karigarName: null, home: null, karigarId: null };
    expect(await ask({ pass }, opens - 1)).toMatchObject(hidden);
  });

  test('hears no of a pass that was changed, made by somebody else, or typed at another pincode', async () => {
    const { pass, code } = await shownPass();
    for (let index = 0; index < pass.length; index += 23) {
      const rendered = pass[index] === 'A' ? 'B' : 'A';
      expect(await scan(pass.slice(0, index) + rendered + pass.slice(index + 1))).toBe('not-valid');
    }
    expect(await scan('')).toBe('not-valid');
    expect(await ask({ code })).toBe('gate-code-missing');
    expect(await scan(`${pass}A`)).toBe('not-valid');
    expect(await type(code, START, TOWN.middle)).toBe('not-valid');
    expect(attacks).toContain('gate-pass-unknown');
  });

  test('hears the same of a short picture that the version before has drawn', async () => {
    const { karigarId } = ravi;
    const about = passText({ bookingId, karigarId, promisedAt: START });
    const short = writePass(TEST_KEYS.passes, bookingId, karigarId, about);
    expect(short).toHaveLength(43);
    expect(await scan(short)).toBe('admitted');
    const other = short[30] === 'A' ? 'B' : 'A';
    expect(await scan(short.slice(0, 30) + other + short.slice(31))).toBe('not-valid');
    await given.visit(app, 'done', bookingId);
    expect(await scan(short)).toBe('not-valid');
  });

  test('asking is written down with whose pass it was and what was said, naming nobody', async () => {
    const { pass, code } = await shownPass();
    await scan(pass);
    await type(code, START - 2 * HOUR);
    const { rows } = await world.db.query(
      `select actor, data from events where subject = $1 and type = 'GatePassChecked' order by id`,
      [bookingId],
    );
    const { karigarId } = ravi;
    expect(rows).toEqual([
      { actor: 'guard', data: { karigarId, by: 'scan', verdict: 'admitted' } },
      { actor: 'guard', data: { karigarId, by: 'code', verdict: 'too-early' } },
    ]);
  });
});

test('a pass that we know, asked for without end, is written down now and then, and at last refused', async () => {
  const { pass } = await shownPass();
  const most = limits['gate/pass'].attempts + limits['gate/address'].attempts;
  for (let asked = 0; asked < most; asked += 1) expect(await scan(pass)).toBe('admitted');
  expect(await scan(pass)).toBe('too-many-requests');
  const told = async () => {
    const { rowCount } = await world.db.query(
      `select from events where subject = $1 and type = 'GatePassChecked'`,
      [bookingId],
    );
    return rowCount;
  };
  expect(await told()).toBe(1);
  // Another gate is not shut out by it, and later it is written down anew.
  expect(await ask({ pass }, START, '198.51.100.4')).toMatchObject({ admitted: true });
  expect(await scan(pass, START + 20 * MINUTE)).toBe('admitted');
  expect(await told()).toBe(2);
});

describe('a pass is dead with the very commit', () => {
  test('that gives the visit to another, who has a pass of their own', async () => {
    const { pass, code } = await shownPass();
    const call = { id: bookingId, karigarId: other.karigarId, why: 'asked for', by: 'test' };
    expect(await assignByHand(anew(), call)).toMatchObject({ ok: true });
    expect([await scan(pass), await type(code)]).toEqual(['not-valid', 'not-valid']);
    expect(await passOf(ravi)).toBe('visit-not-found');
    const another = await shownPass(other);
    expect([await scan(another.pass), await type(another.code)]).toEqual(['admitted', 'admitted']);
    expect(another.code).not.toBe(code);
  });

  const ENDS: Readonly<Record<string, () => Promise<unknown>>> = {
    pending: () => releaseVisit(app, { ...acting(app, ravi, bookingId), reason: 'ill' }),
    done: () => given.visit(app, 'done', bookingId),
    completed: () => given.visit(app, 'completed', bookingId),
    cancelled: () => callOffBooking(app, { bookingId, actor: 'ops:1', why: 'test' }),
    no_show_customer: async () => {
      await given.visit(app, 'arrived', bookingId);
      app.turnTo(START + HOUR);
      return reportCustomerNoShow(app, { bookingId, actor: 'ops:1', contactTries: 2 });
    },
    no_show_provider: () => {
      app.turnTo(START + policy.noShow.karigarByClockMinutes * MINUTE);
      return applyTimeout(app, { bookingId });
    },
  };
  test.each(Object.keys(ENDS))('that makes it %s', async (status) => {
    const { pass, code } = await shownPass();
    await ENDS[status]?.();
    expect((await lookAt(world.db, bookingId)).status).toBe(status);
    expect([await scan(pass), await type(code)]).toEqual(['not-valid', 'not-valid']);
    expect(['no-gate-pass', 'visit-not-found']).toContain(await passOf(ravi));
  });

  test('with which its customer cancels', async () => {
    const { pass, code } = await shownPass();
    const shown = { shownFeePaise: 0, shownRefundPaise: 0 };
    const outcome = await cancelBooking(app, { bookingId, userId: asha.id, ...shown });
    expect(outcome).toMatchObject({ ok: true });
    expect([await scan(pass), await type(code)]).toEqual(['not-valid', 'not-valid']);
  });

  test('that moves it to another hour', async () => {
    const { pass, code } = await shownPass();
    const [hold] = await listHoldsOf(world.db, bookingId);
    if (!hold) throw new Error('Nobody comes');
    const { leaveAt, startsAt, endsAt } = hold;
    const later = { leaveAt: leaveAt + HOUR, startsAt: startsAt + HOUR, endsAt: endsAt + HOUR };
    await moveHolds(world.db, [{ ...hold, ...later }]);
    // DelayedHold a little within its promise it is the same pass; another promise is another.
    expect(await scan(pass)).toBe('admitted');
    const to = { date: '2026-11-23', time: '11:00 AM', shownFloorPaise: 0 };
    const moved = await rescheduleBooking(anew(), { id: bookingId, userId: asha.id, ...to });
    expect(moved).toEqual({ ok: true, value: 'moved' });
    expect([await scan(pass), await type(code)]).toEqual(['not-valid', 'not-valid']);
    // Both are free at the new hour, and either may be who comes then.
    const next = await given.visit(app, 'assigned', bookingId);
    expect(await scan((await shownPass(next)).pass, START + HOUR)).toBe('admitted');
  });
});

test('six digits are not guessed: wrong ones are counted, right ones give their own attempt back', async () => {
  const { code } = await shownPass();
  const most = limits['gate/address'].attempts;
  for (let guard = 0; guard < most + 5; guard += 1) expect(await type(code)).toBe('admitted');
  const wrong = code === '000000' ? '000001' : '000000';
  for (let guess = 0; guess < most; guess += 1) expect(await type(wrong)).toBe('not-valid');
  expect(await type(wrong)).toBe('too-many-requests');
  expect(await type(code)).toBe('too-many-requests');
  const elsewhere = await ask({ code, pincode: TOWN.near }, START, '198.51.100.4');
  expect(elsewhere).toMatchObject({ admitted: true });
  // A picture that we have signed is no guess, whatever else comes from there.
  expect(await scan((await shownPass()).pass)).toBe('admitted');
});

test('wrong codes from everywhere never keep a guard elsewhere from a right one', async () => {
  const { code } = await shownPass();
  const wrong = code === '000000' ? '000001' : '000000';
  const guess = (address: string) => ask({ code: wrong, pincode: TOWN.near }, START, address);
  for (let network = 0; network < 20; network += 1)
    for (let times = 0; times < 16; times += 1) await guess(`192.0.${network}.9`);
  // Under strain each network has five tries left, and right ones use up none.
  expect(await guess('192.0.0.9')).toBe('too-many-requests');
  for (let times = 0; times < 8; times += 1)
    expect(await ask({ code, pincode: TOWN.near }, START, '198.51.100.4')).toMatchObject({
      admitted: true,
    });
  for (let times = 0; times < 5; times += 1)
    expect(await guess('198.51.101.4')).toMatchObject({ reason: 'not-valid' });
  expect(await guess('198.51.101.4')).toBe('too-many-requests');
});

describe('the pass itself', () => {
  test('is shown to its customer and its Karigar and to nobody else, with what the gate asks for', async () => {
    const read = await readGatePass(views(), asha.id, bookingId, START);
    expect(read).toMatchObject({
      ok: true,
      value: {
        passes: [{ karigarName: 'Ravi Pawar', home: 'B, Sahyadri Heights' }],
        gate: { needsPass: true },
      },
    });
    const stranger = await insertStranger(world.db);
    expect(await readGatePass(views(), stranger.id, bookingId, START)).toMatchObject({
      refusal: { code: 'booking-not-found' },
    });
    expect(await passOf(other)).toBe('visit-not-found');
  });

  test('of work on several days is another one each day', async () => {
    const first = await shownPass();
    await world.db.query(
      `with day as (insert into visits (id, booking_id, position, starts_at, ends_at)
          select gen_random_uuid(), id, 2, starts_at + interval '1 day', ends_at + interval '1 day'
            from bookings where id = $1 returning id)
        insert into holds (booking_id, karigar_id, pincode, leave_at, starts_at, ends_at)
        select day.id, karigar_id, pincode, leave_at + interval '1 day', starts_at + interval '1 day',
          ends_at + interval '1 day' from holds, day where booking_id = $1`,
      [bookingId],
    );
    expect((await shownPass()).code).toBe(first.code);
    const tomorrow = START + DAY;
    const second = await passOf(ravi, tomorrow);
    if (typeof second === 'string') throw new Error(second);
    expect(second.from).toBe('2026-11-24T09:30:00+05:30');
    expect(await scan(second.address.split('#')[1] as string, tomorrow)).toBe('admitted');
    expect([await scan(first.pass, tomorrow), await type(first.code, tomorrow)]).toEqual([
      'too-late',
      'too-late',
    ]);
  });

  test('is a picture that a camera reads as its address', async () => {
    const pass = await passOf();
    if (typeof pass === 'string') throw new Error(pass);
    expect(pass.address.startsWith(`${ORIGIN}/gate#`)).toBe(true);
    expect(decodeQr(photographOf(pass.qr))).toBe(pass.address);
  });
});

/** Eight points to a square, black on white. */
function photographOf({ size, path }: { size: number; path: string }) {
  const side = size * 8;
  const data = new Uint8Array(side * side * 4).fill(255);
  let [x, y] = [0, 0];
  for (const [, move, across, down, length] of path.matchAll(/([Mm])(\d+) ([\d.]+)h(\d+)/g)) {
    x = move === 'M' ? Number(across) : x + Number(across);
    y = move === 'M' ? Number(down) - 0.5 : y;
    for (let row = y * 8; row < y * 8 + 8; row += 1) {
      const from = (row * side + x * 8) * 4;
      for (let point = from; point < from + Number(length) * 32; point += 4) {
        data.fill(0, point, point + 3);
      }
    }
    x += Number(length);
  }
  return { width: side, height: side, data };
}
