import type { Paise } from '#kernel/money.ts';
import type { Clock, Instant } from '#kernel/time.ts';
import {
  recordFailed,
  recordGivenUp,
  recordPaid,
  recordProcessing,
} from '#server/modules/transfer/moves-store.ts';
import {
  askAgainAt,
  BANK_FILE,
  type Payout,
  type Refund,
  retryAt,
  transferIdOf,
  transferReference,
} from '#server/modules/transfer/transfer.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import type { Course } from './steps/ask-by-hand.ts';
import { findToSend, openCourse } from './steps/open-course.ts';

/** The word of the gateway or the bank on a try, asked for or told. */
export type TransferSaid =
  | { readonly state: 'processing'; readonly reference: string }
  | { readonly state: 'paid'; readonly reference: string; readonly amountPaise: Paise }
  | { readonly state: 'failed'; readonly reason?: string }
  | { readonly state: 'unknown' };

export type TransferRecorded = {
  readonly againAt?: Instant;
  /** The outcomes for which people have to be called. */
  readonly alarm?: `${'refund' | 'payout'}-${'mismatch' | 'given-up' | 'paid-twice'}`;
  /** Nothing of ours has this name, or another try of it is under way. */
  readonly known: boolean;
};

/** Answers when the transfer's next step is due. The same answer again changes nothing. */
export async function recordTransferResult(
  world: { readonly pool: Pool; readonly now: Clock },
  { name, said }: { /** Name of the try. */ readonly name: string; readonly said: TransferSaid },
): Promise<TransferRecorded> {
  const found = await findToSend(world.pool, transferIdOf(name));
  if (!found) return { known: false };
  return transaction(world.pool, async (db) => {
    const opened = await openCourse(db, world.now(), found);
    // The answer to an earlier try says nothing about this one.
    if (!opened || transferReference(opened.transfer) !== name) return { known: false };
    const { course, transfer } = opened;
    const recording = { course, transfer, provider: transfer.provider ?? BANK_FILE };
    switch (said.state) {
      case 'paid':
        return pay(recording, said);
      case 'failed':
        return fail(recording, codeIn(said.reason));
      default:
        return wait(recording, said.state === 'processing' ? said.reference : null);
    }
  });
}

type Recording = {
  readonly course: Course;
  readonly transfer: Refund | Payout;
  readonly provider: string;
};

async function pay(
  recording: Recording,
  said: Extract<TransferSaid, { state: 'paid' }>,
): Promise<TransferRecorded> {
  const { course, transfer, provider } = recording;
  const { id, purpose, tries } = transfer;
  const alarm = (why: string) => course.tell('alarmed', course.carrierOf(provider), { tries, why });
  // The customer has it as credit already: no second move; operations settle it with them or the carrier.
  if (transfer.state === 'returned') {
    await alarm('paid-twice');
    return { known: true, alarm: `${purpose}-paid-twice` };
  }
  if (said.amountPaise !== transfer.amountPaise) {
    const waiting = await wait(recording, null);
    if (transfer.state === 'paid') return waiting;
    await alarm('mismatch');
    return { ...waiting, alarm: `${purpose}-mismatch` };
  }
  if ((await recordPaid(course.db, id, said.reference, course.now)) > 0)
    await course.finish({ provider, tries }, said.reference);
  return { known: true };
}

/** Codes are kept; a sentence might name somebody. */
const codeIn = (reason = ''): string | undefined =>
  /^[A-Za-z0-9_.-]{1,60}$/.test(reason) ? reason : undefined;

async function fail(recording: Recording, reason?: string): Promise<TransferRecorded> {
  const { course, transfer, provider } = recording;
  const { db, now } = course;
  const { id, purpose, tries } = transfer;
  // A payout that went by file comes back by file: its owner looks at the UPI id before anybody tries it again.
  const againAt = retryAt(transfer, now);
  const givenUp = againAt === undefined && purpose === 'refund';
  const ending = { known: true, ...(givenUp && { alarm: 'refund-given-up' as const }) };
  if (againAt === undefined && course.hasOwner) {
    if ((await recordGivenUp(db, id, now)) === 0) return { known: true };
    await course.giveCredit({ provider, tries, ...(reason && { reason }) });
    return ending;
  }
  if ((await recordFailed(db, id, againAt ?? null)) === 0) return { known: true };
  const final = againAt === undefined;
  const said = { tries, final, ...(reason && { reason }) };
  await course.tell('failed', course.carrierOf(provider), said);
  return againAt === undefined ? ending : { known: true, againAt };
}

async function wait({ course, transfer }: Recording, reference: string | null) {
  const againAt = askAgainAt(transfer, course.now);
  const waiting = await recordProcessing(course.db, transfer.id, reference, againAt);
  return waiting === 0 ? { known: true } : { known: true, againAt };
}
