import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Attempt, Reported } from './attempt.ts';

/** Other money than we asked for may also come to an attempt that has failed or expired; 0 when it is known already. */
export const recordMismatched = (
  db: Database,
  id: string,
  reported: Reported,
  nextAskAt: Instant | null,
): Promise<number> => updateMismatched.count(db, [id, reported, dateOrNull(nextAskAt)]);

/** People have decided that what the gateway says was paid is what was paid, and for what. */
export const recordAdopted = (
  db: Database,
  id: string,
  adopted: Pick<Reported, 'amountPaise' | 'gatewayReference'> &
    Pick<Attempt, 'bookingId' | 'instalment'>,
  at: Instant,
): Promise<number> =>
  updateAdopted.count(db, [
    ...([id, adopted.bookingId, adopted.instalment, adopted.amountPaise] as const),
    adopted.gatewayReference,
    new Date(at),
  ]);

const dateOrNull = (at: Instant | null): Date | null => (at === null ? null : new Date(at));

const updateMismatched = statement<[string, Reported, Date | null]>({
  name: 'payment-record-mismatched',
  text: `update payment_attempts set state = 'mismatched', reported = $2, next_ask_at = $3
    where id = $1 and state in ('created', 'pending', 'unknown', 'failed', 'expired')`,
});

const updateAdopted = statement<[string, string, number, Paise, string, Date]>({
  name: 'payment-record-adopted',
  text: `update payment_attempts set state = 'succeeded', booking_id = $2, instalment = $3, also = '{}', amount_paise = $4,
      gateway_reference = $5, settled_at = $6, next_ask_at = null
    where id = $1 and state = 'mismatched'`,
});
