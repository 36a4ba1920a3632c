import { beforeEach, describe, expect, test } from 'vitest';
import type { HearingPlace } from '#contract/enclosure.ts';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { erasePersonalData } from '#server/flows/identity/steps/erase-personal-data.ts';
import { deleteOldEnclosures } from '#server/modules/visit/enclosure-store.ts';
import { readHearing } from '#server/views/complaint.ts';
import { findEnclosure } from '#server/views/enclosures.ts';
import { readKarigarVisit } from '#server/views/karigar-visits.ts';
import { collectMyData } from '#server/views/my-data.ts';
import { crewStage, DAY_ONE, START } from '#testing/crew-stage.ts';
import { anew, firstDayOf } from '#testing/event-of-days.ts';
import { objectsInMemory } from '#testing/objects.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import { acting, sowWorker, type VisitTestDeps, type Worker } from '#testing/visits.ts';
import { voiceOf } from '#testing/voice-notes.ts';
import type { World } from '#testing/world.ts';
import { addHearingPicture } from './add-hearing-picture.ts';
import { addHearingVoice } from './add-hearing-voice.ts';
import { appealDecision } from './appeal-decision.ts';
import { decideAppeal } from './decide-appeal.ts';
import { disputeWork } from './dispute-work.ts';
import { finishWork } from './finish-work.ts';
import { resolveDispute } from './resolve-dispute.ts';

/** One dark point. */
const IMAGE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
let crew: Worker[];
let id: string;

crewStage((stage) => {
  ({ world, asha, app, crew, id } = stage);
});

/** The customer complains of their wedding. */
beforeEach(async () => {
  await firstDayOf(app, at(0), id, DAY_ONE);
  app.turnTo(START + 8 * HOUR);
  const end = { lines: [], payBy: 'link', cashPaise: 0 } as const;
  expect(await finishWork(anew(app), { ...acting(app, at(0), id), ...end })).toEqual(done);
  const said = { reason: 'badly-done', lines: [1], comment: 'The sofa is torn' };
  expect(await disputeWork(app, { bookingId: id, userId: asha.id, ...said })).toEqual(done);
});

const done = { ok: true, value: 'done' };
const refused = (code: string) => ({ ok: false, refusal: { code } });
const at = (place: number) => crew[place] as Worker;
const show = (place: number, beside: HearingPlace = 'answer', pictureId = newId(), image = IMAGE) =>
  addHearingPicture(app, { ...acting(app, at(place), id), beside, pictureId, image });
const sayAs = (place: number, voiceId = newId(), beside: HearingPlace = 'answer', seconds = 4) =>
  addHearingVoice(app, {
    ...{ ...acting(app, at(place), id), beside, voiceId },
    voice: voiceOf(seconds),
  });
const decide = () =>
  resolveDispute(app, {
    ...{ bookingId: id, outcome: 'refund', refundPaise: 375_000, comment: 'Seen' },
    ...{ borneBy: 'karigar', actor: 'ops:1' },
  });
const appeal = (place: number, why = '') =>
  appealDecision(app, { ...acting(app, at(place), id), why });
const judge = (place: number) =>
  decideAppeal(app, {
    ...{ bookingId: id, karigarId: at(place).karigarId, granted: false, comment: 'No' },
    actor: 'ops:2',
  });
const complaintOf = async (place: number) => {
  const found = await readKarigarVisit(world.db, at(place).userId, id, app.now());
  return found.ok ? found.value.visit.complaint : undefined;
};
const opens = async (fileId: string, userId: string, isOps = false) =>
  (await findEnclosure(world.db, { id: fileId, userId, isOps, now: new Date(app.now()) }))?.media;

