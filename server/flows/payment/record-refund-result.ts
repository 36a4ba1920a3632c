import type { EventData } from '#contract/events/catalogue.ts';
import type { Paise } from '#kernel/money.ts';
import type { Clock, Instant } from '#kernel/time.ts';
import { type Booking, hasOwner } from '#server/modules/booking/booking.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { refundAsCreditEntry, refundCreditedEntry } from '#server/modules/ledger/entries.ts';
import { postEntry } from '#server/modules/ledger/store.ts';
import { nextRefundAskAt } from '#server/modules/payment/asking.ts';
import { findAttempt } from '#server/modules/payment/attempt-store.ts';
import { recordCredit } from '#server/modules/payment/credit-store.ts';
import {
  findRefund,
  lockRefund,
  recordRefundAsCredit,
  recordRefundCredited,
  recordRefundFailed,
  recordRefundProcessing,
} from '#server/modules/payment/refund-store.ts';
import { type Refund, refundReference, retryRefundAt } from '#server/modules/payment/refunding.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';

/** The gateway's word on a refund, asked for or told. */
export type RefundSaid =
  | { readonly state: 'processing'; readonly gatewayReference: string }
  | { readonly state: 'credited'; readonly gatewayReference: string; readonly amountPaise: Paise }
  | { readonly state: 'failed' }
  | { readonly state: 'unknown' };

/** Answers when the refund's next step is due, and what people have to be called for. */
export async function recordRefundResult(
  world: { readonly pool: Pool; readonly now: Clock },
  command: {
    readonly refundId: string;
    readonly refundReference: string;
    readonly said: RefundSaid;
  },
): Promise<Recorded> {
  const known = await findRefund(world.pool, command.refundId);
  if (!known) return {};
  return transaction(world.pool, async (db) => {
    const booking = await lockBooking(db, known.bookingId);
    const refund = await lockRefund(db, known.id);
    const attempt = await findAttempt(db, known.attemptId);
    if (!booking || !refund || !attempt) return {};
    // The answer to an earlier try says nothing about this one.
    if (refundReference(refund) !== command.refundReference) return {};
    const telling = { db, now: world.now(), booking, refund, provider: attempt.provider };
    const { said } = command;
    switch (said.state) {
      case 'credited':
        return credit(telling, said);
      case 'failed':
        return fail(telling);
      default:
        return wait(telling, said.state === 'processing' ? said.gatewayReference : null);
    }
  });
}

type Recorded = {
  readonly againAt?: Instant;
  readonly alarm?: 'refund-mismatch' | 'refund-given-up' | 'refund-paid-twice';
};

type PushState = {
  readonly db: Database;
  readonly now: Instant;
  readonly booking: Booking;
  readonly refund: Refund;
  readonly provider: string;
};

async function credit(
  telling: PushState,
  said: Extract<RefundSaid, { state: 'credited' }>,
): Promise<Recorded> {
  const { db, now, booking, refund, provider } = telling;
  // The customer has it as credit already: no second move; operations settle it with them or the gateway.
  if (refund.state === 'as-credit') {
    await tell(telling, 'RefundAlarmed', { why: 'paid-twice' });
    return { alarm: 'refund-paid-twice' };
  }
  if (said.amountPaise !== refund.amountPaise) {
    await wait(telling, null);
    await tell(telling, 'RefundAlarmed', { why: 'mismatch' });
    return { alarm: 'refund-mismatch' };
  }
  if ((await recordRefundCredited(db, refund.id, said.gatewayReference, now)) === 0) return {};
  const eventId = await tell(telling, 'RefundCredited', {
    gatewayReference: said.gatewayReference,
  });
  const { id: refundId, amountPaise } = refund;
  const entry = refundCreditedEntry({ refundId, provider, amountPaise });
  await postEntry(db, entry, { eventId, bookingId: booking.id, at: now });
  return {};
}

async function fail(telling: PushState): Promise<Recorded> {
  const { db, now, booking, refund } = telling;
  const againAt = retryRefundAt(refund.tries, now);
  if (againAt === undefined && hasOwner(booking)) return giveAsCredit(telling);
  if ((await recordRefundFailed(db, refund.id, againAt ?? null)) === 0) return {};
  await tell(telling, 'RefundFailed', { final: againAt === undefined, asCredit: false });
  return againAt === undefined ? { alarm: 'refund-given-up' } : { againAt };
}

/** No way leads back: our debt becomes credit for any booking (ruling R38), and operations look at the gateway. */
async function giveAsCredit(telling: PushState): Promise<Recorded> {
  const { db, now, booking, refund } = telling;
  if ((await recordRefundAsCredit(db, refund.id, now)) === 0) return {};
  const eventId = await tell(telling, 'RefundFailed', { final: true, asCredit: true });
  const { id: refundId, amountPaise } = refund;
  const { id: bookingId, userId } = booking;
  const credit = { userId, bookingId, instalment: 0, amountPaise, refundId };
  await recordCredit(db, { ...credit, reason: 'not-returnable' }, now);
  const entry = refundAsCreditEntry({ refundId, amountPaise });
  await postEntry(db, entry, { eventId, bookingId, at: now });
  return { alarm: 'refund-given-up' };
}

async function wait({ db, now, refund }: PushState, gatewayReference: string | null) {
  const againAt = nextRefundAskAt(refund.asked, now);
  const waiting = await recordRefundProcessing(db, refund.id, gatewayReference, againAt);
  return waiting === 0 ? {} : { againAt };
}

type Common = keyof ReturnType<typeof aboutBooking> | 'refundId' | 'amountPaise' | 'tries';

const tell = <Name extends 'RefundCredited' | 'RefundFailed' | 'RefundAlarmed'>(
  { db, now, booking, refund, provider }: PushState,
  event: Name,
  more: Omit<EventData[Name], Common>,
): Promise<number> =>
  recordEvent(db, booking.id, event, now, `gateway:${provider}`, {
    ...aboutBooking(booking),
    ...{ refundId: refund.id, amountPaise: refund.amountPaise, tries: refund.tries, ...more },
  } as never);
