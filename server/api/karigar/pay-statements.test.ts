import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readEarnings } from '#contract/karigar/read-earnings.ts';
import { payStatement } from '#i18n/every/pay-statement.ts';
import { LANGS, type Lang } from '#kernel/languages.ts';
import { formatRupees } from '#kernel/money.ts';
import { DAY } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { makeKarigarBatch } from '#server/flows/transfer/make-karigar-batch.ts';
import { inKarigarApp, insertSession, insertStranger, putSession } from '#testing/cast.ts';
import { textsOf } from '#testing/pdf-texts.ts';
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { TEST_SUPPLIER } from '#testing/supplier.ts';
import { sowWorker, type VisitTestDeps, visitAt, visitDeps, type Worker } from '#testing/visits.ts';
import { openPayStatements } from './pay-statements.ts';
import { workAnswers } from './work.ts';

const MONDAY = '2026-11-23';

let app: TestServer;
let asha: Customer;
let visits: VisitTestDeps;
beforeAll(async () => {
  app = await startServer({
    answers: workAnswers,
    server: { supplier: TEST_SUPPLIER },
    open: (app, world) => openPayStatements(app, world, { secureCookies: false }),
  });
  await sowSmallTown(app.world.db);
  for (let count = 0; count < 4; count += 1) await sowWorker(app.world.db);
});
beforeEach(async () => {
  asha = await sowCustomer(app.world.db);
  visits = visitDeps(app.world.db);
});
afterAll(() => app?.close());

/** A visit of ₹800 is done and accepted; the server's clock goes on from there. */
async function earned(): Promise<Worker> {
  const { ravi } = await visitAt(visits, asha, 'completed');
  app.clock.now = visits.now();
  return ravi;
}

async function telephoneOf({ id }: { readonly id: string }) {
  const client = app.client();
  const token = await insertSession(app.world.db, { id }, app.clock.now, true);
  putSession(client, token);
  return { client, cookie: `aangan_karigar=${inKarigarApp(token)}`, asCustomer: token };
}

const fetchPdf = (headers: Record<string, string>, language: string = 'en', week = MONDAY) =>
  fetch(`${app.base}/api/karigar/earnings/${week}/pdf?language=${language}`, { headers });

test('a week as PDF reads every visit and their sum to the rupee as the earnings page, in each language', async () => {
  const ravi = await earned();
  const { client, cookie } = await telephoneOf({ id: ravi.userId });
  const page = (await client.call(readEarnings, { week: '2026-11-26' })).value;
  expect(page).toMatchObject({ from: MONDAY, netPaise: 640_00, visits: [{ netPaise: 640_00 }] });
  for (const language of LANGS) {
    const response = await fetchPdf({ cookie }, language, '2026-11-26');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/pdf',
    ]);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="statement-${MONDAY}.pdf"`,
    );
    const texts = await textsOf(response);
    const { title, noPayouts, notOver } = payStatement[language as Lang];
    expect(texts).toEqual(expect.arrayContaining([title, noPayouts, notOver, 'Ravi Pawar']));
    const amounts = texts.filter((text) => text.includes('₹'));
    const { grossPaise = 0, deductions = [], netPaise = 0 } = page?.visits[0] ?? {};
    const row = [grossPaise, 0 - (deductions[0]?.amountPaise ?? 0), 0, netPaise].map(formatRupees);
    expect(amounts).toEqual([...row, ...row]);
  }
});

test('what was paid in the week stands on it, and once the week is over nothing is said to be missing', async () => {
  const ravi = await earned();
  await makeKarigarBatch(app.world.db, 'ops:1', visits.now());
  app.clock.now += 7 * DAY;
  const { cookie } = await telephoneOf({ id: ravi.userId });
  const texts = await textsOf(await fetchPdf({ cookie }));
  expect(texts).not.toContain(payStatement.en.notOver);
  expect(texts.filter((text) => text.includes('On its way to the bank'))).toEqual([
    expect.stringContaining('₹640 · On its way to the bank · ₹640 earned, less ₹0 cash'),
  ]);
  const next = await textsOf(await fetchPdf({ cookie }, 'en', '2026-11-30'));
  expect(next).toContain('Nothing earned in this week yet.');
});

test('a statement is its Karigar’s alone, and one who has it is told that it has not changed until it has', async () => {
  const ravi = await earned();
  const phone = await telephoneOf({ id: ravi.userId });
  const etag = (await fetchPdf({ cookie: phone.cookie })).headers.get('etag') ?? '';
  const again = await fetchPdf({ cookie: phone.cookie, 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const other = await telephoneOf({ id: (await sowWorker(app.world.db)).userId });
  const own = await fetchPdf({ cookie: other.cookie, 'if-none-match': etag });
  expect([own.status, await textsOf(own)]).toEqual([200, expect.not.arrayContaining(['₹640'])]);
  const customer = await telephoneOf(await insertStranger(app.world.db));
  const tries: [Record<string, string>, number][] = [
    [{}, 401],
    [{ cookie: 'aangan_karigar=forged' }, 401],
    [{ cookie: `aangan_session=${phone.asCustomer}` }, 401],
    [{ cookie: customer.cookie, 'if-none-match': etag }, 401],
  ];
  for (const [headers, status] of tries) expect((await fetchPdf(headers)).status).toBe(status);
  for (const [language, week] of [
    ['xx', MONDAY],
    ['en', '2026-13-40'],
  ] as const)
    expect((await fetchPdf({ cookie: phone.cookie }, language, week)).status).toBe(404);
});
