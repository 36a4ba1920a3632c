import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR, MINUTE, toIndiaIso } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { postEntry } from '#server/modules/ledger/store.ts';
import { visitPaidEntry } from '#server/modules/ledger/work-entries.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { readEarnings } from '#server/views/earnings.ts';
import { readDay, readKarigarVisit } from '#server/views/karigar-visits.ts';
import { readLiveVisit } from '#server/views/live-visit.ts';
import { collectMyData } from '#server/views/my-data.ts';
import { crewStage, DAY_ONE, START } from '#testing/crew-stage.ts';
import { anew, firstDayOf } from '#testing/event-of-days.ts';
import { objectsInMemory } from '#testing/objects.ts';
import { balancesOf, lookAt } from '#testing/payments.ts';
import { recordAnyEvent } from '#testing/record-any-event.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import {
  AT_THE_DOOR,
  acting,
  sowWorker,
  type VisitTestDeps,
  type Worker,
} from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { acceptWork } from './accept-work.ts';
import { attendVisit } from './attend-visit.ts';
import { finishWork } from './finish-work.ts';
import { leaveForSafety } from './leave-for-safety.ts';
import { recordCrewAttendance } from './record-crew-attendance.ts';
import { reportCrewAbsence } from './report-crew-absence.ts';
import { reportCrewAbsent } from './report-crew-absent.ts';

const SHARE = 300_000;

let world: World;
let asha: Customer;
let app: VisitTestDeps;
let crew: Worker[];
let id: string;

crewStage((stage) => {
  ({ world, asha, app, crew, id } = stage);
});

/** They are at work since half an hour before the promised time. */
beforeEach(async () => {
  await firstDayOf(app, at(0), id, DAY_ONE);
  app.turnTo(START + 31 * MINUTE);
});

const done = { ok: true, value: 'done' };
const refused = (code: string) => ({ ok: false, refusal: { code } });
const at = (place: number) => crew[place] as Worker;
const byLeader = (place: number, came = false) =>
  reportCrewAbsent(anew(app), {
    ...{ ...acting(app, at(0), id), karigarId: at(place).karigarId, came },
  });
const byCustomer = (place: number, came = false) =>
  reportCrewAbsence(app, {
    ...{ bookingId: id, userId: asha.id, karigarId: at(place).karigarId, came },
  });
const byOperations = (place: number, came: boolean) =>
  recordCrewAttendance(app, {
    ...{ bookingId: id, karigarId: at(place).karigarId, came },
    ...{ why: 'Both have called', actor: 'ops:1' },
  });
const attend = (place: number, position = AT_THE_DOOR) =>
  attendVisit(anew(app), { ...acting(app, at(place), id), position });
const finish = () =>
  finishWork(anew(app), {
    ...acting(app, at(0), id),
    ...{ lines: [], payBy: 'link', cashPaise: 0 },
  });
const settle = () => acceptWork(app, { bookingId: id, userId: asha.id });
const payable = async () => {
  const books = await balancesOf(world.db, id);
  return crew.map(({ karigarId }) => Math.abs(books[`karigar_payable:${karigarId}`] ?? 0));
};
const earningsOf = (place: number) =>
  readEarnings(world.db, { userId: at(place).userId, day: DAY_ONE, now: app.now() });
const waiting = async (place: number) => (await earningsOf(place)).waitingPaise;
const seenBy = async (place: number) => {
  const found = await readKarigarVisit(world.db, at(place).userId, id, app.now());
  if (!found.ok) throw new Error(found.refusal.code);
  return found.value.visit;
};
const events = async () =>
  (await lookAt(world.db, id)).events.filter((type) => type.startsWith('CrewMember'));

