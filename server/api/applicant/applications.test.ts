import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyAsKarigar } from '#contract/applicant/apply-as-karigar.ts';
import { readMe } from '#contract/applicant/read-me.ts';
import { sendDocument } from '#contract/applicant/send-document.ts';
import { DOCUMENTS_NEEDED } from '#contract/fields/application.ts';
import { leavePlatform } from '#contract/karigar/leave-platform.ts';
import { setLeave } from '#contract/karigar/set-leave.ts';
import { setReach } from '#contract/karigar/set-reach.ts';
import { setShifts } from '#contract/karigar/set-shifts.ts';
import { NEEDED_CHECKS } from '#contract/karigar-checks.ts';
import type { InputOf } from '#contract/operation.ts';
import { decideApplication } from '#contract/ops/decide-application.ts';
import { listApplications } from '#contract/ops/list-applications.ts';
import { listKarigarPapers } from '#contract/ops/list-karigar-papers.ts';
import { readApplication } from '#contract/ops/read-application.ts';
import { readKarigarFile } from '#contract/ops/read-karigar-file.ts';
import { recordApplicantCheck } from '#contract/ops/record-applicant-check.ts';
import { newId } from '#kernel/ids.ts';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import {
  insertKarigarSession,
  insertSession,
  insertStaff,
  insertStranger,
  putSession,
} from '#testing/cast.ts';
import { findInDatabase } from '#testing/find-in-database.ts';
import { signInDeps } from '#testing/sign-in-stage.ts';
import { sowSmallTown, TOWN } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { workAnswers } from '../karigar/work.ts';
import { applicationAnswers } from '../ops/applications.ts';
import { fileAnswers } from '../ops/files.ts';
import { applicantAnswers } from './applications.ts';
import { openKarigarDocuments } from './documents.ts';

let app: TestServer;
let image: string;
beforeAll(async () => {
  app = await startServer({
    answers: [...applicantAnswers, ...applicationAnswers, ...fileAnswers, ...workAnswers],
    server: (db) => ({ ...signInDeps(), facts: createAppCache(db) }),
    open: (app, world) => openKarigarDocuments(app, world, { secureCookies: false }),
  });
  await sowSmallTown(app.world.db);
  const file = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#2a6b4f' },
  })
    .withExif({ IFD0: { Copyright: 'Kurla' } })
    .jpeg()
    .toBuffer();
  image = `data:image/jpeg;base64,${file.toString('base64')}`;
});
afterAll(() => app.close());

