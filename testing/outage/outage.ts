import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '#kernel/ids.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { askAgain, countDoubled, countLost, untilFiled } from '../drills/drill.ts';
import { answerAgain, fallSilent } from '../drills/outside.ts';
import { openStage, type Stage } from '../drills/stage.ts';
import { acknowledgedIn, wishOf } from '../races/bookers.ts';
import { bookingOf, type Customer, gatherCrowd } from '../races/crowd.ts';
import { listBroken } from '../races/invariants.ts';
import { personAt } from '../soak/lives.ts';
import { type Owed, readOwed } from './owed.ts';

export type OutageSeen = {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  /** Longest time that somebody waited for the answer to a booking while nobody outside answered. */
  readonly slowestMs: number;
  readonly rang: readonly string[];
  /** At the end of the outage, and when nothing moved any more after it. */
  readonly during: Owed;
  readonly after: Owed;
  readonly settledAfterMs: number;
  readonly broken: readonly string[];
};

const BOOK_EVERY_MS = 10_000;
const PAYERS = 12;
const LOOK_EVERY_MS = 15_000;
/** Longer than the hour after which a refund is asked about that was asked about in vain before. */
const PATIENCE_MS = 75 * 60_000;
const RINGS = ['GatewayFails', 'MessagesFail'];

/**
 * The gateway and the companies that carry mail, SMS and WhatsApp fall silent for so many minutes. People go on booking; those who
 * have paid before call their bookings off, one after the other over the whole time. Afterwards every refund is
 * made and every message that stays true has arrived, without anybody of ours doing anything.
 */
export async function letOutsideFail(
  minutes: number,
  onLook: (minute: number, owed: Owed) => void,
): Promise<OutageSeen> {
  const stage = await openStage({ bookEveryMs: BOOK_EVERY_MS });
  try {
    const payers = await payBefore(stage);
    await fallSilent.gateway(stage.product);
    await fallSilent.messages(stage.product);
    const from = stage.bookers.attempts.length;
    const rang = await outlast(stage, { minutes, payers, onLook });
    const during = await readOwed(stage.db);
    const slowestMs = Math.max(...stage.bookers.attempts.slice(from).map(({ tookMs }) => tookMs));
    await answerAgain.gateway(stage.product);
    await answerAgain.messages(stage.product);
    const settledAfterMs = await untilSettled(stage.db, onLook);
    await stage.bookers.stop();
    await askAgain(stage);
    await untilFiled(stage);
    const after = await readOwed(stage.db);
    const acknowledged = acknowledgedIn(stage.bookers.attempts);
    return {
      acknowledged: acknowledged.length,
      lost: await countLost(stage, acknowledged),
      doubled: await countDoubled(stage),
      slowestMs: Math.round(slowestMs),
      rang: [...rang],
      ...{ during, after, settledAfterMs },
      broken: [
        ...RINGS.filter((alarm) => !rang.has(alarm)).map((alarm) => `${alarm} did not ring.`),
        ...(during.refunds === 0 ? ['No refund waited, so nothing was tried.'] : []),
        ...(after.refunds > 0 ? [`${after.refunds} refunds are not made.`] : []),
        // People have booked until a moment ago: what they are told may still be on its way.
        ...(after.oldWaiting > 0 ? [`${after.oldWaiting} messages still wait.`] : []),
        ...(after.given > 0 ? [`${after.given} messages that stay true were given up.`] : []),
        ...(await listBroken(stage.db, acknowledged)),
      ],
    };
  } finally {
    await stage.close();
  }
}

type Payer = { readonly id: string; cancel(): Promise<void> };

async function payBefore({ db, product }: Stage): Promise<Payer[]> {
  const crowd = await gatherCrowd(db, PAYERS);
  const payers = await Promise.all(
    crowd.map((customer, index) => payAt(product.urls, customer, index)),
  );
  while (!(await isPaidAndTold(db, payers))) await pause(500);
  return payers;
}

async function isPaidAndTold(db: Database, payers: readonly Payer[]): Promise<boolean> {
  const { rows } = await db.query<{ paid: number }>(
    'select count(distinct booking_id)::int as paid from payments where booking_id = any ($1)',
    [payers.map(({ id }) => id)],
  );
  const { waiting, sent } = await readOwed(db);
  return rows[0]?.paid === payers.length && waiting === 0 && sent > 0;
}

/** Bookings of hours that nobody else of this drill asks for. */
async function payAt(urls: readonly string[], customer: Customer, index: number): Promise<Payer> {
  const person = personAt(urls[index % urls.length] as string, customer, () => {});
  const body = { ...bookingOf(wishOf(index + 100, 7), newId()), paymentMethod: 'upi' };
  await person.book(body);
  await person.pay(body);
  return { id: body.id, cancel: () => person.cancel(body.id) };
}

type During = {
  readonly minutes: number;
  readonly payers: readonly Payer[];
  readonly onLook: (minute: number, owed: Owed) => void;
};

/** Answers which alarms rang. */
async function outlast(
  { db, prometheus }: Stage,
  { minutes, payers, onLook }: During,
): Promise<ReadonlySet<string>> {
  const rang = new Set<string>();
  const left = [...payers];
  const since = performance.now();
  const all = minutes * 60_000;
  for (let passed = 0; passed < all; passed = performance.now() - since) {
    while (left.length > 0 && 1 - left.length / payers.length <= passed / all)
      await left.shift()?.cancel();
    for (const alarm of await prometheus.ringing()) rang.add(alarm);
    onLook(passed / 60_000, await readOwed(db));
    await pause(Math.min(LOOK_EVERY_MS, all - passed));
  }
  return rang;
}

async function untilSettled(
  db: Database,
  onLook: (minute: number, owed: Owed) => void,
): Promise<number> {
  const since = performance.now();
  for (;;) {
    const owed = await readOwed(db);
    const passed = performance.now() - since;
    onLook(passed / 60_000, owed);
    if ((owed.refunds === 0 && owed.oldWaiting === 0) || passed > PATIENCE_MS) return passed;
    await pause(LOOK_EVERY_MS);
  }
}