describe('one of a crew who stays away', () => {
  test('has no pay: those who came share it, and page, earnings and books agree', async () => {
    expect(await byLeader(3)).toEqual(done);
    expect((await seenBy(3)).pay.netPaise).toBe(0);
    expect((await seenBy(1)).pay.netPaise).toBe((4 * SHARE) / 3);
    expect(await finish()).toEqual(done);
    const shares = [(4 * SHARE) / 3, (4 * SHARE) / 3, (4 * SHARE) / 3, 0];
    expect(await Promise.all([0, 1, 2, 3].map(waiting))).toEqual(shares);
    expect(await settle()).toEqual(done);
    expect(await payable()).toEqual(shares);
    expect(await Promise.all([0, 1, 2, 3].map(waiting))).toEqual([0, 0, 0, 0]);
    expect((await seenBy(1)).pay.netPaise).toBe((4 * SHARE) / 3);
    const { visits } = await readDay(world.db, at(3).userId, DAY_ONE, app.now());
    expect(visits).toMatchObject([{ netPaise: 0 }]);
    expect((await earningsOf(3)).visits).toEqual([]);
  });

  test('what one has had of the booking before is taken off what waits, and paid once', async () => {
    const wayPaise = 100_000;
    await transaction(world.db, async (db) => {
      const eventId = await recordAnyEvent(db, id, 'WorkAccepted', app.now(), 'test', {});
      const pay = [{ karigarId: at(1).karigarId, amountPaise: wayPaise }];
      const entry = visitPaidEntry({ bookingId: id, pay, stoodDownBy: eventId });
      await postEntry(db, entry, { eventId, bookingId: id, at: app.now() });
    });
    expect(await finish()).toEqual(done);
    expect(await Promise.all([0, 1].map(waiting))).toEqual([SHARE, SHARE - wayPaise]);
    expect(await settle()).toEqual(done);
    expect(await payable()).toEqual([SHARE, SHARE, SHARE, SHARE]);
    expect(await waiting(1)).toBe(0);
  });

  test('hears of it, and reads who has said so; leader and customer see it as well', async () => {
    expect(await byCustomer(2)).toEqual(done);
    expect(await byCustomer(2)).toEqual(done);
    expect(await events()).toEqual(['CrewMemberAbsent']);
    const absent = { came: false, saidBy: 'customer' };
    expect(await seenBy(2)).toMatchObject({ ownAttendance: absent });
    expect((await seenBy(0)).team).toContainEqual(
      expect.objectContaining({ karigarId: at(2).karigarId, attendance: absent }),
    );
    const facts = { places: await app.facts.places(), keys: app.keys, now: app.now() };
    const live = await readLiveVisit(world.db, asha.id, id, facts);
    expect(live?.karigar?.members).toContainEqual(
      expect.objectContaining({ karigarId: at(2).karigarId, attendance: absent }),
    );
    expect(live?.actions).toContain('report-absent');
  });

  test('has in the copy of their data what was said of them, and nobody else has', async () => {
    expect(await byLeader(3)).toEqual(done);
    const kept = {
      ...{ pool: world.db, keys: TEST_KEYS, objects: objectsInMemory() },
      sender: { brand: { name: 'Aangan' } },
    };
    const copyOf = async (place: number) =>
      (await collectMyData(kept, at(place).userId, app.now())).data.workingWithUs;
    const booking = await findBooking(world.db, id);
    const said = {
      visit: booking?.reference,
      on: toIndiaIso(START),
      came: false,
      saidBy: 'leader',
    };
    expect(await copyOf(3)).toMatchObject({
      attendance: [{ ...said, saidAt: toIndiaIso(app.now()) }],
    });
    expect(await copyOf(0)).toMatchObject({ attendance: [] });
  });

  test('is not said to be away before half an hour has passed', async () => {
    app.turnTo(START + 29 * MINUTE);
    expect((await seenBy(0)).actions).not.toContain('report-absent');
    expect(await byLeader(1)).toMatchObject(refused('too-early-for-absence'));
    expect(await byCustomer(1)).toMatchObject(refused('too-early-for-absence'));
    expect(await byOperations(1, false)).toMatchObject(refused('too-early-for-absence'));
  });

  test('is one of the crew and not its leader, and never the last', async () => {
    const stranger = await sowWorker(world.db, [6]);
    crew.push(stranger);
    expect(await byLeader(4)).toMatchObject(refused('crew-member-not-found'));
    expect(await byCustomer(0)).toMatchObject(refused('crew-member-not-found'));
    for (const place of [1, 2, 3]) expect(await byCustomer(place)).toEqual(done);
    expect(await finish()).toEqual(done);
    expect(await settle()).toEqual(done);
    expect((await payable()).slice(0, 4)).toEqual([4 * SHARE, 0, 0, 0]);
  });
});

