import type { OutputOf } from '#contract/operation.ts';
import type { readFailedTransfer as promise } from '#contract/ops/read-failed-transfer.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import { HAND_PAID } from '#server/modules/transfer/transfer.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { snapshot } from '#server/platform/database/transaction.ts';

/** Condition on a refund or payout that no carrier could bring: it is credit, or left to people. */
export const FAILED_FOR_GOOD = "(state = 'returned' or state = 'failed' and next_ask_at is null)";

type Failed = OutputOf<typeof promise>;
type Facts = Pick<
  Failed,
  'id' | 'about' | 'amountPaise' | 'tries' | 'provider' | 'bookingId' | 'reference'
>;
type Told = Facts & Pick<Failed, 'reason' | 'failedAt' | 'customer' | 'destinations' | 'instead'>;

/** All that is known of one transfer that did not arrive, and where its owner can be paid. */
export const readFailedTransfer = (pool: Pool, id: string): Promise<Told | undefined> =>
  snapshot(pool, async (db) => {
    const row = await selectTransfer.first(db, [id]);
    if (!row) return undefined;
    const { userId, name, failedAt, ...facts } = row;
    const destinations = await selectDestinations.run(db, [userId]);
    return {
      ...facts,
      failedAt: failedAt === null ? null : toIndiaIso(failedAt),
      customer: { id: userId, name: shownTo('operations', 'customer.name', name) },
      destinations: destinations.map((one) => ({
        ...one,
        upiId: shownTo('operations', 'customer.payee', one.upiId),
      })),
      instead: (await selectInstead.first(db, [id])) ?? null,
    };
  });

type Row = Facts & {
  userId: string;
  name: string | null;
  reason: string | null;
  failedAt: Instant | null;
};

const selectTransfer = statement<[string], Row>({
  name: 'view-failed-transfer',
  text: `select t.id, t.purpose as about, t.amount_paise as "amountPaise", t.tries, t.provider,
      t.booking_id as "bookingId", b.reference, u.id as "userId", u.full_name as name,
      last.data ->> 'reason' as reason, last.at as "failedAt"
    from transfers t left join bookings b on b.id = t.booking_id
      join users u on u.id = coalesce(t.user_id, b.user_id)
      left join lateral (select e.data, e.at from events e
        where e.subject = coalesce(t.booking_id, t.id) and e.type in ('RefundFailed', 'PayoutFailed')
          and coalesce(e.data ->> 'refundId', e.data ->> 'payoutId') = t.id::text order by e.id desc limit 1) last on true
    where t.id = $1 and t.purpose in ('refund', 'payout')`,
});

const selectDestinations = statement<[string], Failed['destinations'][number]>({
  name: 'view-destinations-of-failed',
  text: `select id, upi_id as "upiId", holder_name as "holderName" from payout_destinations
    where user_id = $1 and confirmed_at is not null and upi_id is not null order by confirmed_at desc`,
});

const selectInstead = statement<[string], NonNullable<Failed['instead']>>({
  name: 'view-paid-instead',
  text: `select id, amount_paise as "amountPaise", state,
      state = 'approved' and coalesce(provider, '') = '${HAND_PAID}' as "isToPay", reference as "bankReference" from transfers where instead_of = $1`,
});
