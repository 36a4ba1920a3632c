import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { closeInboxItem } from '#contract/ops/close-inbox-item.ts';
import type { InboxItem } from '#contract/ops/inbox.ts';
import { listCallBacks } from '#contract/ops/list-call-backs.ts';
import { listInbox } from '#contract/ops/list-inbox.ts';
import { noteInboxItem } from '#contract/ops/note-inbox-item.ts';
import { openCallBack } from '#contract/ops/open-call-back.ts';
import { readInboxItem } from '#contract/ops/read-inbox-item.ts';
import { releaseInboxItem } from '#contract/ops/release-inbox-item.ts';
import { takeInboxItem } from '#contract/ops/take-inbox-item.ts';
import { watchInbox } from '#contract/ops/watch-inbox.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR, MINUTE } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { notifyOperations } from '#server/flows/inbox/notify-operations.ts';
import { reportGivenUp } from '#server/flows/inbox/report-given-up.ts';
import { sweepInbox } from '#server/flows/inbox/sweep-inbox.ts';
import { requestCallBack } from '#server/flows/support/request-call-back.ts';
import { applyTimeout } from '#server/flows/visit/apply-timeout.ts';
import { disputeWork } from '#server/flows/visit/dispute-work.ts';
import { leaveForSafety } from '#server/flows/visit/leave-for-safety.ts';
import { raiseAlarm } from '#server/flows/visit/raise-alarm.ts';
import { resolveDispute } from '#server/flows/visit/resolve-dispute.ts';
import { recordMoved } from '#server/modules/booking/moving-store.ts';
import { callBackBy } from '#server/modules/inbox/office-hours.ts';
import { DAY_TOPIC } from '#server/modules/visit/topics.ts';
import { type LiveStreams, openLiveStreams } from '#server/platform/live/live-streams.ts';
import { openSignals } from '#server/platform/live/signals.ts';
import { silentLog } from '#server/platform/log/log.ts';
import { reactionsTo } from '#server/reactions.ts';
import { type Account, insertSession, insertStranger, sessionCookie } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { openEventSource } from '#testing/event-source.ts';
import { bookOnline, payFor } from '#testing/payments.ts';
import { freshMobile, signInDeps } from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { TEST_KEYS } from '#testing/test-keys.ts';
import { acting, START, sowWorker, visitAt, visitDeps } from '#testing/visits.ts';
import { NOW } from '#testing/world.ts';
import { inboxAnswers } from './inbox.ts';

let app: TestServer;
let live: LiveStreams;
const simulator: LiveStreams = {
  open: (watched) => live.open(watched),
  tell: (topics) => live.tell(topics),
  close: () => live.close(),
};
let flows: ReturnType<typeof visitDeps>;
let asha: Account;
let meera: Client;
let meeraId: string;
let sunita: Client;
let sunitaId: string;
let lastEvent = 0;

beforeAll(async () => {
  app = await startServer({
    answers: inboxAnswers,
    server: (db) => ({ ...signInDeps(), facts: createAppCache(db), live: simulator }),
  });
  live = openLiveStreams(openSignals({ db: db(), url: app.world.url, log: silentLog }), silentLog);
  flows = visitDeps(db());
  await sowSmallTown(db());
  for (let count = 0; count < 12; count += 1) await sowWorker(db());
  ({ client: meera, id: meeraId } = await ofOps());
  ({ client: sunita, id: sunitaId } = await ofOps());
});
afterAll(async () => {
  await live.close();
  await app.close();
});
beforeEach(async () => {
  app.clock.now = NOW;
  flows.turnTo(NOW);
  asha = await insertStranger(db());
  await db().query('delete from inbox_items');
  await db().query('delete from leads');
});

const db = () => app.world.db;
async function ofOps() {
  const person = await insertStranger(db(), { role: 'ops' });
  return { client: await clientOf(app, person, { at: START, remember: true }), id: person.id };
}

/** Runs the job of every event since the last call, as the product's own table of reactions says. */
async function hear(): Promise<string[]> {
  const { rows } = await db().query(
    'select id, type, subject, at, data from events where id > $1 order by id',
    [lastEvent],
  );
  lastEvent = rows.at(-1)?.id ?? lastEvent;
  const heard = rows.filter((event) =>
    reactionsTo(event).some(({ job }) => job === 'tell-operations'),
  );
  return notifyOperations({ ...flows, facts: createAppCache(db()) }, heard);
}

async function open(bookingId?: string): Promise<InboxItem[]> {
  const { value } = await meera.call(listInbox, bookingId ? { bookingId } : {});
  return [...(value?.items ?? [])];
}

