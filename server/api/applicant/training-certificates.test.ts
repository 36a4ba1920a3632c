import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendTraining } from '#contract/applicant/send-training.ts';
import { trainingCertificate } from '#i18n/every/training-certificate.ts';
import { LANGS } from '#kernel/languages.ts';
import { inKarigarApp, insertSession, insertStranger, putSession } from '#testing/cast.ts';
import { textsOf } from '#testing/pdf-texts.ts';
import { sowSmallTown } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { TEST_SUPPLIER } from '#testing/supplier.ts';
import { sowWorker } from '#testing/visits.ts';
import { applicantAnswers } from './applications.ts';
import { openTrainingCertificates } from './training-certificates.ts';

const RIGHT = [1, 0, 2, 0, 1, 0, 2, 1];

let app: TestServer;
beforeAll(async () => {
  app = await startServer({
    answers: applicantAnswers,
    server: { supplier: TEST_SUPPLIER },
    open: (app, world) => openTrainingCertificates(app, world, { secureCookies: false }),
  });
  await sowSmallTown(app.world.db);
});
afterAll(() => app?.close());

/** Somebody of the roster under this name, whose account says another. */
async function telephoneOf(name: string) {
  const { userId, karigarId } = await sowWorker(app.world.db);
  await app.world.db.query('update karigars set name = $2 where id = $1', [karigarId, name]);
  const client = app.client();
  const token = await insertSession(app.world.db, { id: userId }, app.clock.now, true);
  putSession(client, token);
  const pass = async () =>
    (await client.call(sendTraining, { answers: RIGHT })).value?.certificate?.number ?? '';
  return { pass, cookie: `aangan_karigar=${inKarigarApp(token)}` };
}

const fetchPdf = (headers: Record<string, string>, language = 'en') =>
  fetch(`${app.base}/api/karigar/training/certificate/pdf?language=${language}`, { headers });

test('whoever has passed has a certificate in each language, with the name of the roster, the day and the number', async () => {
  const { cookie, pass } = await telephoneOf('Sunita Jadhav');
  const number = await pass();
  expect(number).toMatch(/^T-/);
  for (const language of LANGS) {
    const response = await fetchPdf({ cookie }, language);
    const { headers } = response;
    expect([response.status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      ...[200, 'application/pdf', 'private, no-cache'],
    ]);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="certificate-${number}.pdf"`,
    );
    const texts = await textsOf(response);
    const { title, partNames } = trainingCertificate[language];
    expect(texts).toEqual(expect.arrayContaining([title, 'Sunita Jadhav', number]));
    expect(texts.join(' ')).toContain(partNames.safety);
    expect(texts.join(' ')).toContain('2026');
  }
});

test('before the test is passed, and once a training is over, there is none', async () => {
  const { cookie, pass } = await telephoneOf('Sunita Jadhav');
  expect((await fetchPdf({ cookie })).status).toBe(404);
  const number = await pass();
  expect((await fetchPdf({ cookie })).status).toBe(200);
  expect((await fetchPdf({ cookie }, 'xx')).status).toBe(404);
  await app.world.db.query(
    `update karigar_checks set checked_on = '2020-01-01', valid_until = '2020-01-02' where number = $1`,
    [number],
  );
  expect((await fetchPdf({ cookie })).status).toBe(404);
});

test('nobody reads the certificate of another: each sees their own or none, also with its tag', async () => {
  const sunita = await telephoneOf('Sunita Jadhav');
  const own = await sunita.pass();
  const etag = (await fetchPdf({ cookie: sunita.cookie })).headers.get('etag') ?? '';
  expect((await fetchPdf({ cookie: sunita.cookie, 'if-none-match': etag })).status).toBe(304);
  const other = await telephoneOf('Farida Khan');
  expect((await fetchPdf({ cookie: other.cookie, 'if-none-match': etag })).status).toBe(404);
  await other.pass();
  const texts = await textsOf(await fetchPdf({ cookie: other.cookie, 'if-none-match': etag }));
  expect(texts).toContain('Farida Khan');
  expect(texts).not.toContain(own);
  const customer = await insertStranger(app.world.db);
  const token = await insertSession(app.world.db, customer, app.clock.now, true);
  for (const cookie of ['', 'aangan_karigar=forged', `aangan_session=${token}`])
    expect((await fetchPdf({ cookie, 'if-none-match': etag })).status).toBe(401);
});
