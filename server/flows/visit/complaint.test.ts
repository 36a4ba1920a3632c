import { describe, expect, test } from 'vitest';
import { DAY, dateInIndia, HOUR, toIndiaIso } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { erasePersonalData } from '#server/flows/identity/steps/erase-personal-data.ts';
import { eraseOldHearings } from '#server/modules/visit/owner-store.ts';
import { readHearing } from '#server/views/complaint.ts';
import { readEarnings } from '#server/views/earnings.ts';
import { readKarigarVisit } from '#server/views/karigar-visits.ts';
import { workingOf } from '#server/views/my-data-work.ts';
import { objectsInMemory } from '#testing/objects.ts';
import { balancesOf } from '#testing/payments.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { acting, type VisitTestDeps, visitAt, type Worker } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { answerComplaint } from './answer-complaint.ts';
import { appealDecision } from './appeal-decision.ts';
import { decideAppeal } from './decide-appeal.ts';
import { disputeWork } from './dispute-work.ts';
import { resolveDispute } from './resolve-dispute.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
visitStage(18, (stage) => {
  ({ world, asha, app } = stage);
});

const done = { ok: true, value: 'done' };
const completed = { ok: true, value: 'completed' };
type BorneBy = 'us' | 'karigar' | 'shared';

const complained = async () => {
  const { bookingId, ravi } = await visitAt(app, asha, 'done');
  const said = { reason: 'badly-done', lines: [1], comment: 'It still drips' };
  expect(await disputeWork(app, { bookingId, userId: asha.id, ...said })).toEqual(done);
  return { bookingId, ravi };
};
const answer = (ravi: Worker, bookingId: string, text = 'It was dry when I left', line = 1) =>
  answerComplaint(app, { ...acting(app, ravi, bookingId), answers: [{ line, answer: text }] });
const decide = (bookingId: string, borneBy: BorneBy, refundPaise = 20_000, comment = 'Seen') =>
  resolveDispute(app, {
    ...{ bookingId, outcome: 'refund', refundPaise, comment, borneBy, actor: 'ops:1' },
  });
const seen = async (ravi: Worker, bookingId: string) => {
  const found = await readKarigarVisit(world.db, ravi.userId, bookingId, app.now());
  if (!found.ok) throw new Error(found.refusal.code);
  return found.value.visit;
};
const payable = async ({ karigarId }: Worker, bookingId: string) =>
  -((await balancesOf(world.db, bookingId))[`karigar_payable:${karigarId}`] ?? 0);
const earnings = ({ userId }: Worker) =>
  readEarnings(world.db, { userId, day: dateInIndia(app.now()), now: app.now() });
const earned = async (one: Worker) => (await earnings(one)).netPaise;

describe('a complaint', () => {
  test('is read by the Karigar line by line and answered, again until it is decided', async () => {
    const { bookingId, ravi } = await complained();
    expect((await seen(ravi, bookingId)).complaint).toMatchObject({
      ...{ reason: 'badly-done', comment: 'It still drips', lines: [1], answers: [] },
      ...{ mayAnswer: true, decision: null },
    });
    expect(await answer(ravi, bookingId)).toEqual(done);
    expect(await answer(ravi, bookingId, 'The washer was new')).toEqual(done);
    expect(await answer(ravi, bookingId, 'What?', 7)).toMatchObject({
      refusal: { code: 'line-unknown' },
    });
    expect(await readHearing(world.db, bookingId)).toMatchObject({
      answers: [{ line: 1, answer: 'The washer was new' }],
    });
    await decide(bookingId, 'us');
    expect(await answer(ravi, bookingId)).toMatchObject({ refusal: { code: 'move-not-allowed' } });
  });

  test('costs the Karigar nothing before they have answered or had a day, and never without a reason', async () => {
    const { bookingId, ravi } = await complained();
    expect(await decide(bookingId, 'karigar')).toMatchObject({
      refusal: { code: 'not-heard-yet' },
    });
    app.pass(24 * HOUR);
    expect(await decide(bookingId, 'karigar', 20_000, '')).toMatchObject({
      refusal: { code: 'reason-missing' },
    });
    expect(await decide(bookingId, 'karigar')).toEqual(completed);
    expect(await payable(ravi, bookingId)).toBe(48_000);
  });

  test.each([
    ['us', 64_000, 0],
    ['shared', 56_000, 8_000],
    ['karigar', 48_000, 16_000],
  ] as const)(
    'borne by %s: page, earnings and books say the same rupee',
    async (borneBy, netPaise, costPaise) => {
      const { bookingId, ravi } = await complained();
      await answer(ravi, bookingId);
      expect(await decide(bookingId, borneBy)).toEqual(completed);
      expect(await decide(bookingId, 'karigar', 80_000)).toMatchObject({
        refusal: { code: 'decided-otherwise' },
      });
      const visit = await seen(ravi, bookingId);
      expect([await payable(ravi, bookingId), visit.pay.netPaise, await earned(ravi)]).toEqual([
        ...[netPaise, netPaise, netPaise],
      ]);
      expect(visit.complaint?.decision).toMatchObject({
        ...{ borneBy, costPaise, reason: 'Seen', mayAppeal: costPaise > 0 },
      });
      expect(await balancesOf(world.db, bookingId)).toMatchObject({ refunds_payable: -20_000 });
    },
  );
});

