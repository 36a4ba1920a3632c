import type { readLedger as contract } from '#contract/customer/read-ledger.ts';
import type { TaxDocumentInList } from '#contract/customer/tax-document.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { Paise } from '#kernel/money.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { ACCOUNTS } from '#server/modules/ledger/accounts.ts';
import type { Entry } from '#server/modules/ledger/entries.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { snapshot } from '#server/platform/database/transaction.ts';
import { findMoneyOf } from './money-of-booking.ts';

/** The books of one's own booking, entry by entry, each with the event and the gateway's reference behind it. */
export async function readLedger(
  pool: Pool,
  userId: string,
  bookingId: string,
  now: Instant,
): Promise<Outcome<OutputOf<typeof contract>, 'booking-not-found'>> {
  const { booking, money, entries, taxDocuments } = await snapshot(pool, async (db) => ({
    booking: await selectPolicy.first(db, [userId, bookingId]),
    money: await findMoneyOf(db, bookingId, now),
    entries: await selectEntries.run(db, [bookingId]),
    taxDocuments: await selectTaxDocuments.run(db, [bookingId]),
  }));
  if (!booking || !money) return refuse('booking-not-found');
  return accept({
    policyVersion: booking.policy_version,
    summary: {
      ...{ paidPaise: money.paidPaise, heldPaise: money.heldPaise, keptPaise: money.keptPaise },
      // Our goodwill was never the customer's money.
      returnedPaise: money.backPaise - money.goodwillPaise,
    },
    entries: entries.map((entry) => ({
      id: entry.id,
      kind: entry.kind,
      at: toIndiaIso(entry.posted_at),
      event: { id: entry.event_id, type: entry.event_type },
      gateway: entry.gateway,
      gatewayReference: entry.gateway_reference,
      taxDocuments: taxDocuments
        .filter(
          (taxDocument) =>
            taxDocument.event_id === entry.event_id && isAbout(taxDocument.kind, entry),
        )
        .map(({ id, number }) => ({ id, number })),
      lines: byAccount(entry.lines),
    })),
  });
}

/** The lines of several Karigars, or of both of two gateways, are one. */
function byAccount(lines: EntryRow['lines']): { account: OfBooking; amountPaise: Paise }[] {
  const sums = new Map<OfBooking, Paise>();
  for (const { account, amountPaise } of lines) {
    const shown = account.replace(/:.*/, '') as OfBooking;
    sums.set(shown, (sums.get(shown) ?? 0) + amountPaise);
  }
  return [...sums].map(([account, amountPaise]) => ({ account, amountPaise }));
}

/** Every account but those of money that belongs to no booking: a new one needs words before this compiles. */
type OfBooking =
  | Exclude<
      (typeof ACCOUNTS)[number],
      'payouts_payable' | 'karigar_payouts_payable' | 'income_tax_payable' | 'losses'
    >
  | 'gateway_clearing'
  | 'karigar_payable'
  | 'cash_with_karigar';

/** Kinds of entry of a booking: a new one needs words before this compiles as well. */
type KindOfBooking = Exclude<
  Entry['kind'],
  | `payout-${string}`
  | `karigar-payout-${string}`
  | `cash-hand${string}`
  | 'cash-banked'
  | 'income-tax-kept'
  | 'day-floor-paid'
>;

const selectPolicy = statement<[string, string], { policy_version: string }>({
  name: 'view-ledger-booking',
  text: 'select policy_version from bookings where user_id = $1 and id = $2',
});

type EntryRow = {
  id: number;
  kind: KindOfBooking;
  posted_at: Instant;
  event_id: number;
  event_type: string;
  gateway: string | null;
  gateway_reference: string | null;
  lines: { account: string; amountPaise: Paise }[];
};

// The reference of an entry names what it is about: 'settled:<gateway>:<payment>', 'paid-out:<gateway>:<kind>:<payment>', 'refund-due:<refund>' …
const selectEntries = statement<[string], EntryRow>({
  name: 'view-ledger',
  text: `select e.id, e.kind, e.posted_at, e.event_id, ev.type as event_type,
      case when e.kind in ('settled', 'paid-out') then split_part(e.reference, ':', 2) else a.provider end as gateway,
      case e.kind when 'settled' then split_part(e.reference, ':', 3) when 'paid-out' then split_part(e.reference, ':', 4)
        else r.reference end as gateway_reference,
      (select jsonb_agg(jsonb_build_object('account', l.account, 'amountPaise', l.amount_paise) order by l.position)
        from ledger_lines l where l.entry_id = e.id) as lines
    from ledger_entries e join events ev on ev.id = e.event_id
      left join transfers r on e.kind in ('refund-due', 'refund-credited', 'refund-as-credit') and r.id::text = split_part(e.reference, ':', 2)
      left join payment_attempts a on a.id = r.attempt_id
    where e.booking_id = $1 order by e.id`,
});

/** A move may have several tax documents and several entries: each tax document stands beside the entry that it tells of. */
function isAbout(taxDocument: TaxDocumentInList['kind'], { kind, lines }: EntryRow): boolean {
  const isAdvance = lines.some(({ account }) => account === 'customer_advances');
  switch (kind) {
    case 'settled':
    case 'cash-collected':
    case 'credit-used':
      return taxDocument === 'receipt';
    case 'fee-kept':
    case 'fee-due':
    case 'work-accepted':
      return taxDocument === 'invoice';
    case 'refund-due':
    case 'credit-returned':
      return taxDocument === (isAdvance ? 'refund' : 'credit-note');
    default:
      return false;
  }
}

const selectTaxDocuments = statement<
  [string],
  { id: string; event_id: number; kind: TaxDocumentInList['kind']; number: string }
>({
  name: 'view-ledger-tax-documents',
  text: 'select id, event_id, kind, number from tax_documents where booking_id = $1 order by series, serial',
});
