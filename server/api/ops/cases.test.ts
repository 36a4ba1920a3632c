import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listNotifications } from '#contract/customer/list-notifications.ts';
import { listOwnCases } from '#contract/customer/list-own-cases.ts';
import { openOwnCase } from '#contract/customer/open-own-case.ts';
import { sayToCase } from '#contract/customer/say-to-case.ts';
import type { OutputOf } from '#contract/operation.ts';
import { answerCase } from '#contract/ops/answer-case.ts';
import { closeCase } from '#contract/ops/close-case.ts';
import { closeInboxItem } from '#contract/ops/close-inbox-item.ts';
import { escalateCase } from '#contract/ops/escalate-case.ts';
import { listCases } from '#contract/ops/list-cases.ts';
import { listInbox } from '#contract/ops/list-inbox.ts';
import { openCase } from '#contract/ops/open-case.ts';
import { planCase } from '#contract/ops/plan-case.ts';
import { readCase } from '#contract/ops/read-case.ts';
import { reopenCase } from '#contract/ops/reopen-case.ts';
import { takeCase } from '#contract/ops/take-case.ts';
import { takeInboxItem } from '#contract/ops/take-inbox-item.ts';
import { watchCase } from '#contract/ops/watch-case.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR, toIndiaIso } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { sweepCases } from '#server/flows/case/sweep-cases.ts';
import { notifyOperations } from '#server/flows/inbox/notify-operations.ts';
import { writeMessages } from '#server/flows/messaging/write-messages.ts';
import { notifyCustomers } from '#server/flows/notification/notify-customers.ts';
import { requestCallBack } from '#server/flows/support/request-call-back.ts';
import { disputeWork } from '#server/flows/visit/dispute-work.ts';
import { leaveForSafety } from '#server/flows/visit/leave-for-safety.ts';
import { resolveDispute } from '#server/flows/visit/resolve-dispute.ts';
import { contentsOf, findMessage } from '#server/modules/messaging/store.ts';
import { reactionsTo } from '#server/reactions.ts';
import { listAlarmsWithoutCase } from '#server/views/alarms-without-case.ts';
import { type Account, insertStranger } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { freshMobile, signInDeps } from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { TEST_KEYS } from '#testing/test-keys.ts';
import { acting, START, sowWorker, visitAt, visitDeps } from '#testing/visits.ts';
import { NOW } from '#testing/world.ts';
import { ownCaseAnswers } from '../customer/cases.ts';
import { answerListNotifications } from '../customer/notifications.ts';
import { caseAnswers } from './cases.ts';
import { inboxAnswers } from './inbox.ts';

let app: TestServer;
let flows: ReturnType<typeof visitDeps>;
let asha: Account;
let customer: Client;
let meera: Client;
let meeraId: string;
let sunita: Client;
let lastEvent = 0;

const db = () => app.world.db;
beforeAll(async () => {
  const answers = [...caseAnswers, ...inboxAnswers, ...ownCaseAnswers, answerListNotifications];
  app = await startServer({
    answers,
    server: (pool) => ({ ...signInDeps(), facts: createAppCache(pool) }),
  });
  flows = visitDeps(db());
  await sowSmallTown(db());
  for (let count = 0; count < 8; count += 1) await sowWorker(db());
  ({ client: meera, id: meeraId } = await ofOps('Meera Joshi'));
  ({ client: sunita } = await ofOps('Sunita Pawar'));
});
afterAll(() => app.close());
beforeEach(async () => {
  turnTo(NOW);
  asha = await insertStranger(db(), {
    ...{ fullName: 'Asha Kulkarni', language: 'hi', mobile: freshMobile(), mobileProven: true },
    ...{ email: `${newId()}@example.com`, emailProven: true },
  });
  customer = await clientOf(app, asha, { at: START, remember: true });
  await db().query('delete from inbox_items');
  await db().query('delete from cases');
});

function turnTo(at: number): void {
  app.clock.now = at;
  flows.turnTo(at);
}

async function ofOps(fullName: string) {
  const person = await insertStranger(db(), { role: 'ops', fullName });
  return { client: await clientOf(app, person, { at: START, remember: true }), id: person.id };
}

