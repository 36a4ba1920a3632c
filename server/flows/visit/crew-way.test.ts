import { describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { HOUR, instantInIndia, MINUTE } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { findKarigar } from '#server/flows/dispatch/find-karigar.ts';
import { karigarNewsOf } from '#server/modules/notification/karigar-news-of.ts';
import { crewCodeName } from '#server/modules/visit/crew-code.ts';
import { codeFor } from '#server/platform/secrets/keys.ts';
import { readKarigarVisit } from '#server/views/karigar-visits.ts';
import { readLiveVisit } from '#server/views/live-visit.ts';
import { listOpenOffers } from '#server/views/offers.ts';
import { crewStage, DAY_ONE, START, WEDDING } from '#testing/crew-stage.ts';
import { anew, eventOfDays, firstDayOf } from '#testing/event-of-days.ts';
import { balancesOf } from '#testing/payments.ts';
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
import { releaseVisit } from './release-visit.ts';
import { setOutWithCrew } from './set-out-with-crew.ts';

const SHARE = 300_000;

let world: World;
let asha: Customer;
let app: VisitTestDeps;
let crew: Worker[];
let id: string;

crewStage((stage) => {
  ({ world, asha, app, crew, id } = stage);
});

const done = { ok: true, value: 'done' };
const refused = (code: string, params?: object) => ({
  ok: false,
  refusal: { code, ...(params && { params }) },
});
const at = (place: number) => crew[place] as Worker;
const act = (place: number, of = id) => acting(app, at(place), of);
const setOut = (place: number) => setOutWithCrew(app, act(place));
const seenBy = async (place: number) => {
  const seen = await readKarigarVisit(world.db, at(place).userId, id, app.now());
  return seen.ok ? seen.value.visit : undefined;
};
const live = async () => {
  const facts = { places: await app.facts.places(), keys: app.keys, now: app.now() };
  return readLiveVisit(world.db, asha.id, id, facts);
};
const memberOf = async (place: number) =>
  (await live())?.karigar?.members.find((one) => one.karigarId === at(place).karigarId);
const countOf = async (type: string, of = id) => {
  const text = 'select data from events where subject = $1 and type = $2';
  return (await world.db.query(text, [of, type])).rows;
};

describe('a Karigar who comes along and is on the way', () => {
  test('says so once from three hours before, and the leader and the customer see it until they are at the door', async () => {
    app.turnTo(START - 3 * HOUR - 1);
    expect(await setOut(1)).toMatchObject(refused('too-early-to-set-out'));
    expect((await seenBy(1))?.actions).not.toContain('set-out');
    app.turnTo(START - HOUR);
    expect((await seenBy(1))?.actions).toContain('set-out');
    expect([await setOut(1), await setOut(1)]).toEqual([done, done]);
    expect(await countOf('CrewMemberSetOut')).toHaveLength(1);
    expect(await seenBy(1)).toMatchObject({ isOnTheWay: true });
    expect((await seenBy(1))?.actions).not.toContain('set-out');
    const own = (one: { karigarId: number }) => one.karigarId === at(1).karigarId;
    expect((await seenBy(0))?.team.filter(({ onTheWay }) => onTheWay)).toMatchObject([
      { karigarId: at(1).karigarId },
    ]);
    expect(await memberOf(1)).toMatchObject({ onTheWay: true });
    app.turnTo(START - 10 * MINUTE);
    expect(await attendVisit(anew(app), { ...act(1), position: AT_THE_DOOR })).toEqual(done);
    expect((await seenBy(0))?.team.find(own)).toMatchObject({
      ...{ onTheWay: false, attendance: { came: true, saidBy: 'karigar' } },
    });
    expect(await memberOf(1)).toMatchObject({ onTheWay: false });
  });

  test('is not the leader, whose own step this is, and nobody once the visit has ended', async () => {
    app.turnTo(START - HOUR);
    expect(await setOut(0)).toMatchObject(refused('move-not-allowed'));
    app.turnTo(START + 30 * HOUR);
    expect(await setOut(1)).toMatchObject(refused('move-not-allowed'));
    expect(await memberOf(1)).toMatchObject({ onTheWay: false });
  });
});

describe('the digits of one of a crew', () => {
  const byCode = (place: number, code: string) => attendVisit(anew(app), { ...act(place), code });
  const codeOf = async (place: number) => (await memberOf(place))?.code ?? '';

  test('stand beside their name on the customer’s page until they have shown that they are there, and count them alone', async () => {
    expect(await memberOf(1)).toMatchObject({ code: null });
    await firstDayOf(app, at(0), id, DAY_ONE);
    app.turnTo(START + 5 * MINUTE);
    const codes = await Promise.all([1, 2, 3].map(codeOf));
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect(new Set(codes).size).toBe(3);
    expect(await byCode(2, codes[0] ?? '')).toMatchObject(refused('crew-code-wrong'));
    expect(await byCode(1, codes[0] ?? '')).toEqual(done);
    expect((await seenBy(1))?.ownAttendance).toEqual({ came: true, saidBy: 'karigar' });
    expect([await memberOf(1), await memberOf(2)]).toMatchObject([
      { code: null },
      { code: codes[1] },
    ]);
  });

  test('are tried five times at most, and nothing is no proof', async () => {
    await firstDayOf(app, at(0), id, DAY_ONE);
    app.turnTo(START + 5 * MINUTE);
    const code = await codeOf(1);
    const wrong = code === '000000' ? '000001' : '000000';
    for (const triesLeft of [4, 3, 2, 1, 0])
      expect(await byCode(1, wrong)).toEqual(refused('crew-code-wrong', { triesLeft }));
    expect(await byCode(1, code)).toEqual(refused('crew-code-used-up'));
    expect(await byCode(2, await codeOf(2))).toEqual(done);
    expect(await attendVisit(anew(app), act(3))).toEqual(refused('arrival-not-proven'));
  });

  test('are others at every visit, and nothing says them to the crew', async () => {
    await firstDayOf(app, at(0), id, DAY_ONE);
    app.turnTo(START + 5 * MINUTE);
    const code = await codeOf(1);
    expect(JSON.stringify([await seenBy(0), await seenBy(1)])).not.toContain(code);
    const digitsOf = (visitId: string) => codeFor(app.keys, crewCodeName(visitId, at(1).karigarId));
    expect(digitsOf(id)).toBe(code);
    expect(digitsOf(newId())).not.toBe(code);
  });
});

describe('a Karigar who comes along and cannot go on', () => {
  const dropOut = (place: number, of = id) =>
    releaseVisit(anew(app), { ...act(place, of), reason: 'ill' });
  const end = async (of = id) => {
    const bill = { lines: [], payBy: 'link', cashPaise: 0 } as const;
    expect(await finishWork(anew(app), { ...act(0, of), ...bill })).toEqual(done);
    expect(await acceptWork(app, { bookingId: of, userId: asha.id })).toMatchObject({ ok: true });
    const books = await balancesOf(world.db, of);
    return crew.map(({ karigarId }) => Math.abs(books[`karigar_payable:${karigarId}`] ?? 0));
  };

  test('tells the leader in the middle of the work, goes, and is paid as one who came', async () => {
    await firstDayOf(app, at(0), id, DAY_ONE);
    app.turnTo(START + 2 * HOUR);
    expect((await seenBy(2))?.actions).toContain('release');
    expect(await dropOut(2)).toEqual(done);
    const [event] = await countOf('CrewMemberCannotCome');
    expect(karigarNewsOf({ type: 'CrewMemberCannotCome', subject: id, data: event?.data })).toEqual(
      [{ kind: 'crew-cannot-come', karigarIds: [at(0).karigarId] }],
    );
    expect([await seenBy(2), (await seenBy(0))?.status]).toEqual([undefined, 'in_progress']);
    // Whether they had come can still be said, by the leader and the customer.
    const gone = { karigarId: at(2).karigarId };
    expect((await seenBy(0))?.team).toContainEqual(
      expect.objectContaining({ ...gone, mayLead: false }),
    );
    expect(await memberOf(2)).toMatchObject(gone);
    app.turnTo(START + 9 * HOUR);
    expect(await end()).toEqual([SHARE, SHARE, SHARE, SHARE]);
  });

  test('gives back the days of an event that are left, which somebody else is asked for, and is paid for their own', async () => {
    const days = ['2026-11-27', '2026-11-28'] as const;
    const event = await eventOfDays(app, asha, WEDDING, days, crew);
    await firstDayOf(app, at(0), event, days[0]);
    const spare = await sowWorker(world.db, [6]);
    expect(await dropOut(1, event)).toEqual(done);
    await findKarigar(anew(app), { bookingId: event, cause: 'CrewMemberCannotCome' });
    const offers = await listOpenOffers(world.db, spare.userId, app.now());
    expect(offers).toMatchObject([{ bookingId: event, date: days[1], leads: false }]);
    app.turnTo(instantInIndia(days[1], 18 * 60));
    // Two days of four and of three: an even part of each day for those who came on it.
    const [one, two] = [(SHARE * 4) / 4, (SHARE * 4) / 3];
    expect(await end(event)).toEqual([one + two, one, one + two, one + two]);
  });
});
