import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeInboxItem } from '#contract/ops/close-inbox-item.ts';
import { INBOX_KINDS, type InboxKind } from '#contract/ops/inbox.ts';
import { INBOX_SEEN_BY, kindsFor } from '#contract/ops/inbox-roles.ts';
import { listInbox } from '#contract/ops/list-inbox.ts';
import { noteInboxItem } from '#contract/ops/note-inbox-item.ts';
import { readInboxItem } from '#contract/ops/read-inbox-item.ts';
import { releaseInboxItem } from '#contract/ops/release-inbox-item.ts';
import { RUNG_KINDS } from '#contract/ops/ringing.ts';
import { takeInboxItem } from '#contract/ops/take-inbox-item.ts';
import { watchInbox } from '#contract/ops/watch-inbox.ts';
import { OPEN_TO, type StaffRole } from '#contract/staff.ts';
import { newId } from '#kernel/ids.ts';
import { HOUR } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { openItem } from '#server/flows/steps/inbox/open-item.ts';
import { INBOX_TOPIC } from '#server/modules/inbox/topic.ts';
import { type LiveStreams, openLiveStreams } from '#server/platform/live/live-streams.ts';
import { openSignals } from '#server/platform/live/signals.ts';
import { silentLog } from '#server/platform/log/log.ts';
import { insertSession, insertStaff, insertStranger, sessionCookie } from '#testing/cast.ts';
import { openEventSource } from '#testing/event-source.ts';
import { signInDeps } from '#testing/sign-in-stage.ts';
import { clientOf } from '#testing/signed-in.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { START } from '#testing/visits.ts';
import { NOW } from '#testing/world.ts';
import { inboxAnswers } from './inbox.ts';

let app: TestServer;
let live: LiveStreams;
const ids = new Map<InboxKind, string>();
beforeAll(async () => {
  app = await startServer({
    answers: inboxAnswers,
    server: (db) => ({
      ...{ ...signInDeps(), facts: createAppCache(db) },
      live: {
        open: (watched) => live.open(watched),
        tell: (topics) => live.tell(topics),
        close: () => live.close(),
      },
    }),
  });
  live = openLiveStreams(openSignals({ db: db(), url: app.world.url, log: silentLog }), silentLog);
  for (const kind of INBOX_KINDS) {
    const id = newId();
    const item = { kind, about: id, harms: 'customer', harmAt: NOW + HOUR } as const;
    const meanwhile = { does: 'nothing' } as const;
    await openItem(db(), { id, item: { ...item, meanwhile }, why: 'asked' }, NOW);
    ids.set(kind, id);
  }
});
afterAll(async () => {
  await live.close();
  await app.close();
});

const db = () => app.world.db;
async function colleague(roles: readonly StaffRole[]) {
  const person = await insertStranger(db(), { role: 'ops' });
  await insertStaff(db(), person.id, roles);
  return { id: person.id, client: await clientOf(app, person, { at: START, remember: true }) };
}
const sorted = (kinds: readonly string[]) => kinds.toSorted();

test.each(['support', 'dispatch', 'quality', 'finance', 'admin'] as const)(
  '%s has in the inbox what that role can do something about, and finds nothing else by its name',
  async (role) => {
    const { client } = await colleague([role]);
    const own = kindsFor([role]);
    const { value } = await client.call(listInbox, {});
    expect(sorted(value?.items.map(({ kind }) => kind) ?? [])).toEqual(sorted(own));
    for (const [kind, id] of ids) {
      const found = await client.call(readInboxItem, { id });
      expect(found.value?.item.kind ?? found.refusal?.code).toBe(
        own.includes(kind) ? kind : 'inbox-item-not-found',
      );
    }
  },
);

test('finance neither hears of who left for safety nor can take, note, give back or close it', async () => {
  const { id: person, client } = await colleague(['finance']);
  const id = ids.get('safety-exit') ?? '';
  const asked = await Promise.all([
    client.call(takeInboxItem, { id }),
    client.call(noteInboxItem, { id, noteId: newId(), text: 'Seen' }),
    client.call(releaseInboxItem, { id }),
    client.call(closeInboxItem, { id, outcome: 'solved' }),
  ]);
  expect(asked.map(({ refusal }) => refusal?.code)).toEqual(Array(4).fill('inbox-item-not-found'));

  const token = await insertSession(db(), { id: person }, START, true);
  const url = `${app.base}${watchInbox.path}`;
  const screen = await openEventSource(url, { cookie: sessionCookie(token) });
  const next = async () => {
    for (;;) {
      const told = await screen.next();
      if (told.event === 'inbox') return told.data as { open: number; soonest: { kind: string }[] };
    }
  };
  const first = await next();
  const own = kindsFor(['finance']);
  expect(first.open).toBe(own.length);
  expect(sorted(first.soonest.map(({ kind }) => kind))).toEqual(sorted(own));
  // Two screens of other roles are told each their own.
  const { client: desk } = await colleague(['dispatch']);
  const refund = ids.get('refund-stuck') ?? '';
  expect((await desk.call(takeInboxItem, { id: refund })).refusal?.code).toBe(
    'inbox-item-not-found',
  );
  expect((await desk.call(takeInboxItem, { id })).value?.item.kind).toBe('safety-exit');
  await live.tell([INBOX_TOPIC]);
  expect((await next()).soonest.map(({ kind }) => kind)).not.toContain('safety-exit');
  screen.close();
});

test('everything is somebody’s, whoever is rung sees what rings, and whoever calls after a safety exit sees it', () => {
  for (const kind of INBOX_KINDS) expect(INBOX_SEEN_BY[kind].length).toBeGreaterThan(0);
  for (const kind of RUNG_KINDS)
    for (const role of OPEN_TO.changeDuty ?? []) expect(INBOX_SEEN_BY[kind]).toContain(role);
  for (const role of OPEN_TO.answerSafetyExit ?? [])
    expect(INBOX_SEEN_BY['safety-exit']).toContain(role);
  expect(kindsFor(['catalogue'])).toEqual([]);
});
