import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BorneBy } from '#contract/bearers.ts';
import { DAY, HOUR, MINUTE } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { erasePersonalData } from '#server/flows/identity/steps/erase-personal-data.ts';
import { type InboxEvent, notifyOperations } from '#server/flows/inbox/notify-operations.ts';
import { isDecided } from '#server/flows/steps/case/is-decided.ts';
import { karigarNewsOf } from '#server/modules/notification/karigar-news-of.ts';
import { eraseOldHearings } from '#server/modules/visit/owner-store.ts';
import { readHearing } from '#server/views/complaint.ts';
import { readKarigarVisit } from '#server/views/karigar-visits.ts';
import { workingOf } from '#server/views/my-data-work.ts';
import { crewStage, DAY_ONE, NAMES, START } from '#testing/crew-stage.ts';
import { anew, firstDayOf } from '#testing/event-of-days.ts';
import { objectsInMemory } from '#testing/objects.ts';
import { balancesOf } from '#testing/payments.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import { acting, sowWorker, type VisitTestDeps, type Worker } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { answerComplaint } from './answer-complaint.ts';
import { appealDecision } from './appeal-decision.ts';
import { decideAppeal } from './decide-appeal.ts';
import { disputeWork } from './dispute-work.ts';
import { finishWork } from './finish-work.ts';
import { recordCrewAttendance } from './record-crew-attendance.ts';
import { resolveDispute } from './resolve-dispute.ts';

const SHARE = 300_000;
/** The part of each when a quarter of their share is given back. */
const CUT = 75_000;

let world: World;
let asha: Customer;
let app: VisitTestDeps;
let crew: Worker[];
let id: string;

crewStage((stage) => {
  ({ world, asha, app, crew, id } = stage);
});

beforeEach(async () => {
  await firstDayOf(app, at(0), id, DAY_ONE);
  app.turnTo(START + 31 * MINUTE);
});

const done = { ok: true, value: 'done' };
const refused = (code: string) => ({ ok: false, refusal: { code } });
const at = (place: number) => crew[place] as Worker;
const attended = (place: number, came: boolean) =>
  recordCrewAttendance(app, {
    ...{ bookingId: id, karigarId: at(place).karigarId, came },
    ...{ why: 'Both have called', actor: 'ops:1' },
  });
async function complain() {
  app.turnTo(START + 8 * HOUR);
  const end = { lines: [], payBy: 'link', cashPaise: 0 } as const;
  expect(await finishWork(anew(app), { ...acting(app, at(0), id), ...end })).toEqual(done);
  const said = { reason: 'badly-done', lines: [1], comment: 'The sofa is torn' };
  expect(await disputeWork(app, { bookingId: id, userId: asha.id, ...said })).toEqual(done);
}
const answer = (place: number, text = `${place} was in the kitchen`, line = 1) =>
  answerComplaint(app, { ...acting(app, at(place), id), answers: [{ line, answer: text }] });
const decide = (borneBy: BorneBy) =>
  resolveDispute(app, {
    ...{ bookingId: id, outcome: 'refund', refundPaise: 375_000, comment: 'Seen', borneBy },
    actor: 'ops:1',
  });
const appeal = (place: number) =>
  appealDecision(app, { ...acting(app, at(place), id), why: `${place} was in the kitchen` });
const judge = (place: number, granted: boolean, actor = 'ops:2') =>
  decideAppeal(app, {
    ...{ bookingId: id, karigarId: at(place).karigarId, granted, comment: 'Right', actor },
  });
const seen = async (place: number) => {
  const found = await readKarigarVisit(world.db, at(place).userId, id, app.now());
  if (!found.ok) throw new Error(found.refusal.code);
  return found.value.visit;
};
const complaintOf = async (place: number) => (await seen(place)).complaint;
const payable = async () => {
  const books = await balancesOf(world.db, id);
  return crew.map(({ karigarId }) => Math.abs(books[`karigar_payable:${karigarId}`] ?? 0));
};
const happened = async (type: string) =>
  (
    await world.db.query<{ data: Record<string, unknown> }>(
      'select data from events where subject = $1 and type = $2 order by id',
      [id, type],
    )
  ).rows.map(({ data }) => data);
const everybody = () => crew.map(({ karigarId }) => karigarId).toSorted((one, two) => one - two);
const toldOf = async (type: string) =>
  (await happened(type))
    .flatMap((data) => karigarNewsOf({ type, subject: id, data }))
    .flatMap(({ karigarIds }) => karigarIds)
    .toSorted((one, two) => one - two);
const ofCase = () => ({ kind: 'dispute' as const, about: id, bookingId: id, karigarId: null });