describe('pay that waits', () => {
  test('stands in a row, for the customer and then for the decision, and the sum of the rows is what waits', async () => {
    const { bookingId, ravi } = await visitAt(app, asha, 'done');
    const { pay, finishedAt } = await seen(ravi, bookingId);
    const doneAt = Date.parse(finishedAt ?? '');
    const expected = { bookingId, serviceSlug: 'plumbing', amountPaise: pay.netPaise };
    expect((await earnings(ravi)).waits).toMatchObject([
      { ...expected, for: 'customer', until: toIndiaIso(doneAt + 24 * HOUR) },
    ]);
    await disputeWork(app, {
      ...{ bookingId, userId: asha.id, reason: 'not-done', lines: [1], comment: 'It drips' },
    });
    const { waits = [], waitingPaise } = await earnings(ravi);
    expect(waits).toMatchObject([
      { ...expected, for: 'decision', until: toIndiaIso(doneAt + 10 * DAY) },
    ]);
    expect(waits.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(waitingPaise);
    expect(waitingPaise).toBe(64_000);
  });

  test('becomes a row of the week that says what the complaint took off', async () => {
    const { bookingId, ravi } = await complained();
    await answer(ravi, bookingId);
    await decide(bookingId, 'shared');
    expect(await earnings(ravi)).toMatchObject({
      ...{ waits: [], waitingPaise: 0 },
      visits: [
        { kind: 'work', netPaise: 48_000, lostPaise: 16_000 },
        { kind: 'borne', netPaise: 8_000 },
      ],
    });
  });

  test('is a row of nothing where the complaint took all of it', async () => {
    const { bookingId, ravi } = await complained();
    await answer(ravi, bookingId);
    await decide(bookingId, 'karigar', 80_000);
    const { visits, netPaise } = await earnings(ravi);
    expect(visits).toMatchObject([{ bookingId, kind: 'work', netPaise: 0, lostPaise: 64_000 }]);
    expect(netPaise).toBe(0);
  });

  test('that is by days adds up to the week', async () => {
    const { bookingId, ravi } = await complained();
    await answer(ravi, bookingId);
    await decide(bookingId, 'shared');
    const { days = [], otherDaysPaise = 0, netPaise } = await earnings(ravi);
    expect(days).toHaveLength(7);
    const own = days.find(({ date }) => date === dateInIndia(app.now()));
    expect([own?.netPaise, otherDaysPaise, netPaise]).toEqual([56_000, 0, 56_000]);
  });
});

describe('an appeal', () => {
  const decided = async (borneBy: BorneBy) => {
    const { bookingId, ravi } = await complained();
    await answer(ravi, bookingId);
    await decide(bookingId, borneBy);
    const appeal = () =>
      appealDecision(app, { ...acting(app, ravi, bookingId), why: 'Look at the picture' });
    const judge = (granted: boolean, actor = 'ops:2') =>
      decideAppeal(app, { bookingId, granted, comment: 'Right', actor });
    return { bookingId, ravi, appeal, judge };
  };

  test.each([
    ['karigar', 64_000],
    ['shared', 64_000],
  ] as const)(
    'against what was borne by %s is granted once, by somebody else, and paid by us',
    async (borneBy, netPaise) => {
      const { bookingId, ravi, appeal, judge } = await decided(borneBy);
      expect(await judge(true)).toMatchObject({ refusal: { code: 'appeal-not-found' } });
      expect([await appeal(), await appeal()]).toEqual([done, done]);
      expect(await judge(true, 'ops:1')).toMatchObject({
        refusal: { code: 'needs-another-person' },
      });
      expect(await judge(true)).toMatchObject({ value: { granted: true } });
      expect(await judge(false, 'ops:3')).toMatchObject({ value: { granted: true } });
      expect(await payable(ravi, bookingId)).toBe(netPaise);
      expect(await earned(ravi)).toBe(netPaise);
      expect((await seen(ravi, bookingId)).complaint?.appeal).toMatchObject({ granted: true });
    },
  );

  test.each(['karigar', 'customer'] as const)(
    'is in the Karigar’s own data with their answers, goes with the account of the %s, and is not made again',
    async (leaves) => {
      const { ravi, appeal, judge } = await decided('karigar');
      await appeal();
      await judge(false);
      const kept = { pool: world.db, keys: TEST_KEYS, objects: objectsInMemory() };
      const own = () => workingOf(kept, ravi.userId);
      const visit = { afterVisit: expect.stringMatching(/^AGN-/) };
      expect(await own()).toMatchObject({
        complaintAnswers: [{ ...visit, line: 1, answer: 'It was dry when I left' }],
        decisionAppeals: [
          { ...visit, why: 'Look at the picture', granted: false, answer: 'Right' },
        ],
      });
      const { id } = leaves === 'karigar' ? { id: ravi.userId } : asha;
      await erasePersonalData(world.db, TEST_KEYS, { id, contacts: [] }, app.now());
      expect(await own()).toMatchObject({
        complaintAnswers: [],
        decisionAppeals: [{ ...visit, why: '', granted: false, answer: '' }],
      });
      expect([await appeal(), await judge(true)]).toMatchObject([
        done,
        { value: { granted: false } },
      ]);
    },
  );

  test('that is open keeps its words when the customer’s account goes, and loses them when it is old and decided', async () => {
    const { ravi, appeal, judge } = await decided('karigar');
    await appeal();
    await erasePersonalData(world.db, TEST_KEYS, { id: asha.id, contacts: [] }, app.now());
    const kept = { pool: world.db, keys: TEST_KEYS, objects: objectsInMemory() };
    const words = async () => {
      const own = await workingOf(kept, ravi.userId);
      return [own?.decisionAppeals, own?.complaintAnswers];
    };
    const said = [
      [expect.objectContaining({ why: 'Look at the picture' })],
      [expect.objectContaining({ answer: 'It was dry when I left' })],
    ];
    expect(await words()).toEqual(said);
    await eraseOldHearings(world.db, app.now() + DAY);
    expect(await words()).toEqual(said);
    expect(await judge(false)).toMatchObject({ value: { granted: false } });
    await eraseOldHearings(world.db, app.now());
    expect(await words()).toEqual(said);
    await eraseOldHearings(world.db, app.now() + 1);
    expect(await words()).toEqual([[expect.objectContaining({ why: '', answer: '' })], []]);
  });

  test('that is refused changes nothing; there is none against a loss that we bear, nor after a week', async () => {
    const refused = await decided('karigar');
    await refused.appeal();
    await refused.judge(false);
    expect(await payable(refused.ravi, refused.bookingId)).toBe(48_000);
    const ours = await decided('us');
    expect(await ours.appeal()).toMatchObject({ refusal: { code: 'nothing-to-appeal' } });
    const late = await decided('shared');
    app.pass(7 * DAY + 1);
    expect(await late.appeal()).toMatchObject({ refusal: { code: 'appeal-too-late' } });
  });
});