/** Runs the jobs of every event since the last call. */
async function hear(): Promise<void> {
  const { rows } = await db().query(
    'select id, type, subject, at, data from events where id > $1 order by id',
    [lastEvent],
  );
  lastEvent = rows.at(-1)?.id ?? lastEvent;
  const told = rows.filter((event) =>
    reactionsTo(event).some(({ job }) => job === 'tell-operations'),
  );
  await notifyOperations({ ...flows, facts: createAppCache(db()) }, told);
  await notifyCustomers({ pool: db() }, rows);
  const messenger = { channels: ['email', 'whatsapp', 'sms'] } as const;
  await writeMessages({ pool: db(), now: flows.now, keys: TEST_KEYS, messenger }, rows);
}
const sweep = async () => sweepCases(db(), flows.now(), await listAlarmsWithoutCase(db()));

async function complain(more: object = {}) {
  const asked = {
    ...{ id: newId(), kind: 'complaint' as const, topic: 'work' as const },
    ...{ text: 'A brown stain came under the basin.', ...more },
  };
  const { value, refusal } = await customer.call(openOwnCase, asked);
  if (!value) throw new Error(JSON.stringify(refusal));
  return { asked, number: value.case.number };
}

const fileOf = async (number: string): Promise<OutputOf<typeof readCase>> => {
  const { value } = await meera.call(readCase, { number });
  if (!value) throw new Error(JSON.stringify(app.log.slice(-4)));
  return value;
};
const act = async (number: string) => ({
  ...{ number, stepId: newId(), version: (await fileOf(number)).case.version },
});
const openItems = async () => (await meera.call(listInbox, {})).value?.items ?? [];

test('a complaint has its number at once, at the bell and by message, and is one however often it is sent', async () => {
  const { asked, number } = await complain();
  expect(number).toMatch(/^C-\d{4,}$/);
  const again = await customer.call(openOwnCase, asked);
  expect(again.value?.case.number).toBe(number);
  const other = await customer.call(openOwnCase, { ...asked, text: 'Something else.' });
  expect(other.refusal?.code).toBe('action-reused');
  await hear();
  const { value } = await customer.call(listNotifications, {});
  expect(value?.notifications[0]).toMatchObject({
    ...{ kind: 'case-opened', params: { caseNumber: number, answerBy: NOW + 48 * HOUR } },
  });
  const { rows } = await db().query(
    `select id, channel, language from messages where user_id = $1 order by channel`,
    [asha.id],
  );
  expect(rows).toMatchObject([
    { channel: 'email', language: 'hi' },
    { channel: 'whatsapp', language: 'hi' },
  ]);
  const message = await findMessage(db(), rows[0].id);
  expect(message && contentsOf(TEST_KEYS, message)?.params).toMatchObject({ caseNumber: number });
});

test('N09: the inbox has it when it is new, rings before its 48 hours are over and when they are, and is silent once it is answered', async () => {
  const { number } = await complain();
  expect(await openItems()).toMatchObject([
    {
      ...{ kind: 'case-due', because: 'acknowledge-new', escalatedAt: null },
      subject: { caseNumber: number, customer: { id: asha.id } },
    },
  ]);
  turnTo(NOW + 36 * HOUR);
  expect(await sweep()).not.toEqual([]);
  expect(await sweep()).toEqual([]);
  expect(await openItems()).toMatchObject([{ because: 'acknowledge-soon' }]);
  expect((await openItems())[0]?.escalatedAt).toBe(toIndiaIso(NOW + 36 * HOUR));
  turnTo(NOW + 48 * HOUR);
  await sweep();
  expect(await openItems()).toMatchObject([{ because: 'acknowledge-over' }]);
  const answered = await meera.call(answerCase, {
    ...{ ...(await act(number)), template: 'acknowledge', text: 'हमने पढ़ लिया है।' },
  });
  expect(answered.value).toBeTruthy();
  expect(await openItems()).toEqual([]);
});