async function pendingBooking(): Promise<string> {
  flows.turnTo(NOW);
  const bookingId = await bookOnline(flows, asha);
  await payFor(flows, asha, bookingId);
  return bookingId;
}

/** Nobody has said yes an hour before the start. */
async function nobodyYet(): Promise<{ bookingId: string; item: InboxItem }> {
  const bookingId = await pendingBooking();
  flows.turnTo(START - 50 * MINUTE);
  await raiseAlarm(flows, { bookingId });
  await hear();
  const [item] = await open(bookingId);
  if (!item) throw new Error('Operations have heard nothing');
  return { bookingId, item };
}

async function askForCall(): Promise<string> {
  const lead = {
    ...{ id: newId(), name: 'Farida Khan', mobile: `+91${freshMobile().slice(-10)}` },
    ...{ serviceInterest: 'Plumbing', area: 'Andheri', language: 'hi' as const },
  };
  const address = `10.0.0.${Math.floor(Math.random() * 250)}`;
  for (let press = 0; press < 2; press += 1)
    expect(
      await requestCallBack({ pool: db(), keys: TEST_KEYS }, lead, { address, now: NOW }),
    ).toMatchObject({ ok: true });
  await hear();
  return lead.id;
}

test('that nobody comes is in the inbox with its harm, what happens by itself, and goes when somebody says yes', async () => {
  const { bookingId, item } = await nobodyYet();
  expect(item).toMatchObject({
    ...{ kind: 'nobody-comes', because: 'nobody-yet', harms: 'customer', owner: null },
    subject: { booking: { id: bookingId, status: 'pending' }, customer: { id: asha.id } },
    meanwhile: { does: 'calls-off' },
  });
  expect(Date.parse(item.harmAt)).toBe(START);
  expect(Date.parse(item.meanwhile.at ?? '')).toBe(START + 15 * MINUTE);

  await recordMoved(db(), bookingId, ['pending'], 'assigned', flows.now());
  const assigned = { id: 900_000_001, type: 'KarigarAssigned', subject: bookingId };
  await notifyOperations({ ...flows, facts: createAppCache(db()) }, [
    { ...assigned, at: flows.now(), data: {} },
  ]);
  expect(await open(bookingId)).toEqual([]);
  const { value } = await meera.call(readInboxItem, { id: item.id });
  expect(value?.item.closed).toMatchObject({ outcome: 'by-itself', by: null });
  expect(value?.steps.map(({ step }) => step)).toEqual(['opened', 'closed']);
});

test('an event heard twice, or after its cause is gone, opens nothing', async () => {
  const { bookingId, item } = await nobodyYet();
  const { rows } = await db().query(
    `select id, type, subject, at, data from events where subject = $1 and type = 'NobodyAssignedYet'`,
    [bookingId],
  );
  const told = { ...flows, facts: createAppCache(db()) };
  await Promise.all([notifyOperations(told, rows), notifyOperations(told, rows)]);
  expect((await open(bookingId)).map(({ version }) => version)).toEqual([1]);
  await meera.call(closeInboxItem, { id: item.id, outcome: 'solved' });
  expect(await notifyOperations(told, rows)).toEqual([]);
  expect(await open(bookingId)).toEqual([]);

  await recordMoved(db(), bookingId, ['pending'], 'assigned', flows.now());
  await notifyOperations(told, [{ ...rows[0], id: 900_000_002 }]);
  expect(await open(bookingId)).toEqual([]);
});

test('N02: the soonest harm comes first, and a page goes on where the one before it ended', async () => {
  await nobodyYet();
  await askForCall();
  const { bookingId, ravi } = await visitAt(flows, asha, 'dispatched');
  const left = await leaveForSafety(flows, acting(flows, ravi, bookingId));
  expect(left.ok).toBe(true);
  await hear();
  const items = await open();
  const harms = items.map(({ harmAt }) => Date.parse(harmAt));
  expect(harms).toEqual(harms.toSorted((one, other) => one - other));
  expect(items.map(({ kind }) => kind).toSorted()).toEqual([
    'call-back',
    'nobody-comes',
    'safety-exit',
  ]);
  const safety = items.find(({ kind }) => kind === 'safety-exit');
  expect(safety).toMatchObject({ harms: 'karigar', because: 'opened-by-karigar' });
  expect(Date.parse(safety?.harmAt ?? '') - flows.now()).toBe(15 * MINUTE);
});