describe('one of a crew who was there', () => {
  test('shows it by where their phone is, and then neither leader nor customer can say otherwise', async () => {
    app.turnTo(START - 20 * MINUTE);
    expect((await seenBy(1)).actions).toContain('attend');
    expect(await attend(1, { ...AT_THE_DOOR, latitude: 19.4 })).toMatchObject(
      refused('too-far-away'),
    );
    expect(await attend(1)).toEqual(done);
    expect((await seenBy(1)).actions).not.toContain('attend');
    app.turnTo(START + 31 * MINUTE);
    expect(await byLeader(1)).toMatchObject(refused('was-at-door'));
    expect(await byCustomer(1)).toMatchObject(refused('was-at-door'));
    expect(await byOperations(1, false)).toEqual(done);
    expect(await attend(1)).toMatchObject(refused('attendance-decided'));
  });

  test('comes late, shows it, and is paid after all', async () => {
    expect(await byLeader(2)).toEqual(done);
    app.pass(HOUR);
    expect(await attend(2)).toEqual(done);
    expect((await seenBy(2)).pay.netPaise).toBe(SHARE);
    expect(await finish()).toEqual(done);
    expect(await settle()).toEqual(done);
    expect(await payable()).toEqual([SHARE, SHARE, SHARE, SHARE]);
  });

  test('left for safety: that they stayed away is said of nobody who had to leave', async () => {
    expect(await leaveForSafety(anew(app), acting(app, at(3), id))).toEqual(done);
    expect(await byLeader(3)).toMatchObject(refused('was-at-door'));
  });

  test('is believed by operations after the money is divided: we pay the share, and take it from nobody', async () => {
    expect(await byLeader(3)).toEqual(done);
    expect(await finish()).toEqual(done);
    expect(await settle()).toEqual(done);
    expect(await byOperations(3, true)).toEqual(done);
    expect(await byOperations(3, true)).toEqual(done);
    expect(await payable()).toEqual([(4 * SHARE) / 3, (4 * SHARE) / 3, (4 * SHARE) / 3, SHARE]);
    expect((await seenBy(3)).pay.netPaise).toBe(SHARE);
    const { visits } = await earningsOf(3);
    expect(visits).toMatchObject([{ kind: 'attended', netPaise: SHARE }]);
  });
});

describe('who has said something', () => {
  test('takes back their own word; for the absent one the other may speak as well, against a yes only who gave it', async () => {
    expect(await byLeader(1)).toEqual(done);
    expect(await byLeader(1, true)).toEqual(done);
    expect(await byLeader(1)).toEqual(done);
    expect(await byCustomer(1, true)).toEqual(done);
    expect((await seenBy(1)).pay.netPaise).toBe(SHARE);
    expect(await byLeader(1)).toMatchObject(refused('was-at-door'));
    expect(await byCustomer(1)).toEqual(done);
    expect(await byOperations(1, true)).toEqual(done);
    expect(await byCustomer(1)).toMatchObject(refused('attendance-decided'));
    const said = ['CrewMemberAbsent', 'CrewMemberCame'];
    expect(await events()).toEqual([...said, ...said, ...said]);
  });

  test('comes too late once the money is divided', async () => {
    expect(await finish()).toEqual(done);
    expect(await settle()).toEqual(done);
    expect(await byLeader(1)).toMatchObject(refused('attendance-settled'));
    expect(await byCustomer(1)).toMatchObject(refused('attendance-settled'));
    expect(await byOperations(1, false)).toMatchObject(refused('attendance-settled'));
    expect(await payable()).toEqual([SHARE, SHARE, SHARE, SHARE]);
  });
});

test('said by two at once it is one event, and said while the money is divided it counts whole or is refused', async () => {
  const both = await Promise.all([byLeader(1), byCustomer(1)]);
  expect(both).toEqual([done, done]);
  expect(await events()).toEqual(['CrewMemberAbsent']);
  expect(await finish()).toEqual(done);
  const [said, settled] = await Promise.all([byCustomer(2), settle()]);
  expect(settled).toEqual(done);
  const pay = await payable();
  if (said.ok) expect(pay).toEqual([2 * SHARE, 0, 0, 2 * SHARE]);
  else {
    expect(said).toMatchObject(refused('attendance-settled'));
    expect(pay).toEqual([(4 * SHARE) / 3, 0, (4 * SHARE) / 3, (4 * SHARE) / 3]);
  }
});