test('an answer stands in the file and on the customer’s page, goes out once in its own words, and is the acknowledgement', async () => {
  const { number } = await complain();
  const file = await fileOf(number);
  expect(file.language).toBe('hi');
  const [first] = file.answers;
  expect(first?.template).toBe('acknowledge');
  expect(first?.text.en).toContain(number);
  expect(first?.text.hi).toContain(number);
  const answer = {
    ...(await act(number)),
    template: 'acknowledge' as const,
    text: first?.text.hi ?? '',
  };
  const [one, two] = await Promise.all([
    meera.call(answerCase, answer),
    meera.call(answerCase, answer),
  ]);
  expect([one.value?.version, two.value?.version]).toEqual([2, 2]);
  await hear();
  const after = await fileOf(number);
  expect(after.case).toMatchObject({ acknowledgedAt: toIndiaIso(NOW), owner: { id: meeraId } });
  expect(after.steps.map(({ step }) => step)).toEqual(['opened', 'answered']);
  expect(after.steps[1]?.sent).toMatchObject([{ channel: 'email' }, { channel: 'whatsapp' }]);
  const { rows } = await db().query(
    `select id from messages where user_id = $1 and template = 'case-answered'`,
    [asha.id],
  );
  expect(rows).toHaveLength(2);
  const message = await findMessage(db(), rows[0].id);
  expect(message && contentsOf(TEST_KEYS, message)?.params).toMatchObject({ said: answer.text });
  const own = await customer.call(listOwnCases, {});
  expect(own.value?.cases[0]?.words).toMatchObject([
    { who: 'you', text: 'A brown stain came under the basin.' },
    { who: 'us', text: answer.text },
  ]);
});

test('of two colleagues who act on the same state one is refused with the new state, and each sees the other', async () => {
  const { number } = await complain();
  const seen = await act(number);
  const taken = await Promise.all([
    meera.call(takeCase, seen),
    sunita.call(takeCase, { ...seen, stepId: newId() }),
  ]);
  expect(taken.filter(({ value }) => value)).toHaveLength(1);
  expect(taken.find(({ refusal }) => refusal)?.refusal).toMatchObject({
    ...{ code: 'case-changed', params: { version: 2 } },
  });
  expect((await openItems())[0]?.owner).toEqual((await fileOf(number)).case.owner);
  await meera.call(watchCase, { number });
  const watched = await sunita.call(watchCase, { number });
  expect(watched.value).toMatchObject({
    others: [{ id: meeraId, name: 'Meera Joshi' }],
    version: 2,
  });
  turnTo(NOW + HOUR);
  expect((await sunita.call(watchCase, { number })).value?.others).toEqual([]);
});

test('the next step has its hour, escalated it rings and is nobody’s, closed it says why, and is taken up again for 30 days', async () => {
  const { number } = await complain();
  const late = { ...(await act(number)), text: 'Call Mukesh.', at: toIndiaIso(NOW - HOUR) };
  expect((await meera.call(planCase, late)).refusal?.code).toBe('step-in-the-past');
  await meera.call(planCase, { ...late, at: toIndiaIso(NOW + 5 * HOUR) });
  expect((await fileOf(number)).case).toMatchObject({
    ...{ nextStep: 'Call Mukesh.', due: { what: 'next-step' }, owner: { id: meeraId } },
  });
  turnTo(NOW + 5 * HOUR);
  await sweep();
  expect(await openItems()).toMatchObject([{ because: 'next-step-over' }]);
  await meera.call(escalateCase, { ...(await act(number)), text: 'The third time.' });
  expect(await openItems()).toMatchObject([{ because: 'escalated', owner: null }]);
  expect((await fileOf(number)).case).toMatchObject({
    owner: null,
    escalatedAt: toIndiaIso(NOW + 5 * HOUR),
  });
  const end = { outcome: 'explained' as const, text: 'It was there before.' };
  const wrong = await meera.call(closeCase, { ...(await act(number)), ...end, outcome: 'booked' });
  expect(wrong.refusal?.code).toBe('outcome-not-fitting');
  await meera.call(closeCase, { ...(await act(number)), ...end });
  expect(await openItems()).toEqual([]);
  const words = await customer.call(listOwnCases, {});
  expect(words.value?.cases[0]).toMatchObject({
    ...{ closed: { outcome: 'explained' }, maySay: true },
  });
  expect(words.value?.cases[0]?.words.at(-1)).toMatchObject({ who: 'us', text: end.text });
  await hear();
  expect((await customer.call(listNotifications, {})).value?.notifications[0]?.kind).toBe(
    'case-closed',
  );
  await meera.call(reopenCase, { ...(await act(number)), text: 'Another photo came.' });
  expect((await fileOf(number)).case).toMatchObject({ closed: null, owner: { id: meeraId } });
  await meera.call(closeCase, { ...(await act(number)), ...end });
  const said = { number, stepId: newId(), text: 'It was not there before.' };
  await customer.call(sayToCase, said);
  await customer.call(sayToCase, said);
  expect((await fileOf(number)).steps.filter(({ step }) => step === 'said')).toHaveLength(1);
  expect((await fileOf(number)).case.closed).toBe(null);
  await meera.call(closeCase, { ...(await act(number)), ...end });
  turnTo(NOW + 5 * HOUR + 30 * DAY);
  const reopened = await sunita.call(reopenCase, { ...(await act(number)), text: 'Again.' });
  expect(reopened.refusal?.code).toBe('case-closed-for-good');
  const more = await customer.call(sayToCase, { ...said, stepId: newId() });
  expect(more.refusal?.code).toBe('case-closed-for-good');
});

