import { expect, test } from 'vitest';
import type { Sentence } from '#contract/live.ts';
import { newId } from '#kernel/ids.ts';
import { MINUTE } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { prepareDispatch } from '#server/flows/dispatch/steps/prepare-dispatch.ts';
import { replaceKarigar } from '#server/flows/dispatch/steps/replace-karigar.ts';
import { karigarNewsOf } from '#server/modules/notification/karigar-news-of.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { findEnclosure } from '#server/views/enclosures.ts';
import { readLiveVisit } from '#server/views/live-visit.ts';
import { readTalk } from '#server/views/talk.ts';
import { listVisitsAhead } from '#server/views/visits-ahead.ts';
import { crewStage, NAMES } from '#testing/crew-stage.ts';
import { anew } from '#testing/event-of-days.ts';
import { acting, sowWorker, type VisitTestDeps, type Worker } from '#testing/visits.ts';
import { voiceOf } from '#testing/voice-notes.ts';
import type { World } from '#testing/world.ts';
import { leaveForSafety } from './leave-for-safety.ts';
import { releaseVisit } from './release-visit.ts';
import { sayAloud } from './say-aloud.ts';
import { sayAtVisit } from './say-at-visit.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
let crew: Worker[];
let id: string;
crewStage((stage) => {
  ({ world, asha, app, crew, id } = stage);
});

const at = (place: number) => crew[place] as Worker;
const done = { ok: true, value: 'done' };
const refused = (code: string) => ({ ok: false, refusal: { code } });
const says = ({ userId }: Worker, sentence: Sentence, sentenceId = newId()) =>
  sayAtVisit(app, { bookingId: id, userId, by: 'karigar', sentenceId, sentence });
const customerSays = (sentence: Sentence) =>
  sayAtVisit(app, {
    ...{ bookingId: id, userId: asha.id, by: 'customer', sentenceId: newId(), sentence },
  });
const heardBy = async ({ userId }: Worker) => (await readTalk(world.db, userId, id))?.said;
async function readByCustomer() {
  const facts = { places: await app.facts.places(), keys: app.keys, now: app.now() };
  return (await readLiveVisit(world.db, asha.id, id, facts))?.said;
}
const written = async () =>
  (
    await world.db.query<{ type: string; data: Record<string, unknown> }>(
      `select type, data from events where subject = $1 and type = 'SaidAtVisit' order by id`,
      [id],
    )
  ).rows;
const lastNews = async () =>
  karigarNewsOf((await written()).at(-1) as Parameters<typeof karigarNewsOf>[0]);

test('each of a crew speaks with the customer, who reads which of them it was, and all of them hear the answer', async () => {
  expect(await says(at(2), 'which-gate')).toMatchObject({ ok: true });
  expect(await lastNews()).toEqual([]);
  expect(await says(at(0), 'on-my-way')).toMatchObject({ ok: true });
  const answered = await customerSays('main-gate');
  expect(answered.ok && answered.value.topics).toHaveLength(1 + crew.length);
  const [news] = await lastNews();
  expect(news?.kind).toBe('customer-says');
  expect(new Set(news?.karigarIds)).toEqual(new Set(crew.map(({ karigarId }) => karigarId)));
  const talk = [
    { by: 'karigar', name: NAMES[2], sentence: 'which-gate' },
    { by: 'karigar', name: NAMES[0], sentence: 'on-my-way' },
    { by: 'customer', sentence: 'main-gate' },
  ];
  expect(await readByCustomer()).toMatchObject(talk);
  for (const place of [0, 1, 2, 3])
    expect(await heardBy(at(place))).toMatchObject([
      { ...talk[0], own: place === 2 },
      { ...talk[1], own: place === 0 },
      { ...talk[2], own: false },
    ]);
});

test('nobody speaks or hears at a visit to which they do not come, gave back their place, or which they left for safety', async () => {
  const stranger = await sowWorker(world.db, [6]);
  await customerSays('main-gate');
  expect(await releaseVisit(app, { ...acting(app, at(1), id), reason: 'ill' })).toEqual(done);
  expect(await leaveForSafety(anew(app), acting(app, at(2), id))).toEqual(done);
  for (const one of [stranger, at(1), at(2)]) {
    expect(await says(one, 'at-gate')).toMatchObject(refused('not-yours'));
    expect(await heardBy(one)).toBeUndefined();
  }
  const { userId } = at(2);
  const aloud = { ...acting(app, at(2), id), userId, voiceId: newId(), voice: voiceOf(2) };
  expect(await sayAloud(app, aloud)).toMatchObject(refused('nobody-to-tell'));
  await customerSays('thanks');
  const [news] = await lastNews();
  expect(new Set(news?.karigarIds)).toEqual(new Set([at(0).karigarId, at(3).karigarId]));
});