async function somebody(role: 'customer' | 'ops' = 'customer') {
  const person = await insertStranger(app.world.db, { role });
  const client = app.client();
  const value = await insertSession(app.world.db, person, app.clock.now);
  await insertKarigarSession(app.world.db, person, value);
  putSession(client, value);
  return { client, id: person.id };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

const form: InputOf<typeof applyAsKarigar> = {
  fullName: 'Farida Khan',
  bornOn: '1990-04-01',
  address: {
    street: '4 Parrot Lane',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: TOWN.near,
    landmark: '',
  },
  serviceIds: [3],
  identityKind: 'pan',
  identityEnding: '234F',
  upiAddress: 'farida@okbank',
};

const applicationOf = async ({ client }: Somebody) =>
  (await client.call(readMe, {})).value?.application;

async function showAll({ client }: Somebody): Promise<void> {
  for (const kind of DOCUMENTS_NEEDED) await client.call(sendDocument, { kind, image });
}

async function decide(
  ops: Somebody,
  { id }: Somebody,
  decision: InputOf<typeof decideApplication>['decision'],
  documents: InputOf<typeof decideApplication>['documents'] = [],
) {
  const asked = { applicantId: id, decision, reason: `Because of ${decision}`, documents };
  return ops.client.call(decideApplication, asked);
}

async function becomeKarigar(): Promise<Somebody> {
  const [farida, meera] = [await somebody(), await somebody('ops')];
  await farida.client.call(applyAsKarigar, form);
  await showAll(farida);
  await decide(meera, farida, 'check');
  await checkAll(meera, farida);
  await decide(meera, farida, 'activate');
  return farida;
}

/** Both checks that are needed before the first job, valid for a year. */
async function checkAll(by: Somebody, { id: applicantId }: Somebody): Promise<void> {
  const checkedOn = dateInIndia(app.clock.now);
  const holds = { applicantId, checkedOn, validUntil: addDays(checkedOn, 365) };
  for (const kind of NEEDED_CHECKS)
    await by.client.call(recordApplicantCheck, { ...holds, checkId: newId(), kind });
}

describe('becoming a Karigar', () => {
  test('leads from the first word over documents and their check to the roster, every step with its reason', async () => {
    const [farida, meera] = [await somebody(), await somebody('ops')];
    expect((await farida.client.call(readMe, {})).value).toMatchObject({
      application: null,
      work: null,
    });
    expect((await farida.client.call(applyAsKarigar, form)).value).toEqual({ state: 'applied' });
    await showAll(farida);
    expect((await applicationOf(farida))?.state).toBe('documents');

    const { value: list } = await meera.client.call(listApplications, { state: 'documents' });
    const waiting = list?.applications.find(({ applicantId }) => applicantId === farida.id);
    expect(waiting).toMatchObject({ name: 'Farida Khan' });

    await decide(meera, farida, 'return', ['address']);
    const returned = await applicationOf(farida);
    expect(returned).toMatchObject({ state: 'applied', reason: 'Because of return' });
    expect(returned?.documents.find(({ kind }) => kind === 'address')).toMatchObject({
      state: 'returned',
      reason: 'Because of return',
    });
    await farida.client.call(sendDocument, { kind: 'address', image });
    await decide(meera, farida, 'check');
    expect((await decide(meera, farida, 'activate')).refusal?.code).toBe('checks-missing');
    await checkAll(meera, farida);
    expect((await decide(meera, farida, 'activate')).value?.karigarId).toBeGreaterThan(0);

    const { value: me } = await farida.client.call(readMe, {});
    expect(me?.application?.steps.map(({ state }) => state)).toEqual([
      'applied',
      'documents',
      'applied',
      'documents',
      'checked',
      'active',
    ]);
    expect(me?.work).toMatchObject({
      name: 'Farida Khan',
      homePincode: TOWN.near,
      serviceSlugs: ['plumbing'],
      shifts: [],
    });
  });

  test('is closed to changes while the documents are looked at, and nobody is decided on twice', async () => {
    const [farida, meera] = [await somebody(), await somebody('ops')];
    await farida.client.call(applyAsKarigar, form);
    await showAll(farida);
    expect((await farida.client.call(applyAsKarigar, form)).refusal?.code).toBe(
      'application-closed',
    );
    const again = await farida.client.call(sendDocument, { kind: 'portrait', image });
    expect(again.refusal?.code).toBe('application-closed');
    await decide(meera, farida, 'refuse');
    expect((await decide(meera, farida, 'activate')).refusal?.code).toBe('decision-not-possible');
    expect((await farida.client.call(applyAsKarigar, form)).value).toBeDefined();
  });

  test('N08: what was checked before stands in the file of the Karigar, and what customers are shown follows it', async () => {
    const [farida, meera] = [await somebody(), await somebody('ops')];
    const applicantId = farida.id;
    await farida.client.call(applyAsKarigar, form);
    await showAll(farida);
    const read = async () => (await meera.client.call(readApplication, { applicantId })).value;
    expect(await read()).toMatchObject({
      ...{ state: 'documents', karigarId: null, name: 'Farida Khan', pincode: TOWN.near },
      ...{ checks: [], possible: ['check', 'return', 'refuse'], markedChecked: false },
      services: [{ serviceId: 3, name: { en: 'Plumbing' } }],
    });
    const today = dateInIndia(app.clock.now);
    const police = {
      ...{ applicantId, checkId: newId(), kind: 'police' as const, number: 'PV/2026/1187' },
      ...{ checkedOn: today, validUntil: addDays(today, 20) },
    };
    const sent = await Promise.all(
      [1, 2].map(() => meera.client.call(recordApplicantCheck, police)),
    );
    expect(sent.map(({ value }) => value)).toEqual([{ recorded: true }, { recorded: true }]);
    const identity = { ...police, checkId: newId(), kind: 'identity' as const };
    const past = { checkedOn: addDays(today, -40), validUntil: addDays(today, -1) };
    await meera.client.call(recordApplicantCheck, { ...identity, ...past });
    await decide(meera, farida, 'check');
    // One that has run out is none.
    expect((await decide(meera, farida, 'activate')).refusal?.code).toBe('checks-missing');
    // The picture was accepted, but a check of the same has run out since: it counts.
    expect((await read())?.markedChecked).toBe(false);
    await meera.client.call(recordApplicantCheck, { ...identity, checkId: newId() });
    const karigarId = (await decide(meera, farida, 'activate')).value?.karigarId ?? 0;
    const file = await meera.client.call(readKarigarFile, { karigarId });
    expect(file.value?.checks).toMatchObject([
      { kind: 'identity', state: 'ends-soon' },
      { kind: 'police', state: 'ends-soon', number: 'PV/2026/1187' },
    ]);
    expect(await read()).toMatchObject({ karigarId, markedChecked: true, possible: [] });
    const ending = (await meera.client.call(listKarigarPapers, {})).value?.papers ?? [];
    expect(ending.filter((one) => one.karigarId === karigarId)).toMatchObject([
      { kind: 'police', state: 'ends-soon', remindedAt: null },
      { kind: 'identity', state: 'ends-soon', remindedAt: null },
    ]);
    const { value: list } = await meera.client.call(listApplications, { state: 'active' });
    expect(list?.counts.find(({ state }) => state === 'active')?.count).toBeGreaterThan(0);
    expect(list?.applications.map((one) => one.applicantId)).toContain(applicantId);
  });

  test('nobody is checked any more whose application has ended', async () => {
    const [farida, meera] = [await somebody(), await somebody('ops')];
    await farida.client.call(applyAsKarigar, form);
    await decide(meera, farida, 'refuse');
    const check = { checkId: newId(), kind: 'bank' as const, checkedOn: '2026-01-05' };
    const asked = { applicantId: farida.id, ...check };
    expect((await meera.client.call(recordApplicantCheck, asked)).refusal?.code).toBe(
      'application-ended',
    );
  });

  test('staff who apply to work with us write down no check of themselves, a colleague does', async () => {
    const [meera, sunita] = [await somebody('ops'), await somebody('ops')];
    await meera.client.call(applyAsKarigar, form);
    const check = { checkId: newId(), kind: 'police' as const, checkedOn: '2026-01-05' };
    const asked = { applicantId: meera.id, ...check };
    expect((await meera.client.call(recordApplicantCheck, asked)).refusal?.code).toBe(
      'own-account',
    );
    expect((await sunita.client.call(recordApplicantCheck, asked)).value).toEqual({
      recorded: true,
    });
  });

  test('of two who decide at once one is told what has changed; sent again by the same person it is decided once', async () => {
    const farida = await somebody();
    const office = [await somebody('ops'), await somebody('ops')];
    await farida.client.call(applyAsKarigar, form);
    await showAll(farida);
    const read = () => office[0]?.client.call(readApplication, { applicantId: farida.id });
    const seen = (await read())?.value?.version ?? '';
    const asked = { applicantId: farida.id, reason: 'All is here.', documents: [], seen };
    const answers = await Promise.all(
      office.map(({ client }) => client.call(decideApplication, { ...asked, decision: 'check' })),
    );
    const codes = answers.map(({ refusal }) => refusal?.code ?? 'done').sort();
    expect(codes).toEqual(['application-changed', 'done']);
    const winner = office[answers.findIndex(({ refusal }) => refusal === undefined)];
    const again = await winner?.client.call(decideApplication, { ...asked, decision: 'check' });
    expect(again?.value).toEqual({ state: 'checked', karigarId: null });
    const { rows } = await app.world.db.query(
      `select count(*)::int from events where subject = $1 and type = 'KarigarDecided'`,
      [farida.id],
    );
    expect(rows[0]?.count).toBe(1);
  });

  test('the answers and documents of an applicant are sealed in the tables', async () => {
    const farida = await somebody();
    await farida.client.call(applyAsKarigar, { ...form, fullName: 'Zarina Mirza' });
    await showAll(farida);
    expect(await findInDatabase(app.world.db, ['mirza', 'parrot', 'okbank'])).toEqual([]);
  });
});

describe('the picture of a document', () => {
  test('is drawn anew without its metadata, and opens for its owner and operations only', async () => {
    const [farida, meera, imran] = [await somebody(), await somebody('ops'), await somebody()];
    await farida.client.call(applyAsKarigar, form);
    await farida.client.call(sendDocument, { kind: 'identity', image });
    const [document] = (await applicationOf(farida))?.documents ?? [];
    const seen = async ({ client }: Somebody) => {
      const answer = await client.send('GET', document?.address ?? '');
      return { status: answer.status, file: Buffer.from(await answer.arrayBuffer()), answer };
    };
    const picture = await seen(farida);
    expect([picture.status, picture.answer.headers.get('cache-control')]).toEqual([
      200,
      'no-store',
    ]);
    const meta = await sharp(picture.file).metadata();
    expect([meta.format, meta.exif]).toEqual(['webp', undefined]);
    expect((await seen(meera)).status).toBe(200);
    expect((await seen(imran)).status).toBe(404);
    const { rows } = await app.world.db.query(
      'select by_user_id, what from looks where user_id = $1',
      [farida.id],
    );
    expect(rows).toEqual([{ by_user_id: meera.id, what: 'document' }]);
    expect((await app.client().send('GET', document?.address ?? '')).status).toBe(404);
    await insertStaff(app.world.db, meera.id, ['finance', 'dispatch', 'support']);
    expect((await seen(meera)).status).toBe(404);
  });
});

describe('a Karigar’s own hours', () => {
  const changes = async (userId: string) =>
    (
      await app.world.db.query(
        `select count(*)::integer as count from events where subject = $1 and type = 'RosterChanged'`,
        [userId],
      )
    ).rows[0]?.count;

  test('are set by the Karigar, with days off and reach, and dispatch hears of every change', async () => {
    const farida = await becomeKarigar();
    const shifts = [{ weekday: 1, startsMinute: 540, endsMinute: 1080 }];
    const set = await farida.client.call(setShifts, { shifts });
    expect(set.value?.work.shifts).toEqual(shifts);
    const christmas = { day: '2026-12-24', until: '2026-12-26' };
    const leave = await farida.client.call(setLeave, { ...christmas, off: true });
    expect(leave.value?.work.leaves).toEqual(['2026-12-24', '2026-12-25', '2026-12-26']);
    const shorter = await farida.client.call(setLeave, { day: '2026-12-25', off: false });
    expect(shorter.value?.work.leaves).toEqual(['2026-12-24', '2026-12-26']);
    const back = await farida.client.call(setLeave, { ...christmas, off: false });
    expect(back.value?.work.leaves).toEqual([]);
    const reach = { homePincode: TOWN.far, reachMinutes: 90 };
    expect((await farida.client.call(setReach, reach)).value?.work).toMatchObject(reach);
    const outside = { homePincode: TOWN.outside, reachMinutes: 90 };
    expect((await farida.client.call(setReach, outside)).refusal?.code).toBe('outside-served-area');
    expect(await changes(farida.id)).toBe(5);
  });

  test('end at once when the Karigar leaves; the app refuses them then, and they may apply again', async () => {
    const farida = await becomeKarigar();
    expect((await farida.client.call(leavePlatform, {})).value).toEqual({
      left: true,
      owedPaise: 0,
    });
    expect((await farida.client.call(setShifts, { shifts: [] })).status).toBe(403);
    expect((await farida.client.call(readMe, {})).value).toMatchObject({
      application: { state: 'left' },
      work: null,
    });
    expect((await farida.client.call(applyAsKarigar, form)).refusal).toBeUndefined();
  });
});
