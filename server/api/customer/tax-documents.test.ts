import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBooking } from '#contract/customer/read-booking.ts';
import { readLedger } from '#contract/customer/read-ledger.ts';
import { readTaxDocument } from '#contract/customer/read-tax-document.ts';
import { listTaxRules } from '#contract/ops/list-tax-rules.ts';
import { issueTaxDocuments } from '#server/flows/tax-document/issue-tax-documents.ts';
import { limits } from '#server/modules/identity/limits.ts';
import { insertSession, insertStranger, putSession } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { bookOnline, payFor, paymentDeps } from '#testing/payments.ts';
import { sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { startServer, type TestServer } from '#testing/start-test-server.ts';
import { TEST_SUPPLIER } from '#testing/supplier.ts';
import { NOW } from '#testing/world.ts';
import { answerListTaxRules } from '../ops/tax-rules.ts';
import { bookingAnswers } from './bookings.ts';
import { answerReadTaxDocument, openTaxDocumentPdfs } from './tax-documents.ts';

let app: TestServer;
let owner: Client;
let ownersCookie: string;
let bookingId: string;
let taxDocumentId: string;
beforeAll(async () => {
  app = await startServer({
    answers: [...bookingAnswers, answerReadTaxDocument, answerListTaxRules],
    server: { supplier: TEST_SUPPLIER, paymentProvider: 'sandbox' },
    open: (app, world) => openTaxDocumentPdfs(app, world, { secureCookies: false }),
  });
  const { db } = app.world;
  await sowSmallTown(db);
  await sowKarigar(db, { skills: [3] });
  const person = await insertStranger(db, { fullName: 'लक्ष्मी कुऱ्हाडे' });
  ({ client: owner, cookie: ownersCookie } = await browserOf(person));
  const payments = paymentDeps(db, NOW);
  const customer = { ...person, fullName: 'लक्ष्मी कुऱ्हाडे' };
  bookingId = await bookOnline(payments, customer);
  await payFor(payments, customer, bookingId);
  await issueTaxDocuments({ ...payments, supplier: TEST_SUPPLIER }, { bookingId });
  const booking = await owner.call(readBooking, { id: bookingId });
  taxDocumentId = booking.value?.taxDocuments[0]?.id ?? '';
});
afterAll(() => app?.close());

async function browserOf(person: { readonly id: string }) {
  const client = app.client();
  const value = await insertSession(app.world.db, person, app.clock.now);
  putSession(client, value);
  return { client, cookie: `aangan_session=${value}` };
}
const fetchPdf = (headers: Record<string, string>, query = '?language=mr', id = taxDocumentId) =>
  fetch(`${app.base}/api/tax-documents/${id}/pdf${query}`, { headers });

test('forty tax documents an hour are drawn for one person; what is drawn already is not counted', async () => {
  expect((await fetchPdf({ cookie: ownersCookie }, '?language=mr')).status).toBe(200);
  await app.world.db.query(
    `update throttles set attempts = $1 where bucket like 'tax_document/person:%'`,
    [limits['tax-document/person'].attempts],
  );
  expect((await fetchPdf({ cookie: ownersCookie }, '?language=mr')).status).toBe(200);
  const refused = await fetchPdf({ cookie: ownersCookie }, '?language=hi');
  expect([refused.status, await refused.json()]).toEqual([429, { code: 'too-many-requests' }]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await app.world.db.query('delete from throttles');
});

describe('a tax document', () => {
  test('stands on the page of its booking, beside its entry in the books, and reads in three languages', async () => {
    const { value } = await owner.call(readBooking, { id: bookingId });
    expect(value?.taxDocuments).toEqual([
      {
        id: taxDocumentId,
        kind: 'receipt',
        number: 'RV/26-27/0000001',
        amountPaise: 80_000,
        issuedAt: '2026-11-21T10:00:00+05:30',
      },
    ]);
    const books = await owner.call(readLedger, { id: bookingId });
    expect(books.value?.entries.map(({ kind, taxDocuments }) => [kind, taxDocuments])).toEqual([
      ['settled', [{ id: taxDocumentId, number: 'RV/26-27/0000001' }]],
    ]);
    for (const [language, title] of [
      ['en', 'Receipt Voucher'],
      ['hi', 'रसीद वाउचर (Receipt Voucher)'],
      ['mr', 'पावती व्हाउचर (Receipt Voucher)'],
    ] as const) {
      const { value: read } = await owner.call(readTaxDocument, { id: taxDocumentId, language });
      expect(read).toMatchObject({ bookingId, recipient: 'लक्ष्मी कुऱ्हाडे', printed: { title } });
    }
  });

  test('as PDF belongs to its owner: asked for again it has not changed, and nothing on the way may keep it', async () => {
    const first = await fetchPdf({ cookie: ownersCookie });
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('application/pdf');
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('content-disposition')).toBe(
      'attachment; filename="RV-26-27-0000001.pdf"',
    );
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    expect(first.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(
      Buffer.from(await first.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const etag = first.headers.get('etag') ?? '';
    const again = await fetchPdf({ cookie: ownersCookie, 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const hindi = await fetchPdf({ cookie: ownersCookie, 'if-none-match': etag }, '?language=hi');
    expect(hindi.status).toBe(200);
  });

  test('is nobody else’s, also for who has its address or knows that it has not changed', async () => {
    const etag = (await fetchPdf({ cookie: ownersCookie })).headers.get('etag') ?? '';
    const stranger = await browserOf(await insertStranger(app.world.db));
    const asked = await stranger.client.call(readTaxDocument, {
      id: taxDocumentId,
      language: 'en',
    });
    expect([asked.status, asked.refusal?.code]).toEqual([404, 'tax-document-not-found']);
    const tries: [Record<string, string>, number][] = [
      [{}, 401],
      [{ cookie: 'aangan_session=forged' }, 401],
      [{ cookie: stranger.cookie, 'if-none-match': etag }, 404],
    ];
    for (const [headers, status] of tries) {
      const response = await fetchPdf(headers);
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toContain('application/json');
    }
    for (const [query, id] of [
      ['?language=xx', taxDocumentId],
      ['', 'nonsense'],
    ] as const)
      expect((await fetchPdf({ cookie: ownersCookie }, query, id)).status).toBe(404);
  });
});

test('by which rules tax documents are taxed is told to operations, with what to ask the accountant, and to no customer', async () => {
  const ops = await browserOf(await insertStranger(app.world.db, { role: 'ops' }));
  const { value } = await ops.client.call(listTaxRules, {});
  expect(value?.notice).toContain('accountant');
  expect(value?.rules.find(({ services }) => services.includes(3))).toMatchObject({
    parts: [{ thing: 'plumbing', sac: '9987', percent: 5 }],
    certainty: 'high',
  });
  expect((await owner.call(listTaxRules, {})).status).toBe(401);
  const { value: read } = await owner.call(readTaxDocument, { id: taxDocumentId, language: 'en' });
  expect(JSON.stringify(read)).not.toMatch(/accountant|confirm/i);
});
