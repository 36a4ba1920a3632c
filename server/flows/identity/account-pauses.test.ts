import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { Outcome } from '#kernel/outcome.ts';
import { DAY, HOUR } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { endAccountPauses } from '#server/effects/end-account-pauses.ts';
import { notifyOperations } from '#server/flows/inbox/notify-operations.ts';
import { listClosures } from '#server/views/account-closures.ts';
import { listInbox } from '#server/views/inbox.ts';
import { insertStranger } from '#testing/cast.ts';
import { freshMobile, lastMessageTo, TEST_KEYS } from '#testing/sign-in-stage.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { closeAccount } from './close-account.ts';
import { decideAccountAppeal } from './decide-account-appeal.ts';
import { decideAccountPause } from './decide-account-pause.ts';
import { recordAccountAppeal } from './record-account-appeal.ts';

let world: World;
let [meera, leela, suresh] = ['', '', ''];
beforeAll(async () => {
  world = await createWorld();
  const staff = await Promise.all([0, 1, 2].map(() => insertStranger(world.db, { role: 'ops' })));
  [meera, leela, suresh] = staff.map(({ id }) => id) as [string, string, string];
});
afterAll(() => world.close());

const app = () => ({
  ...{ pool: world.db, keys: TEST_KEYS },
  messenger: { channels: ['email'] as const },
});
const code = (outcome: Outcome<unknown, string>) =>
  outcome.ok ? 'accepted' : outcome.refusal.code;
const notice = 'Four bookings were made and nobody was at home.';

async function paused() {
  const person = await insertStranger(world.db, { language: 'hi' });
  const closureId = newId();
  const asked = { userId: person.id, closureId, kind: 'pause', reason: 'misuse', notice } as const;
  expect(code(await closeAccount(app(), { ...asked, by: meera }, NOW))).toBe('accepted');
  return { person, closureId };
}
const closureOf = async (userId: string) => (await listClosures(world.db, userId))[0];
const log = {
  fault: (_: string, error: unknown) => {
    throw error;
  },
};
const clockAt = (now: number) => endAccountPauses({ ...app(), log, now: () => now });

test('a customer’s pause that nobody decides ends after 72 hours, and its owner is told', async () => {
  const { person } = await paused();
  expect(await lastMessageTo(world.db, person.email!)).toMatchObject({
    ...{ template: 'account-paused', params: { said: notice, until: NOW + 72 * HOUR } },
  });
  await clockAt(NOW + 72 * HOUR - 1);
  expect(await closureOf(person.id)).toMatchObject({ reopenedAt: null });
  await Promise.all([clockAt(NOW + 72 * HOUR), clockAt(NOW + 72 * HOUR)]);
  expect(await closureOf(person.id)).toMatchObject({ reopenedAt: expect.any(String) });
  expect(await lastMessageTo(world.db, person.email!)).toMatchObject({
    ...{ template: 'account-reopened', params: { said: '' } },
  });
});

test('nobody who has not asked for it is closed at once: the pause comes first, and the decision names its evidence', async () => {
  const stranger = await insertStranger(world.db);
  const close = (reason: 'misuse' | 'asked') =>
    closeAccount(
      app(),
      { userId: stranger.id, closureId: newId(), kind: 'close', reason, notice, by: meera },
      NOW,
    );
  expect(code(await close('misuse'))).toBe('close-needs-decision');
  expect(code(await close('asked'))).toBe('accepted');
  const { person, closureId } = await paused();
  const evidence = 'Four reports of Karigars with pictures.';
  const decide = (decision: 'stay' | 'close', now = NOW) =>
    decideAccountPause(app(), { closureId, decision, evidence, days: 7, by: meera }, now);
  expect(await decide('stay')).toMatchObject({ value: { endsAt: NOW + 7 * DAY } });
  await clockAt(NOW + 72 * HOUR);
  expect(await closureOf(person.id)).toMatchObject({
    ...{ reopenedAt: null, decision: { decision: 'stay', evidence } },
  });
  expect(await decide('close', NOW + DAY)).toMatchObject({ value: { endsAt: null } });
  expect(await closureOf(person.id)).toMatchObject({ kind: 'close', endsAt: null });
  expect(await lastMessageTo(world.db, person.email!)).toMatchObject({
    ...{ template: 'account-closed', params: { said: evidence } },
  });
});

