import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Operation } from '#contract/operation.ts';
import { operations } from '#contract/operations.ts';
import { listAudit } from '#contract/ops/list-audit.ts';
import { takeInboxItem } from '#contract/ops/take-inbox-item.ts';
import { writeNote } from '#contract/ops/write-note.ts';
import { policy } from '#contract/policy.ts';
import { type Look, looksIn } from '#contract/reveals.ts';
import { STAFF_ROLES } from '#contract/staff.ts';
import { newId } from '#kernel/ids.ts';
import { dateInIndia, HOUR } from '#kernel/time.ts';
import { openItem } from '#server/flows/steps/inbox/open-item.ts';
import { leaveForSafety } from '#server/flows/visit/leave-for-safety.ts';
import type { Belongings } from '#testing/belongings.ts';
import { insertSession, insertStaff, insertStranger, putSession } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { type EveryRoute, startEveryRoute } from '#testing/every-route.ts';
import { sowPersonalData, TAGS } from '#testing/personal-stage.ts';
import { sowCustomer } from '#testing/small-town.ts';
import { trials } from '#testing/trials.ts';
import { sowTrouble, type Trouble } from '#testing/troubled-house.ts';
import { acting, START, sowWorker, visitAt, visitDeps, type Worker } from '#testing/visits.ts';
import { NOW } from '#testing/world.ts';

let app: EveryRoute;
let client: Client;
let by: string;
let things: readonly Belongings[];
let present: Present;
let trouble: Trouble;
beforeAll(async () => {
  app = await startEveryRoute();
  const { nandini, bookings, karigars } = await sowPersonalData(app);
  things = [
    ...Object.values(bookings).map((bookingId) => ({ ...nandini, bookingId })),
    { ...nandini, bookingId: bookings.coming, userId: karigars.tukaram.id },
  ];
  const { db } = app.world;
  await insertStaff(db, (await insertStranger(db)).id, ['support']);
  const left = await leaveVisit();
  trouble = await sowTrouble(app, TAGS.customer.society);
  present = {
    karigarId: left.ravi.karigarId,
    attemptId: await attemptOf(bookings.over),
    items: { read: await openItemOf(nandini), released: await openItemOf(nandini) },
  };
  const colleague = await insertStranger(db);
  by = colleague.id;
  await insertStaff(db, by, STAFF_ROLES);
  client = app.client();
  putSession(client, await insertSession(db, colleague, app.clock.now));
  await client.call(takeInboxItem, { id: present.items.released });
  await client.call(writeNote, { ...NOTE, noteId: newId(), subject: bookings.over });
});
afterAll(() => app.close());

/** Things of this house beside those of the stage. */
type Present = {
  /** Somebody who has left a visit because it did not feel safe. */
  readonly karigarId: number;
  /** A payment that came. */
  readonly attemptId: string;
  readonly items: { readonly read: string; readonly released: string };
};

async function leaveVisit(): Promise<{ bookingId: string; ravi: Worker }> {
  const { db } = app.world;
  const visits = visitDeps(db);
  await sowWorker(db);
  const left = await visitAt(visits, await sowCustomer(db, 'Bina Shah'), 'in_progress');
  const outcome = await leaveForSafety(visits, acting(visits, left.ravi, left.bookingId));
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return left;
}

async function attemptOf(bookingId: string): Promise<string> {
  const { rows } = await app.world.db.query<{ id: string }>(
    `select id from payment_attempts where booking_id = $1 and state = 'succeeded'`,
    [bookingId],
  );
  return rows[0]?.id ?? '';
}

const openItemOf = ({ leadId }: Belongings): Promise<string> => {
  const id = newId();
  const at = app.clock.now;
  const item = { kind: 'call-back', about: id, harms: 'customer', harmAt: at + HOUR } as const;
  const meanwhile = { does: 'nothing' } as const;
  return openItem(app.world.db, { id, item: { ...item, meanwhile, leadId }, why: 'asked' }, at);
};

const DAY = dateInIndia(START);
const NOTE = { about: 'booking', text: 'The bell does not ring.' } as const;
const why = 'They asked us to look.';

/** The trials name what nobody has, or a page after the last; these ask for what is in this house. */
const ASKS: Readonly<Record<string, () => Record<string, unknown>>> = {
  closeInboxItem: () => ({ id: present.items.read, outcome: 'booked' }),
  exportGstReturn: () => ({ return: 'gstr-1', form: 'csv', month: '2026-10', why }),
  exportTaxDocuments: () => ({ form: 'json', from: dateInIndia(NOW), until: DAY, why }),
  listBookingsByDay: () => ({ from: DAY, until: DAY }),
  listCallBacks: () => ({ state: 'waiting' }),
  listInbox: () => ({ state: 'open' }),
  listQualityRows: () => ({ from: DAY, until: DAY, rows: 'ratings' }),
  previewKarigarSkills: () => ({ karigarId: present.karigarId, serviceIds: [2] }),
  previewRefund: () => ({ attemptId: present.attemptId, amountPaise: 10_000 }),
  readFailedTransfer: () => ({ id: trouble.failedRefundId }),
  readInboxItem: () => ({ id: present.items.read }),
  readKarigarFile: () => ({ karigarId: present.karigarId }),
  readKarigarRecords: () => ({ karigarId: present.karigarId }),
  readLedgerAccount: () => ({ account: `karigar_payable:${trouble.karigarId}`, month: '2026-11' }),
  readPaymentFile: () => ({ id: present.attemptId }),
  readQuality: () => ({ from: DAY, until: DAY }),
  readRatingAppeal: () => ({ id: trouble.ratedBookingId }),
  readSocietyFile: () => ({ societyId: trouble.societyId }),
  releaseInboxItem: () => ({ id: present.items.released }),
  setKarigarSkills: () => ({ ...withSkill(trouble), why }),
  takeInboxItem: () => ({ id: present.items.released }),
  tryPolicy: () => ({ from: DAY, until: DAY, fees: HALF }),
};

/** One more than they have. */
const withSkill = ({ karigarId, skills }: Trouble) => ({
  ...{ karigarId, seen: skills },
  serviceIds: [...skills, 6],
});

const HALF = {
  ...policy.cancellation,
  feePercent: { ...policy.cancellation.feePercent, under3Hours: 10 },
};

const revealing = operations.filter(({ reveals }) => reveals && reveals.length > 0);

/** Its answer to a colleague; a stream is read to its first event. */
async function answerOf(operation: Operation, input: Record<string, unknown>): Promise<unknown> {
  if (!operation.answersAs) return (await client.call(operation, input)).value;
  const path = operation.path.replace(/:(\w+)/g, (_, name) => String(input[name]));
  const text = await (await client.send('GET', path)).text();
  return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? '{}');
}

const showNobody: string[] = [];

test.each(revealing.map((one) => [one.name, one] as const))(
  'everybody whom %s shows something of stands in the audit log',
  async (name, operation) => {
    const lines: unknown[] = [];
    for (const own of things) {
      const input = ASKS[name]?.() ?? trials[name]?.own(own) ?? {};
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

test('each of them has shown somebody', () => {
  expect(showNobody).toEqual([]);
});