describe('an answer to a complaint', () => {
  test('is said aloud and shown by each for themselves, and operations see whose it is; nobody else opens it', async () => {
    const [picture, voice] = [newId(), newId()];
    expect(await show(2, 'answer', picture)).toEqual(done);
    expect(await sayAs(2, voice)).toEqual(done);
    expect(await complaintOf(2)).toMatchObject({
      answerFiles: [
        { id: picture, kind: 'picture', seconds: null },
        { id: voice, kind: 'voice', seconds: 4 },
      ],
      appealFiles: [],
    });
    expect(await complaintOf(0)).toMatchObject({ answerFiles: [] });
    expect(await readHearing(world.db, id)).toMatchObject({
      answerFiles: [],
      crew: [{ answerFiles: [] }, { answerFiles: [{ id: picture }, { id: voice }] }, {}],
    });
    for (const file of [picture, voice]) {
      const others = [asha.id, at(0).userId, at(1).userId, newId()];
      expect(await Promise.all(others.map((one) => opens(file, one)))).toEqual(
        others.map(() => undefined),
      );
      expect(await opens(file, newId(), true)).toBeDefined();
      expect(await opens(file, at(2).userId)).toBeDefined();
    }
  });

  test('of a recording or a picture alone is one: who has answered by it is not waited for', async () => {
    for (const place of [0, 1]) expect(await sayAs(place)).toEqual(done);
    expect(await show(2)).toEqual(done);
    expect(await decide()).toMatchObject(refused('not-heard-yet'));
    expect(await show(3)).toEqual(done);
    expect(await decide()).toMatchObject({ ok: true });
    expect(await show(3)).toMatchObject(refused('move-not-allowed'));
    expect(await sayAs(3)).toMatchObject(refused('move-not-allowed'));
  });

  test('said again replaces the recording before; three pictures are the most, also of two at once', async () => {
    const later = newId();
    for (const voiceId of [newId(), later]) expect(await sayAs(1, voiceId)).toEqual(done);
    expect(await complaintOf(1)).toMatchObject({ answerFiles: [{ id: later }] });
    for (const _ of [1, 2]) expect(await show(1)).toEqual(done);
    const two = await Promise.all([show(1), show(1)]);
    expect(two.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(two).toContainEqual(refused('too-many-photos'));
    expect((await complaintOf(1))?.answerFiles).toHaveLength(4);
  });

  test('sent twice is there once, and of a name that is taken it is refused', async () => {
    const voiceId = newId();
    const said = { ...acting(app, at(1), id), beside: 'answer', voiceId } as const;
    const twice = [1, 2].map(() => addHearingVoice(app, { ...said, voice: voiceOf(4) }));
    expect(await Promise.all(twice)).toEqual([done, done]);
    expect((await complaintOf(1))?.answerFiles).toHaveLength(1);
    expect(await sayAs(2, voiceId)).toMatchObject(refused('action-reused'));
    expect(await sayAs(2, newId(), 'answer', 40)).toMatchObject(refused('voice-too-long'));
    expect(await show(2, 'answer', newId(), 'data:image/png;base64,AAAA')).toMatchObject({
      ok: false,
    });
  });

  test('is not made by somebody whose pay it cannot cut', async () => {
    crew.push(await sowWorker(world.db, [6]));
    expect(await show(4)).toMatchObject(refused('visit-not-found'));
    expect(await sayAs(4)).toMatchObject(refused('visit-not-found'));
  });
});

describe('an appeal', () => {
  beforeEach(async () => {
    app.pass(DAY);
    expect(await decide()).toMatchObject({ ok: true });
  });

  test('is made without a word by who has said or shown something before, and nothing is added afterwards', async () => {
    expect(await appeal(1)).toMatchObject(refused('text-missing'));
    const voice = newId();
    expect(await sayAs(1, voice, 'appeal')).toEqual(done);
    expect(await appeal(1)).toEqual(done);
    expect(await show(1, 'appeal')).toMatchObject(refused('nothing-to-appeal'));
    expect(await complaintOf(1)).toMatchObject({
      ...{ appeal: { why: '', granted: null }, appealFiles: [{ id: voice }] },
    });
    expect((await readHearing(world.db, id))?.crew[0]?.appealFiles).toMatchObject([{ id: voice }]);
    app.pass(7 * DAY + 1);
    expect(await show(2, 'appeal')).toMatchObject(refused('appeal-too-late'));
  });

  test('keeps its picture for the Karigar until it is answered: then a home is shown to operations alone', async () => {
    const [picture, voice] = [newId(), newId()];
    await show(1, 'appeal', picture);
    await sayAs(1, voice, 'appeal');
    await appeal(1);
    app.pass(8 * DAY);
    expect(await opens(picture, at(1).userId)).toBe('image/webp');
    await judge(1);
    expect(await opens(picture, at(1).userId)).toBeUndefined();
    expect(await complaintOf(1)).toMatchObject({ appealFiles: [{ id: voice }] });
    expect(await opens(voice, at(1).userId)).toBe('audio/webm');
    expect(await opens(picture, newId(), true)).toBe('image/webp');
  });

  test('keeps what it shows as long as it is open, and loses it with age or with the account of the Karigar', async () => {
    const files = [newId(), newId()] as const;
    for (const [index, file] of files.entries()) {
      await show(index + 1, 'appeal', file);
      await appeal(index + 1);
    }
    const kept = async () =>
      (await Promise.all(files.map((one) => opens(one, newId(), true)))).flat();
    await deleteOldEnclosures(world.db, app.now() + 90 * DAY);
    await erasePersonalData(world.db, TEST_KEYS, { id: asha.id, contacts: [] }, app.now());
    expect(await kept()).toEqual(['image/webp', 'image/webp']);
    await erasePersonalData(world.db, TEST_KEYS, { id: at(2).userId, contacts: [] }, app.now());
    expect(await kept()).toEqual(['image/webp', undefined]);
    for (const place of [1, 2]) await judge(place);
    await deleteOldEnclosures(world.db, app.now() + 90 * DAY);
    expect(await kept()).toEqual([undefined, undefined]);
  });

  test('is in the data of the Karigar, whose voice they hear again, and not in those of the customer', async () => {
    await sayAs(1, newId(), 'appeal');
    await show(1, 'appeal');
    const own = {
      ...{ pool: world.db, keys: TEST_KEYS, objects: objectsInMemory() },
      sender: { brand: { name: 'Aangan' } },
    };
    const dataOf = async (userId: string) => (await collectMyData(own, userId, app.now())).data;
    expect((await dataOf(at(1).userId)).workingWithUs).toMatchObject({
      shownInHearings: [
        {
          beside: 'appeal',
          secondsOfVoice: 4,
          address: expect.stringContaining('/api/enclosures'),
        },
        { beside: 'appeal', secondsOfVoice: null },
      ],
    });
    expect((await dataOf(at(2).userId)).workingWithUs).toMatchObject({ shownInHearings: [] });
    expect(JSON.stringify((await dataOf(asha.id)).bookings)).not.toContain('/api/enclosures/');
  });
});