describe('a complaint about a crew', () => {
  test('is told to everybody whose pay it may cut, and each reads it with their own answer, and no home', async () => {
    await complain();
    expect(await toldOf('WorkDisputed')).toEqual(everybody());
    expect([await answer(0), await answer(2, 'Wrong'), await answer(2)]).toEqual([
      ...[done, done, done],
    ]);
    const said = { reason: 'badly-done', comment: 'The sofa is torn', lines: [1], mayAnswer: true };
    expect(await complaintOf(2)).toMatchObject({
      ...said,
      answers: [{ line: 1, answer: '2 was in the kitchen' }],
    });
    expect(await complaintOf(1)).toMatchObject({ ...said, answers: [], decision: null });
    const { address, customer } = await seen(2);
    expect([address.street, customer.name]).toEqual(['', asha.fullName?.split(' ')[0]]);
    expect(await answer(1, 'What?', 7)).toMatchObject(refused('line-unknown'));
    expect(await readHearing(world.db, id)).toMatchObject({
      ...{ leader: NAMES[0], answers: [{ line: 1, answer: '0 was in the kitchen' }] },
      crew: [
        { karigarId: at(1).karigarId, name: NAMES[1], answers: [], appeal: null },
        { name: NAMES[2], answers: [{ line: 1, answer: '2 was in the kitchen' }] },
        { name: NAMES[3], answers: [] },
      ],
    });
  });

  test('costs nobody anything before each has answered, or a day has passed', async () => {
    await complain();
    for (const place of [0, 1, 2]) expect(await answer(place)).toEqual(done);
    expect(await decide('karigar')).toMatchObject(refused('not-heard-yet'));
    expect(await answer(3)).toEqual(done);
    expect(await decide('karigar')).toMatchObject({ ok: true });
    expect(await answer(3)).toMatchObject(refused('move-not-allowed'));
    expect(await toldOf('DisputeResolved')).toEqual(everybody());
  });

  test.each([
    ['us', SHARE, 0],
    ['shared', SHARE - Math.floor(CUT / 2), Math.ceil(CUT / 2)],
    ['karigar', SHARE - CUT, CUT],
  ] as const)(
    'borne by %s: each reads the reason and what it costs them, as the books have it',
    async (borneBy, netPaise, costPaise) => {
      await complain();
      app.pass(DAY);
      expect(await decide(borneBy)).toMatchObject({ ok: true });
      expect(await payable()).toEqual([netPaise, netPaise, netPaise, netPaise]);
      for (const place of [0, 1, 2, 3]) {
        const { complaint, pay } = await seen(place);
        expect([pay.netPaise, complaint?.decision?.costPaise]).toEqual([netPaise, costPaise]);
        expect(complaint?.decision).toMatchObject({
          ...{ borneBy, reason: 'Seen', mayAppeal: costPaise > 0 },
        });
      }
      if (costPaise === 0) expect(await appeal(1)).toMatchObject(refused('nothing-to-appeal'));
    },
  );

  test('is neither told nor answered by others, nor does it cost one who turns out to have come', async () => {
    const stranger = await sowWorker(world.db, [6]);
    crew.push(stranger);
    expect(await attended(3, false)).toEqual(done);
    await complain();
    expect(await complaintOf(3)).toBeNull();
    expect(await answer(3)).toMatchObject(refused('visit-not-found'));
    expect(await answer(4)).toMatchObject(refused('visit-not-found'));
    expect(await attended(3, true)).toEqual(done);
    app.pass(DAY);
    expect(await decide('karigar')).toMatchObject({ ok: true });
    expect((await payable()).slice(0, 4)).toEqual([
      ...[SHARE - CUT, SHARE - CUT, SHARE - CUT],
      SHARE,
    ]);
    expect(await complaintOf(3)).toBeNull();
    expect(await appeal(3)).toMatchObject(refused('visit-not-found'));
  });
});

test('two who answer at once are both heard, and one who answers on two telephones says both lines', async () => {
  await complain();
  const both = await Promise.all([answer(1), answer(2), answer(3), answer(3, 'Again')]);
  expect(both).toEqual([done, done, done, done]);
  const hearing = await readHearing(world.db, id);
  expect(hearing?.crew.map(({ answers }) => answers.length)).toEqual([1, 1, 1]);
});

