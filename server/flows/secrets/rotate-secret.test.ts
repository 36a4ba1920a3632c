import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR } from '#kernel/time.ts';
import { bringDocumentsBack } from '#server/effects/bring-documents-back.ts';
import { moveObjects } from '#server/effects/move-objects.ts';
import { tryCode } from '#server/flows/steps/identity/try-code.ts';
import { recordCode } from '#server/modules/identity/code-store.ts';
import { lockApplication, recordApplication } from '#server/modules/karigar/application-store.ts';
import type { ApplicationForm } from '#server/modules/karigar/applying.ts';
import { recordDocument } from '#server/modules/karigar/document-store.ts';
import { findLatestPayee, recordPayee } from '#server/modules/karigar/payee-store.ts';
import { type NewMessage, recordMessage } from '#server/modules/messaging/store.ts';
import { startCodeSeal } from '#server/modules/visit/start-code.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import { CannotStart } from '#server/platform/cannot-start.ts';
import { listLiveKeys } from '#server/platform/secrets/key-store.ts';
import { codeHash, fingerprint, keysFrom } from '#server/platform/secrets/keys.ts';
import { isGenuine, readPass, writePass } from '#server/platform/secrets/pass.ts';
import { seal, unseal } from '#server/platform/secrets/seal.ts';
import { sealedColumns } from '#server/sealed-columns.ts';
import { listApplications } from '#server/views/applications.ts';
import { findDocument } from '#server/views/karigar-document.ts';
import { findLatestMessages } from '#server/views/outbox.ts';
import { insertStranger } from '#testing/cast.ts';
import { objectsInMemory } from '#testing/objects.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import { sowSmallTown, TOWN } from '#testing/small-town.ts';
import { sowWorker, visitAt, visitDeps, type Worker } from '#testing/visits.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { knowKeys } from './know-keys.ts';
import { sealAllAnew } from './seal-all-anew.ts';

const OLD = 'the secret of every test, more than thirty-two characters';
const NEW = 'a new secret for the house, drawn by nobody but this test';
const old = keysFrom(OLD);
const both = keysFrom(NEW, [OLD]);
const alone = keysFrom(NEW);
const now = () => NOW;

let world: World;
let ravi: Worker;
let bookingId: string;
const db = () => world.db;
const payeeId = newId();
const documentId = newId();
const webp = Buffer.from('a picture');

const form: ApplicationForm = {
  ...{ fullName: 'Ravi Pawar', bornOn: '1990-04-01', serviceIds: [3] },
  address: {
    street: 'A-1',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: TOWN.near,
    landmark: '',
  },
  ...{ identityKind: 'pan', identityEnding: '234F', upiAddress: 'ravi@okbank' },
};
const payee = { upiAddress: 'ravi@okhdfc', bankAccount: null, ifsc: null };

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(db());
  expect(TEST_KEYS.id).toBe(old.id);
  await sowWorker(db());
  ({ bookingId, ravi } = await visitAt(visitDeps(db()), await insertStranger(db()), 'arrived'));
  await applicationOf(ravi.userId);
  const document = { id: documentId, userId: ravi.userId, kind: 'portrait', webp } as const;
  await recordDocument(db(), old, document, NOW);
  const named = { id: payeeId, karigarId: ravi.karigarId, payee, usableAt: NOW + DAY };
  await recordPayee(db(), old, named, NOW);
  await recordMessage(db(), old, { ...MESSAGE, key: 'waits' }, NOW);
});
afterAll(() => world.close());

const MESSAGE: Omit<NewMessage, 'key'> = {
  ...{ channel: 'email', to: 'ravi@example.com', template: 'welcome', params: {}, language: 'en' },
  userId: null,
};

const applicationOf = (userId: string) =>
  recordApplication(db(), old, { userId, state: 'documents', form }, NOW);

const objects = objectsInMemory();

/** Whether everything that was sealed is read with these keys. */
async function allIsReadWith(keys: typeof old): Promise<boolean> {
  const { userId, karigarId } = ravi;
  const code = (await findVisit(db(), bookingId))?.startCode;
  const read = [
    (await listApplications({ db: db(), keys }, { state: 'documents' })).applications[0]?.name ??
      undefined,
    await findDocument({ db: db(), keys, objects }, { id: documentId, userId, forOps: false }),
    await findLatestPayee(db(), keys, karigarId),
    code && unseal(keys, code, startCodeSeal(bookingId)),
    (await findLatestMessages(db(), keys)).find(({ to }) => to === MESSAGE.to),
  ];
  return read.every((one) => one !== undefined);
}