test('an appeal is answered once and by somebody else; granted, the account is open at once', async () => {
  const { person, closureId } = await paused();
  const hear = (text: string, by = meera) =>
    recordAccountAppeal(world.db, { closureId, text, by }, NOW);
  const twice = await Promise.all([hear('I was at home.'), hear('I was at home.')]);
  expect(twice.map(code)).toEqual(['accepted', 'accepted']);
  expect(code(await hear('And the bell is broken.'))).toBe('appeal-recorded');
  const answer = (granted: boolean, by: string) =>
    decideAccountAppeal(app(), { closureId, granted, reason: 'The guard agrees.', by }, NOW);
  expect(code(await answer(true, meera))).toBe('appeal-by-another');
  const both = await Promise.all([answer(true, leela), answer(false, suresh)]);
  expect(both.map(code)).toContain('accepted');
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const events = await world.db.query(
    `select type from events where subject = $1 and type like 'Account%' order by id`,
    [person.id],
  );
  expect(events.rows.map(({ type }) => type).slice(0, 3)).toEqual([
    'AccountClosed',
    'AccountAppealed',
    'AccountAppealDecided',
  ]);
});

test('whoever pauses or decides hears whether its owner has a mail in which to read why', async () => {
  for (const [email, readsIt] of [
    [`${newId()}@example.com`, true],
    [null, false],
  ] as const) {
    const person = await insertStranger(world.db, { email, mobile: freshMobile() });
    const closureId = newId();
    const asked = {
      userId: person.id,
      closureId,
      kind: 'pause',
      reason: 'misuse',
      notice,
    } as const;
    const told = { ok: true, value: { readsIt } };
    expect(await closeAccount(app(), { ...asked, by: meera }, NOW)).toMatchObject(told);
    const decided = { closureId, decision: 'stay', evidence: notice, days: 7, by: meera } as const;
    expect(await decideAccountPause(app(), decided, NOW)).toMatchObject(told);
    await recordAccountAppeal(world.db, { closureId, text: 'I was at home.', by: meera }, NOW);
    const answer = { closureId, granted: false, reason: notice, by: leela };
    expect(await decideAccountAppeal(app(), answer, NOW)).toMatchObject(told);
  }
});

test('the appeal names who is paused where operations look, until it is answered', async () => {
  const { person, closureId } = await paused();
  const appeal = { closureId, text: 'I was at home.', by: meera };
  expect(code(await recordAccountAppeal(world.db, appeal, NOW))).toBe('accepted');
  const house = { pool: world.db, now: () => NOW, facts: createAppCache(world.db) };
  const hear = async () => {
    const { rows } = await world.db.query(
      'select id, type, subject, at, data from events where subject = $1 order by id',
      [person.id],
    );
    await notifyOperations(house, rows);
    const kinds = ['pause-appealed'] as const;
    const query = { state: 'open', owner: 'anybody', me: meera, kinds } as const;
    const listed = await listInbox(world.db, query);
    return listed.ok ? listed.value.items.map(({ subject }) => subject.customer) : [];
  };
  expect(await hear()).toContainEqual({ id: person.id, name: person.fullName });
  const answer = { closureId, granted: false, reason: 'Seen.', by: leela };
  expect(code(await decideAccountAppeal(app(), answer, NOW))).toBe('accepted');
  expect(await hear()).not.toContainEqual(expect.objectContaining({ id: person.id }));
});

test('a decision after an answered appeal may be appealed as well, and the former appeal is kept', async () => {
  const { person, closureId } = await paused();
  const hear = (text: string) =>
    recordAccountAppeal(world.db, { closureId, text, by: meera }, NOW + HOUR);
  const answer = (granted: boolean) =>
    decideAccountAppeal(app(), { closureId, granted, reason: 'Seen.', by: leela }, NOW + HOUR);
  expect(code(await hear('I was at home.'))).toBe('accepted');
  expect(code(await answer(false))).toBe('accepted');
  expect(code(await hear('The bell was broken.'))).toBe('appeal-recorded');
  const decided = { closureId, decision: 'close', evidence: 'A fifth report.', days: 7 } as const;
  await decideAccountPause(app(), { ...decided, by: meera }, NOW + DAY);
  expect(code(await hear('The bell was broken.'))).toBe('accepted');
  expect(await closureOf(person.id)).toMatchObject({
    appeal: { text: 'The bell was broken.', answer: null },
    formerAppeals: [{ text: 'I was at home.', granted: false, reason: 'Seen.' }],
  });
  expect(code(await answer(true))).toBe('accepted');
  expect(await closureOf(person.id)).toMatchObject({ reopenedAt: expect.any(String) });
});