describe('an appeal of one who came along', () => {
  beforeEach(async () => {
    await complain();
    app.pass(DAY);
    expect(await decide('karigar')).toMatchObject({ ok: true });
  });

  test('is theirs alone: made once, decided by somebody else, and paid to them', async () => {
    expect(await judge(1, true)).toMatchObject(refused('appeal-not-found'));
    const twice = await Promise.all([appeal(1), appeal(1), appeal(2)]);
    expect(twice).toEqual([done, done, done]);
    expect(await happened('DecisionAppealed')).toHaveLength(2);
    expect(await complaintOf(1)).toMatchObject({
      ...{ appeal: { granted: null }, decision: { mayAppeal: false } },
    });
    expect(await complaintOf(0)).toMatchObject({ appeal: null, decision: { mayAppeal: true } });
    expect(await judge(1, true, 'ops:1')).toMatchObject(refused('needs-another-person'));
    expect(await judge(1, true)).toMatchObject({ value: { granted: true } });
    expect(await judge(1, false, 'ops:3')).toMatchObject({ value: { granted: true } });
    expect(await isDecided(world.db, ofCase())).toBe(false);
    expect(await judge(2, false)).toMatchObject({ value: { granted: false } });
    expect(await isDecided(world.db, ofCase())).toBe(true);
    expect(await payable()).toEqual([SHARE - CUT, SHARE, SHARE - CUT, SHARE - CUT]);
    expect(await happened('AppealDecided')).toMatchObject([
      { karigarId: at(1).karigarId, granted: true, othersWait: true },
      { karigarId: at(2).karigarId, granted: false, othersWait: false },
    ]);
    expect(await toldOf('AppealDecided')).toEqual([at(1).karigarId, at(2).karigarId]);
  });

  test('is looked at by operations until the last of them is answered', async () => {
    let last = 0;
    const open = async () => {
      const { rows } = await world.db.query<InboxEvent>(
        'select id, type, subject, at, data from events where id > $1 order by id',
        [last],
      );
      last = rows.at(-1)?.id ?? last;
      await notifyOperations({ ...app, facts: createAppCache(app.pool) }, rows);
      const items = await world.db.query(
        `select because from inbox_items where kind = 'dispute' and booking_id = $1 and closed_at is null`,
        [id],
      );
      return items.rows;
    };
    expect(await open()).toEqual([]);
    for (const place of [1, 2]) await appeal(place);
    expect(await open()).toEqual([{ because: 'appealed' }]);
    await judge(1, true);
    expect(await open()).toEqual([{ because: 'appealed' }]);
    await judge(2, true);
    expect(await open()).toEqual([]);
  });

  test('comes too late after a week', async () => {
    app.pass(7 * DAY + 1);
    expect(await appeal(3)).toMatchObject(refused('appeal-too-late'));
  });

  test('is in their own data alone, stays while it is open, and goes with age and with their account', async () => {
    const kept = { pool: world.db, keys: TEST_KEYS, objects: objectsInMemory() };
    const own = async (place: number) => (await workingOf(kept, at(place).userId))?.decisionAppeals;
    await appeal(1);
    await appeal(2);
    expect(await own(1)).toMatchObject([{ why: '1 was in the kitchen', granted: null }]);
    expect(await own(0)).toEqual([]);
    await erasePersonalData(world.db, TEST_KEYS, { id: asha.id, contacts: [] }, app.now());
    await eraseOldHearings(world.db, app.now() + DAY);
    expect(await own(1)).toMatchObject([{ why: '1 was in the kitchen' }]);
    await erasePersonalData(world.db, TEST_KEYS, { id: at(2).userId, contacts: [] }, app.now());
    expect(await own(2)).toMatchObject([{ why: '' }]);
    for (const place of [1, 2]) await judge(place, false);
    await eraseOldHearings(world.db, app.now() + 1);
    expect(await own(1)).toMatchObject([{ why: '', granted: false, answer: '' }]);
  });
});

test('what one who came along has answered is in their own data, and goes when it is old', async () => {
  await complain();
  await answer(1);
  app.pass(DAY);
  await decide('us');
  const kept = { pool: world.db, keys: TEST_KEYS, objects: objectsInMemory() };
  const own = async (place: number) => (await workingOf(kept, at(place).userId))?.complaintAnswers;
  expect(await own(1)).toMatchObject([{ line: 1, answer: '1 was in the kitchen' }]);
  expect(await own(2)).toEqual([]);
  await eraseOldHearings(world.db, app.now());
  expect(await own(1)).toHaveLength(1);
  await eraseOldHearings(world.db, app.now() + 1);
  expect(await own(1)).toEqual([]);
});

const AFTERWARDS = new URL('../../migrations/1842-crew-heard-afterwards.sql', import.meta.url);
test.each([
  [true, 0],
  [false, 3],
])(
  'a decision from before crews were heard, with an appeal granted (%s), lets %i of them appeal',
  async (granted, heard) => {
    await complain();
    app.pass(DAY);
    expect(await decide('karigar')).toMatchObject({ ok: true });
    await appeal(0);
    expect(await judge(0, granted)).toMatchObject({ ok: true });
    await world.db.query('delete from crew_hearings where booking_id = $1', [id]);
    await world.db.query(await readFile(AFTERWARDS, 'utf8'));
    const { rows } = await world.db.query('select from crew_hearings where booking_id = $1', [id]);
    expect(rows).toHaveLength(heard);
  },
);