test('a dispute is a case with its number in the news, which ends with the decision and not by hand before it', async () => {
  const { bookingId } = await visitAt(flows, asha, 'done');
  await disputeWork(flows, {
    ...{ bookingId, userId: asha.id, reason: 'badly-done', lines: [1], comment: 'It drips.' },
  });
  await hear();
  const { value } = await meera.call(listCases, { kind: 'dispute' });
  expect(value?.cases).toMatchObject([
    { kind: 'dispute', said: 'It drips.', booking: { id: bookingId }, customer: { id: asha.id } },
  ]);
  const number = value?.cases[0]?.number ?? '';
  expect(number).toMatch(/^D-/);
  const bell = await customer.call(listNotifications, {});
  expect(bell.value?.notifications.find(({ kind }) => kind === 'dispute-opened')).toMatchObject({
    params: { caseNumber: number, bookingId },
  });
  const [item] = await openItems();
  expect(item).toMatchObject({ kind: 'dispute', subject: { caseNumber: number } });
  await meera.call(takeInboxItem, { id: item?.id ?? '' });
  expect((await fileOf(number)).case.owner?.id).toBe(meeraId);
  const early = { ...(await act(number)), outcome: 'decided' as const, text: 'Done.' };
  expect((await meera.call(closeCase, early)).refusal?.code).toBe('decision-first');
  expect((await fileOf(number)).mayClose).toEqual([]);
  const decision = { bookingId, outcome: 'none', refundPaise: 0, comment: '' } as const;
  await resolveDispute(flows, { ...decision, actor: `ops:${meeraId}` });
  await hear();
  expect((await fileOf(number)).case.closed).toMatchObject({ outcome: 'decided' });
});

test('an alarm closed by hand before the decision leaves the case of the dispute open', async () => {
  const { bookingId } = await visitAt(flows, asha, 'done');
  await disputeWork(flows, {
    ...{ bookingId, userId: asha.id, reason: 'badly-done', lines: [1], comment: '' },
  });
  await hear();
  const [item] = await openItems();
  await meera.call(closeInboxItem, { id: item?.id ?? '', outcome: 'nothing-to-do' });
  const number = item?.subject.caseNumber ?? '';
  expect((await fileOf(number)).case.closed).toBe(null);
  turnTo(flows.now() + 48 * HOUR);
  await sweep();
  expect(await openItems()).toMatchObject([{ kind: 'case-due', because: 'acknowledge-over' }]);
});