test('when two take an item at once, one has it; it is taken over knowingly, released and closed by whose it is', async () => {
  const { item } = await nobodyYet();
  const { id } = item;
  const taken = await Promise.all([
    meera.call(takeInboxItem, { id }),
    sunita.call(takeInboxItem, { id }),
  ]);
  const winners = taken.filter(({ value }) => value);
  expect(winners).toHaveLength(1);
  expect(taken.find(({ refusal }) => refusal)?.refusal?.code).toBe('inbox-item-taken');
  const first = winners[0]?.value?.item.owner?.id;
  const [mine, other, otherId] =
    first === meeraId ? [meera, sunita, sunitaId] : [sunita, meera, meeraId];
  expect((await mine.call(takeInboxItem, { id })).value?.item.owner?.id).toBe(first);
  expect((await other.call(releaseInboxItem, { id })).refusal?.code).toBe('inbox-item-not-yours');
  expect((await other.call(closeInboxItem, { id, outcome: 'solved' })).refusal?.code).toBe(
    'inbox-item-taken',
  );
  const over = await other.call(takeInboxItem, { id, from: first ?? null });
  expect(over.value?.item.owner?.id).toBe(otherId);
  expect((await other.call(releaseInboxItem, { id })).value?.item.owner).toBe(null);
  const noteId = newId();
  for (let press = 0; press < 2; press += 1) {
    const noted = await mine.call(noteInboxItem, { id, noteId, text: 'Two more were asked.' });
    expect(noted.value?.steps.filter(({ step }) => step === 'noted')).toHaveLength(1);
  }
  const reused = await mine.call(noteInboxItem, { id, noteId, text: 'Something else.' });
  expect(reused.refusal?.code).toBe('note-reused');
  for (let press = 0; press < 2; press += 1) {
    const closed = await mine.call(closeInboxItem, { id, outcome: 'nothing-to-do' });
    expect(closed.value?.item.closed).toMatchObject({
      outcome: 'nothing-to-do',
      by: { id: first },
    });
  }
  const late = await other.call(closeInboxItem, { id, outcome: 'solved' });
  expect(late.refusal?.code).toBe('inbox-item-closed');
  expect((await other.call(takeInboxItem, { id })).refusal?.code).toBe('inbox-item-closed');
  const { value } = await mine.call(readInboxItem, { id });
  expect(value?.steps.map(({ step }) => step)).toEqual([
    ...['opened', 'taken', 'taken', 'released', 'noted', 'closed'],
  ]);
  expect((await mine.call(listInbox, { state: 'closed' })).value?.items[0]?.id).toBe(id);
});

test('R10 a call-back is heard of once, called within an hour in which people are called, and its outcome is kept', async () => {
  const leadId = await askForCall();
  const [item] = await open();
  expect(item).toMatchObject({ kind: 'call-back', subject: { callBack: { id: leadId } } });
  expect(Date.parse(item?.harmAt ?? '')).toBe(callBackBy(NOW));
  const waiting = await meera.call(listCallBacks, {});
  expect(waiting.value?.callBacks).toMatchObject([
    { id: leadId, language: 'hi', inboxItemId: item?.id, handledAt: null },
  ]);
  const [listed] = waiting.value?.callBacks ?? [];
  expect([listed?.mobileMasked, JSON.stringify(waiting.value)]).toEqual([
    expect.stringMatching(/^\+91\d\d•+\d{3}$/),
    expect.not.stringMatching(/\+91\d{10}/),
  ]);
  expect((await meera.call(openCallBack, { id: leadId, why: ' ' })).status).toBe(422);
  const why = 'To call them, as they have asked.';
  const opened = await meera.call(openCallBack, { id: leadId, why });
  expect(opened.value?.mobile).toMatch(/^\+91\d{10}$/);
  expect((await meera.call(openCallBack, { id: newId(), why })).refusal?.code).toBe(
    'call-back-not-found',
  );
  const solved = await meera.call(closeInboxItem, { id: item?.id ?? '', outcome: 'solved' });
  expect(solved.refusal?.code).toBe('outcome-not-fitting');
  await meera.call(closeInboxItem, { id: item?.id ?? '', outcome: 'booked' });
  expect((await meera.call(listCallBacks, {})).value?.callBacks).toEqual([]);
  const handled = await meera.call(listCallBacks, { state: 'handled' });
  expect(handled.value?.callBacks).toMatchObject([{ id: leadId, outcome: 'booked' }]);
});

