import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Operation } from '#contract/operation.ts';
import { operations } from '#contract/operations.ts';
import { listAudit } from '#contract/ops/list-audit.ts';
import { type Look, looksIn } from '#contract/reveals.ts';
import { STAFF_ROLES } from '#contract/staff.ts';
import type { Belongings } from '#testing/belongings.ts';
import { insertSession, insertStaff, insertStranger, putSession } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { type EveryRoute, startEveryRoute } from '#testing/every-route.ts';
import { sowPersonalData } from '#testing/personal-stage.ts';
import { trials } from '#testing/trials.ts';

let app: EveryRoute;
let client: Client;
let by: string;
let things: readonly Belongings[];
beforeAll(async () => {
  app = await startEveryRoute();
  const { nandini, bookings, karigars } = await sowPersonalData(app);
  things = [
    ...Object.values(bookings).map((bookingId) => ({ ...nandini, bookingId })),
    { ...nandini, bookingId: bookings.coming, userId: karigars.tukaram.id },
  ];
  const { db } = app.world;
  const colleague = await insertStranger(db);
  by = colleague.id;
  await insertStaff(db, by, STAFF_ROLES);
  client = app.client();
  putSession(client, await insertSession(db, colleague, app.clock.now));
});
afterAll(() => app.close());

const revealing = operations.filter(({ reveals }) => reveals && reveals.length > 0);

/** Its answer to a colleague; a stream is read to its first event. */
async function answerOf(operation: Operation, input: Record<string, unknown>): Promise<unknown> {
  if (!operation.answersAs) return (await client.call(operation, input)).value;
  const path = operation.path.replace(/:(\w+)/g, (_, name) => String(input[name]));
  const text = await (await client.send('GET', path)).text();
  return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? '{}');
}

const showNobody: string[] = [];

/** Nothing of their kind is in this house, or the trial names what is not there: the door writes their looks as it does the others'. */
const NOBODY_HERE = [
  'closeInboxItem',
  'exportGstReturn',
  'exportTaxDocuments',
  'listAccountPauses',
  'listBookingsByDay',
  'listCallBacks',
  'listInbox',
  'listKarigarCash',
  'listKarigarPapers',
  'listKarigarPauses',
  'listNotes',
  'listOftenRefused',
  'listQualityRows',
  'listSafetyExits',
  'listSecurityEvents',
  'listStaff',
  'openCallBack',
  'previewKarigarSkills',
  'previewRefund',
  'readFailedTransfer',
  'readInboxItem',
  'readKarigarFile',
  'readLedgerAccount',
  'readPaymentFile',
  'readQuality',
  'readRatingAppeal',
  'readSocietyFile',
  'releaseInboxItem',
  'setKarigarSkills',
  'takeInboxItem',
  'tryPolicy',
];

test.each(revealing.map((one) => [one.name, one] as const))(
  'everybody whom %s shows something of stands in the audit log',
  async (name, operation) => {
    const lines: unknown[] = [];
    for (const own of things) {
      const input = trials[name]?.own(own) ?? {};
      const output = await answerOf(operation, input);
      const why = typeof input.why === 'string' ? input.why : null;
      if (output === undefined) continue;
      const looks = looksIn(operation.reveals ?? [], { input, output });
      lines.push(...looks.filter(({ id }) => id !== by).map(lineOf(why)));
    }
    if (lines.length === 0) showNobody.push(name);
    const audit = await client.call(listAudit, { kind: 'look', by, text: name });
    expect(audit.value?.entries).toEqual(expect.arrayContaining(lines));
  },
);

const lineOf =
  (why: string | null) =>
  ({ what, whose, id }: Look) =>
    expect.objectContaining({ what, whose, about: id, why });

test('each of them has shown somebody, but for those that have nobody to show here', () => {
  expect(showNobody.filter((name) => !NOBODY_HERE.includes(name))).toEqual([]);
});