test('a secret is changed with data in place: read at once, sealed anew in batches, and then the old one may go', async () => {
  await knowKeys({ pool: db(), keys: old, now }, sealedColumns);
  expect(await allIsReadWith(alone)).toBe(false);
  expect(await allIsReadWith(both)).toBe(true);
  await knowKeys({ pool: db(), keys: both, now }, sealedColumns);
  await expect(knowKeys({ pool: db(), keys: alone, now }, sealedColumns)).rejects.toThrow(old.id);

  const others = await Promise.all([1, 2, 3].map(() => insertStranger(db(), { role: 'karigar' })));
  for (const { id } of others) await applicationOf(id);
  // A document that has left its row comes back to be sealed anew; with today's key it may leave again.
  await moveObjects({ pool: db(), keys: old, objects });
  expect(objects.kept.size).toBe(1);
  expect(await bringDocumentsBack({ pool: db(), objects })).toBe(1);
  await moveObjects({ pool: db(), keys: both, objects });
  const done = await sealAllAnew({ pool: db(), keys: both, now }, sealedColumns, 2);
  expect(Object.fromEntries(done.map((one) => [one.column, one.sealedAnew]))).toMatchObject({
    'karigar-applications': 4,
    'karigar-documents': 1,
    'karigar-payees': 1,
    'visit-start-codes': 1,
  });
  expect(done.every(({ unreadable }) => unreadable === 0)).toBe(true);
  expect(await listLiveKeys(db())).toEqual([both.id]);
  expect(await allIsReadWith(alone)).toBe(true);
  await knowKeys({ pool: db(), keys: alone, now }, sealedColumns);
  expect(await moveObjects({ pool: db(), keys: both, objects })).toMatchObject({ moved: 1 });
  expect(objects.kept.size).toBe(1);
  expect(await allIsReadWith(alone)).toBe(true);
  const again = await sealAllAnew({ pool: db(), keys: both, now }, sealedColumns);
  expect(again.every(({ sealedAnew }) => sealedAnew === 0)).toBe(true);
});

test('a server with a secret that fits none of the data refuses in one sentence', async () => {
  const stranger = keysFrom('a secret that has never sealed anything in this city');
  const refusal = knowKeys({ pool: db(), keys: stranger, now }, sealedColumns);
  await expect(refusal).rejects.toBeInstanceOf(CannotStart);
  await expect(refusal).rejects.toThrow('AANGAN_OLD_SECRETS');
});

test('a server over a database from before keys were written down starts as well', async () => {
  await db().query('delete from server_keys');
  const stranger = keysFrom('a secret that has never sealed anything in this city');
  await expect(knowKeys({ pool: db(), keys: stranger, now }, sealedColumns)).rejects.toThrow(
    'an earlier secret',
  );
  await knowKeys({ pool: db(), keys: alone, now }, sealedColumns);
});

test('values sealed before keys had names are read and sealed anew', () => {
  const named = seal(old, 'said', 'this');
  expect(unseal(both, named.subarray(7), 'this')).toBe('said');
  expect(unseal(alone, named.subarray(7), 'this')).toBeUndefined();
});

test('one application that cannot be opened hides none of the others, and keeps the old key', async () => {
  const broken = await insertStranger(db(), { role: 'karigar' });
  await applicationOf(broken.id);
  await db().query('update karigar_applications set sealed = $2 where user_id = $1', [
    broken.id,
    Buffer.alloc(60),
  ]);
  const { applications } = await listApplications({ db: db(), keys: both }, { state: 'documents' });
  const names = new Map(applications.map((one) => [one.applicantId, one.name]));
  expect(names.get(broken.id)).toBeNull();
  expect(names.get(ravi.userId)).toBe('Ravi Pawar');
  await knowKeys({ pool: db(), keys: both, now }, sealedColumns);
  await db().query('update server_keys set retired_at = null where id = $1', [old.id]);
  const done = await sealAllAnew({ pool: db(), keys: both, now }, sealedColumns);
  expect(done.find(({ column }) => column === 'karigar-applications')?.unreadable).toBe(1);
  expect((await lockApplication(db(), alone, ravi.userId))?.form.fullName).toBe('Ravi Pawar');
});

test('a code that was sent, a pass that was shown and what was counted outlive the change', async () => {
  const code = { id: newId(), purpose: 'sign-in', destination: '+919820012399' } as const;
  const browser = 'a browser';
  await recordCode(
    db(),
    { ...code, userId: null, browser },
    { codeHash: codeHash(old, code.id, '246810') },
    NOW,
  );
  const typed = { challengeId: code.id, code: '246810', browser };
  expect((await tryCode({ db: db(), keys: both }, typed, 'sign-in', NOW + HOUR / 60)).ok).toBe(
    true,
  );
  const pass = readPass(writePass(old.passes, newId(), 7, 'about'));
  expect(pass && both.older.some(({ passes }) => isGenuine(passes, pass, 'about'))).toBe(true);
  expect(fingerprint(both, '203.0.113.5')).toBe(fingerprint(old, '203.0.113.5'));
  expect(fingerprint(alone, '203.0.113.5')).not.toBe(fingerprint(old, '203.0.113.5'));
});

test('every column that holds something sealed is one of those that are sealed anew', async () => {
  const { rows } = await db().query<{ place: string }>(
    `select table_name || '.' || column_name as place from information_schema.columns
        join information_schema.tables using (table_schema, table_name)
      where table_type = 'BASE TABLE' and table_schema = 'public' and data_type = 'bytea' and column_name in ('sealed', 'secret', 'start_code', 'totp_sealed') order by 1`,
  );
  expect(rows.map(({ place }) => place)).toEqual([
    'karigar_applications.sealed',
    'karigar_documents.sealed',
    'karigar_payees.sealed',
    'messages.sealed',
    'social_attempts.sealed',
    'staff.totp_sealed',
    'tax_document_sealed_recipients.sealed',
    'visits.start_code',
    'webhooks.secret',
  ]);
  expect(sealedColumns).toHaveLength(rows.length - 1);
});