test('R45 a dispute stays with its owner when the clock decides it, and is over when one of us does', async () => {
  const byClock = await disputed();
  const [item] = await open(byClock);
  expect(item).toMatchObject({ kind: 'dispute', meanwhile: { does: 'decides-for-customer' } });
  await meera.call(takeInboxItem, { id: item?.id ?? '' });
  const decidesAt = Date.parse(item?.meanwhile.at ?? '');
  flows.turnTo(decidesAt - DAY);
  await raiseAlarm(flows, { bookingId: byClock });
  await hear();
  expect(await open(byClock)).toMatchObject([{ because: 'unanswered', version: 3 }]);
  flows.turnTo(decidesAt + HOUR);
  expect(
    await applyTimeout({ ...flows, facts: createAppCache(db()) }, { bookingId: byClock }),
  ).toMatchObject({ acted: true });
  await hear();
  expect(await open(byClock)).toMatchObject([{ owner: { id: meeraId } }]);

  const byUs = await disputed();
  await resolveDispute(flows, {
    ...{ bookingId: byUs, outcome: 'none', refundPaise: 0, comment: '' },
    actor: `ops:${meeraId}`,
  });
  await hear();
  expect(await open(byUs)).toEqual([]);
});

test('R45 the clock decides no dispute before operations were rung about it for a day', async () => {
  const bookingId = await disputed();
  const deps = { ...flows, facts: createAppCache(db()) };
  flows.pass(30 * DAY);
  const rungAt = flows.now();
  await raiseAlarm(flows, { bookingId });
  expect(await applyTimeout(deps, { bookingId })).toEqual({ againAt: rungAt + DAY });
  await hear();
  const [item] = await open(bookingId);
  expect(item).toMatchObject({ kind: 'dispute', because: 'unanswered' });
  expect(Date.parse(item?.escalatedAt ?? '')).toBe(rungAt);
  flows.turnTo(rungAt + DAY);
  expect(await applyTimeout(deps, { bookingId })).toEqual({ acted: true });
});

test('money that does not arrive comes in once by the sweep, and goes when it has arrived; closed by one of us it stays so', async () => {
  const deps = { ...flows, facts: createAppCache(db()) };
  const stuck = { id: newId(), about: 'refund', because: 'overdue', amountPaise: 500 };
  const sweep = (...all: object[]) =>
    sweepInbox(
      deps,
      all.map((one) => ({ ...stuck, bookingId: null, ...one })),
    );
  await Promise.all([sweep({}), sweep({})]);
  await sweep({});
  expect(await open()).toMatchObject([{ kind: 'refund-stuck', because: 'overdue' }]);
  await sweep();
  expect(await open()).toEqual([]);
  const other = { id: newId(), because: 'needs-another-person', about: 'payout' };
  await sweep(other);
  const [item] = await open();
  await meera.call(closeInboxItem, { id: item?.id ?? '', outcome: 'solved' });
  expect(await sweep(other)).toEqual([]);
  expect(await open()).toEqual([]);
});

test('work that failed for good is one item for each event, whatever tells of it twice', async () => {
  const bookingId = await pendingBooking();
  const event = { id: 800_000_001, subject: bookingId, type: 'BookingPlaced' };
  for (let time = 0; time < 2; time += 1) await reportGivenUp(flows, 'write-messages', [event]);
  expect(await open()).toMatchObject([
    { kind: 'job-failed', because: 'write-messages', subject: { booking: { id: bookingId } } },
  ]);
});

test('every screen of operations hears of a change at once, and nobody else may listen', async () => {
  const { item } = await nobodyYet();
  const token = await insertSession(db(), { id: sunitaId }, START, true);
  const url = `${app.base}${watchInbox.path}`;
  const screen = await openEventSource(url, { cookie: sessionCookie(token) });
  const next = async (event: string) => {
    for (;;) {
      const told = await screen.next();
      if (told.event === event) return told;
    }
  };
  expect((await next('inbox')).data).toMatchObject({
    ...{ open: 1, unowned: 1, counts: [{ kind: 'nobody-comes', open: 1 }] },
    soonest: [{ id: item.id, owner: null }],
  });
  await meera.call(takeInboxItem, { id: item.id });
  expect((await next('inbox')).data).toMatchObject({ soonest: [{ owner: { id: meeraId } }] });
  // The day of the city is told by the same stream, without its content.
  await live.tell([DAY_TOPIC]);
  expect(await next('day')).toMatchObject({ id: '', data: {} });
  screen.close();
  const customer = await insertSession(db(), asha, START, true);
  expect((await openEventSource(url, { cookie: sessionCookie(customer) })).status).toBe(401);
});

async function disputed(): Promise<string> {
  const { bookingId } = await visitAt(flows, asha, 'done');
  const outcome = await disputeWork(flows, {
    ...{ bookingId, userId: asha.id, reason: 'quality', comment: '', lines: [1] },
  });
  expect(outcome.ok).toBe(true);
  await hear();
  return bookingId;
}
