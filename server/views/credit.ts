import type { CreditReason, readCredit as contract } from '#contract/customer/read-credit.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { Paise } from '#kernel/money.ts';
import { dateInIndia, type Instant, toIndiaIso } from '#kernel/time.ts';
import { refundDueOn } from '#server/modules/payment/working-days.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import { payableOf, type TransferState } from '#server/modules/transfer/transfer.ts';
import { anyOf } from '#server/platform/database/any-of.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { gather } from '#server/platform/database/gather.ts';
import { statement } from '#server/platform/database/statement.ts';
import { snapshot } from '#server/platform/database/transaction.ts';
import { listOwed } from './owed.ts';

type CreditView = OutputOf<typeof contract>;

/** A person's credit, where it comes from, and where the payouts of it are now, all as of one moment. */
export async function readCredit(pool: Pool, userId: string, now: Instant): Promise<CreditView> {
  const { entries, payouts, balancePaise, dues } = await snapshot(pool, async (db) => ({
    entries: await selectEntries.run(db, [userId]),
    payouts: await selectPayouts.run(db, [userId]),
    balancePaise: await readBalance(db, userId),
    dues: await listOwed(db, userId),
  }));
  return {
    balancePaise,
    payablePaise: payableOf(balancePaise),
    duePaise: dues.reduce((total, { amountPaise }) => total + amountPaise, 0),
    dues,
    payouts: payouts.map((row) => payoutView(row, now)),
    entries: entries.map(({ id, reason, amount_paise, created_at, ...booking }) => ({
      ...{ id, reason, amountPaise: amount_paise, at: toIndiaIso(created_at) },
      bookingId: booking.booking_id,
      reference: booking.reference,
      serviceSlug: booking.service_slug,
    })),
  };
}

function payoutView(row: PayoutRow, now: Instant): CreditView['payouts'][number] {
  const dueOn = refundDueOn(row.requested_at);
  return {
    id: row.id,
    amountPaise: row.amount_paise,
    state: STATES[row.state],
    upiId: shownTo('customer', 'customer.payee', row.upi_id),
    name: row.holder_name,
    reference: row.state === 'paid' ? row.reference : null,
    requestedAt: toIndiaIso(row.requested_at),
    dueOn,
    isOverdue: row.state !== 'paid' && row.state !== 'returned' && dateInIndia(now) > dueOn,
    paidAt: row.paid_at === null ? null : toIndiaIso(row.paid_at),
  };
}

const STATES: Readonly<Record<TransferState, CreditView['payouts'][number]['state']>> = {
  requested: 'waiting',
  approved: 'approved',
  initiated: 'sent',
  retried: 'sent',
  processing: 'sent',
  paid: 'paid',
  failed: 'failed',
  returned: 'returned',
};

/** The credit that a person can still spend. */
export const readBalance = (db: Database, userId: string): Promise<Paise> =>
  readTogether(db, userId);

/** Bookings that were written by one call are answered together: a question of each would take them apart. */
const readTogether = gather(async (db, userIds: readonly string[]) => {
  const rows = await selectBalances.run(db, [[...new Set(userIds)]]);
  const balances = new Map(rows.map(({ userId, balance }) => [userId, balance]));
  return userIds.map((userId) => balances.get(userId) ?? 0);
});

type PayoutRow = {
  id: string;
  amount_paise: Paise;
  state: TransferState;
  reference: string | null;
  requested_at: Instant;
  paid_at: Instant | null;
  upi_id: string | null;
  holder_name: string | null;
};

// A payout that waits for a second person of operations is not the customer's yet, and may be declined; what is set aside for
// it of their credit they see.
const selectPayouts = statement<[userId: string], PayoutRow>({
  name: 'view-payouts',
  text: `select p.id, p.amount_paise, p.state, p.reference, p.requested_at, p.paid_at, d.upi_id, d.holder_name
    from transfers p left join payout_destinations d on d.id = p.destination_id
    where p.user_id = $1 and (p.state <> 'requested' or p.instead_of is not null) order by p.requested_at desc, p.id desc limit 20`,
});

const selectBalances = statement<[userIds: readonly string[]], { userId: string; balance: Paise }>({
  name: 'view-credit-balances',
  text: `select user_id as "userId", sum(amount_paise)::bigint - set_aside_of(user_id, null) as balance
    from credits where user_id = ${anyOf('$1', 'uuid')} group by user_id`,
});

const selectEntries = statement<
  [userId: string],
  {
    id: string;
    reason: CreditReason;
    amount_paise: Paise;
    created_at: Instant;
    booking_id: string | null;
    reference: string | null;
    service_slug: string | null;
  }
>({
  name: 'view-credit-entries',
  text: `select c.id, c.reason, c.amount_paise, c.created_at, c.booking_id, b.reference, b.service_slug
    from credits c left join bookings b on b.id = c.booking_id
    where c.user_id = $1 order by c.created_at desc, c.id desc limit 50`,
});