test('the talk goes on when one of the crew takes the lead: all who come read what was said and by whom, and the customer has one talk', async () => {
  expect(await says(at(0), 'on-my-way')).toMatchObject({ ok: true });
  expect(await says(at(2), 'which-gate')).toMatchObject({ ok: true });
  const voiceId = newId();
  const aloud = { ...acting(app, at(0), id), voiceId, voice: voiceOf(3) };
  expect(await sayAloud(app, aloud)).toEqual(done);
  app.pass(MINUTE);
  await customerSays('main-gate');
  const before = await readByCustomer();
  expect(before).toHaveLength(4);
  expect(await releaseVisit(app, { ...acting(app, at(0), id), reason: 'ill' })).toEqual(done);
  expect(await readByCustomer()).toEqual(before);
  app.pass(MINUTE);
  expect(await says(at(1), 'at-gate')).toMatchObject({ ok: true });
  await customerSays('thanks');
  const talk = await readByCustomer();
  expect(talk?.slice(0, 4)).toEqual(before);
  expect(talk?.slice(4)).toMatchObject([
    { name: NAMES[1], sentence: 'at-gate' },
    { by: 'customer', sentence: 'thanks' },
  ]);
  for (const place of [1, 2, 3]) {
    const own = talk?.map(({ name }) => name === NAMES[place]);
    expect(await heardBy(at(place))).toEqual(talk?.map((one, i) => ({ ...one, own: own?.[i] })));
  }
  expect(await heardBy(at(0))).toBeUndefined();
  const heard = ({ userId }: Worker) =>
    findEnclosure(world.db, { id: voiceId, userId, isOps: false, now: new Date(app.now()) });
  for (const place of [1, 2, 3]) expect(await heard(at(place))).toBeDefined();
  expect(await heard(at(0))).toBeUndefined();
});

test('somebody from outside who leads a crew instead reads its talk, as everybody who joins it does', async () => {
  await says(at(0), 'on-my-way');
  const other = await sowWorker(world.db, [6]);
  const facts = await prepareDispatch(anew(app), id);
  const replaced = await transaction(world.db, async (db) => {
    const found = await facts?.(db);
    const by = { karigarId: other.karigarId, why: 'by-hand', actor: 'ops:1' };
    return found && replaceKarigar(db, found, by);
  });
  expect(replaced).toBe('held');
  const said = [{ name: NAMES[0], sentence: 'on-my-way' }];
  expect(await readByCustomer()).toMatchObject(said);
  for (const one of [at(1), other]) expect(await heardBy(one)).toMatchObject(said);
  expect(await heardBy(at(0))).toBeUndefined();
});

test('nothing is lost that is said while the lead is handed over', async () => {
  const gives = releaseVisit(app, { ...acting(app, at(0), id), reason: 'ill' });
  const all = [customerSays('main-gate'), gives, says(at(2), 'which-gate')] as const;
  for (const outcome of await Promise.all(all)) expect(outcome).toMatchObject({ ok: true });
  const byWords = (said: readonly { readonly sentence: string }[] | undefined) =>
    said?.map(({ sentence }) => sentence).toSorted();
  expect(byWords(await readByCustomer())).toEqual(['main-gate', 'which-gate']);
  expect(byWords(await heardBy(at(3)))).toEqual(['main-gate', 'which-gate']);
});

test('pressed twice at once it is said once, and nobody else of the crew can say another thing under its name', async () => {
  const name = newId();
  const both = await Promise.all([says(at(1), 'at-gate', name), says(at(1), 'at-gate', name)]);
  expect(both).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await written()).toHaveLength(1);
  for (const [one, sentence] of [
    [at(2), 'at-gate'],
    [at(0), 'at-gate'],
    [at(1), 'at-door'],
  ] as const)
    expect(await says(one, sentence, name)).toMatchObject(refused('action-reused'));
  expect(await readByCustomer()).toHaveLength(1);
});

test('ten sentences of one of them do not silence the others', async () => {
  for (let count = 0; count < 10; count += 1) await says(at(1), 'at-gate');
  expect(await says(at(1), 'at-gate')).toMatchObject(refused('too-many-requests'));
  expect(await says(at(2), 'at-gate')).toMatchObject({ ok: true });
});

test('a voice note of one of a crew is heard by the customer and by those who come, and by nobody else', async () => {
  const stranger = await sowWorker(world.db, [6]);
  const voiceId = newId();
  const said = { ...acting(app, at(3), id), voiceId, voice: voiceOf(4) };
  for (const _ of [1, 2]) expect(await sayAloud(app, said)).toEqual(done);
  expect(await readByCustomer()).toMatchObject([
    { name: NAMES[3], sentence: 'voice-note', voice: { seconds: 4 } },
  ]);
  const heard = async (userId: string) => {
    const asked = { id: voiceId, userId, isOps: false, now: new Date(app.now()) };
    return (await findEnclosure(world.db, asked)) !== undefined;
  };
  for (const { userId } of crew) expect(await heard(userId)).toBe(true);
  expect([await heard(asha.id), await heard(stranger.userId)]).toEqual([true, false]);
});

test('who of a crew says that they will be late speaks for themselves: the leader is expected as before', async () => {
  const expected = async () =>
    (await listVisitsAhead(world.db, 0, app.now() + 1e10)).find((one) => one.bookingId === id);
  await says(at(1), 'ten-minutes-late');
  expect((await expected())?.saidLateAt).toBeNull();
});