test('R10 a call that reached nobody is tried again at its hour, and what became of it ends the case and the request', async () => {
  const lead = {
    ...{ id: newId(), name: 'Farida Khan', mobile: freshMobile(), serviceInterest: 'Plumbing' },
    ...{ area: 'Andheri', language: 'hi' as const },
  };
  await requestCallBack({ pool: db(), keys: TEST_KEYS }, lead, { address: '10.9.8.7', now: NOW });
  await hear();
  const { value } = await meera.call(listCases, { kind: 'call-back' });
  const number = value?.cases[0]?.number ?? '';
  expect(value?.cases).toHaveLength(1);
  expect(value?.cases[0]).toMatchObject({ callBack: { id: lead.id }, due: { what: 'next-step' } });
  const again = toIndiaIso(NOW + 3 * HOUR);
  const tried = { ...(await act(number)), text: 'Nobody answered.', at: again, tried: true };
  await meera.call(planCase, tried);
  expect(await openItems()).toMatchObject([{ kind: 'call-back', harmAt: again }]);
  const nobody = { ...(await act(number)), template: 'own' as const, text: 'Hello' };
  expect((await meera.call(answerCase, nobody)).refusal?.code).toBe('nobody-to-answer');
  await meera.call(closeCase, {
    ...(await act(number)),
    outcome: 'booked',
    text: 'Tomorrow at ten.',
  });
  expect(await openItems()).toEqual([]);
  const { rows } = await db().query('select outcome, handled_by from leads where id = $1', [
    lead.id,
  ]);
  expect(rows).toEqual([{ outcome: 'booked', handled_by: meeraId }]);
});

test('somebody who left a visit for safety is a case, and so is what was open before there were cases', async () => {
  const { bookingId, ravi } = await visitAt(flows, asha, 'dispatched');
  await leaveForSafety(flows, acting(flows, ravi, bookingId));
  await hear();
  const of = async () => (await meera.call(listCases, { kind: 'safety-exit' })).value?.cases ?? [];
  expect(await of()).toMatchObject([{ booking: { id: bookingId }, due: { what: 'next-step' } }]);
  await db().query('delete from cases');
  expect(await of()).toEqual([]);
  expect(await sweep()).not.toEqual([]);
  expect(await of()).toMatchObject([{ booking: { id: bookingId } }]);
});

test('what a caller says is written down by one of us, of their own booking alone, and the list says what is overdue', async () => {
  const asked = {
    ...{ id: newId(), kind: 'data-request' as const, userId: asha.id, topic: 'copy' as const },
    text: 'She wants a copy of all data.',
  };
  const wrong = await meera.call(openCase, { ...asked, topic: 'damage' });
  expect(wrong.refusal?.code).toBe('topic-not-fitting');
  const strange = await meera.call(openCase, { ...asked, bookingId: newId() });
  expect(strange.refusal?.code).toBe('booking-not-found');
  const nobody = await meera.call(openCase, { ...asked, userId: newId() });
  expect(nobody.refusal?.code).toBe('person-not-found');
  const { value } = await meera.call(openCase, asked);
  expect(value?.number).toMatch(/^P-/);
  expect((await meera.call(listCases, { overdue: 'only' })).value?.cases).toEqual([]);
  turnTo(NOW + 2 * DAY);
  const late = await meera.call(listCases, { overdue: 'only', kind: 'data-request' });
  expect(late.value?.cases.map(({ number }) => number)).toEqual([value?.number]);
  expect(late.value?.counts).toEqual([{ kind: 'data-request', open: 1, overdue: 1 }]);
  expect((await sunita.call(listCases, { owner: 'me' })).value?.cases).toEqual([]);
});

test('nobody else’s case is theirs, and nobody opens more than ten', async () => {
  const { number } = await complain();
  const other = await insertStranger(db());
  const stranger = await clientOf(app, other, { at: START, remember: true });
  const said = { number, stepId: newId(), text: 'What is this?' };
  expect((await stranger.call(sayToCase, said)).refusal?.code).toBe('case-not-found');
  expect((await stranger.call(listOwnCases, {})).value?.cases).toEqual([]);
  for (let count = 1; count < 10; count += 1) await complain();
  const eleventh = await customer.call(openOwnCase, {
    ...{ id: newId(), kind: 'complaint', topic: 'other', text: 'One more.' },
  });
  expect(eleventh.refusal?.code).toBe('too-many-cases');
});
