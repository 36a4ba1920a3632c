import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { type Account, cashWithKarigar, karigarPayable } from './accounts.ts';
import type { Entry, Line } from './entries.ts';

/**
 * Posts an entry in the transaction of the move that it belongs to. The database checks at the commit that its lines
 * add up to zero, and refuses a reference that was posted before. What belongs to a month that is closed stands in the first
 * open one, with the moment at which it happened.
 */
export async function postEntry(
  db: Database,
  entry: Entry,
  move: { readonly eventId: number; readonly bookingId: string | null; readonly at: Instant },
): Promise<void> {
  await insertEntry.run(db, [
    move.eventId,
    move.bookingId,
    entry.kind,
    entry.reference,
    new Date(move.at),
    entry.lines.map((line) => line.account),
    entry.lines.map((line) => line.amountPaise),
  ]);
}

export const isPosted = async (db: Database, reference: string): Promise<boolean> =>
  (await selectPosted.first(db, [reference])) !== undefined;

const selectPosted = statement<[string], { id: number }>({
  name: 'ledger-find-posted',
  text: 'select id from ledger_entries where reference = $1',
});

/** The sum of everything ever posted: anything but zero is an alarm. */
export async function sumOfLedger(db: Database): Promise<Paise> {
  return (await selectSum.first(db, []))?.sum ?? 0;
}

/** The balance of every account. */
export async function listBalances(db: Database): Promise<{ account: string; balance: Paise }[]> {
  return selectBalances.run(db, []);
}

export type ExplainedEntry = {
  readonly kind: Entry['kind'];
  readonly reference: string;
  readonly eventId: number;
  readonly postedAt: Instant;
  readonly lines: readonly Line[];
};

/** Everything that happened to the money of one booking, in order. */
export async function explainBooking(db: Database, bookingId: string): Promise<ExplainedEntry[]> {
  return (await selectEntriesOf.run(db, [bookingId])).map((row) => ({
    kind: row.kind,
    reference: row.reference,
    eventId: row.event_id,
    postedAt: row.posted_at,
    lines: row.lines,
  }));
}

const insertEntry = statement<[number, string | null, string, string, Date, string[], number[]]>({
  name: 'post-ledger-entry',
  text: `with posting as materialized (select posting_moment($5) as moment),
    entry as (
      insert into ledger_entries (event_id, booking_id, kind, reference, posted_at, happened_at)
        select $1, $2, $3, $4, moment, nullif($5, moment) from posting returning id)
    insert into ledger_lines (entry_id, position, account, amount_paise)
      select entry.id, line.position, line.account, line.amount_paise
      from entry, unnest($6::text[], $7::bigint[]) with ordinality as line (account, amount_paise, position)`,
});

const selectSum = statement<[], { sum: Paise }>({
  name: 'sum-of-ledger',
  text: 'select coalesce(sum(amount_paise), 0)::bigint as sum from ledger_lines',
});

const selectBalances = statement<[], { account: string; balance: Paise }>({
  name: 'list-ledger-balances',
  text: `select account, sum(amount_paise)::bigint as balance from ledger_lines
    group by account order by account`,
});

const selectEntriesOf = statement<
  [string],
  {
    kind: Entry['kind'];
    reference: string;
    event_id: number;
    posted_at: Instant;
    lines: Line[];
  }
>({
  name: 'explain-booking-in-ledger',
  text: `select e.kind, e.reference, e.event_id, e.posted_at,
      jsonb_agg(jsonb_build_object('account', l.account, 'amountPaise', l.amount_paise) order by l.position) as lines
    from ledger_entries e join ledger_lines l on l.entry_id = e.id
    where e.booking_id = $1 group by e.id order by e.id`,
});

/** One booking's money by the books: held for the customer, and earned from them. */
export type MoneyOfBooking = {
  readonly bookingId: string;
  readonly heldPaise: Paise;
  readonly earnedPaise: Paise;
};

/** Every booking whose money moved within a time. */
export const listMoneyMoved = (
  db: Database,
  { since, until }: { readonly since: Instant; readonly until: Instant },
): Promise<MoneyOfBooking[]> => selectMoneyMoved.run(db, [new Date(since), new Date(until)]);

const selectMoneyMoved = statement<[since: Date, until: Date], MoneyOfBooking>({
  name: 'list-money-moved',
  text: `select e.booking_id as "bookingId",
      coalesce(-sum(l.amount_paise) filter (where l.account = 'customer_advances'), 0)::bigint as "heldPaise",
      coalesce(-sum(l.amount_paise) filter (where l.account not like 'customer%'
        and e.kind in ('fee-kept', 'fee-due', 'work-accepted')
        or e.kind = 'refund-due' and l.account in ('revenue', 'cancellation_fees', 'gst_payable')), 0)::bigint as "earnedPaise"
    from ledger_entries e join ledger_lines l on l.entry_id = e.id
    where e.booking_id is not null and e.booking_id in
      (select booking_id from ledger_entries where posted_at >= $1 and posted_at < $2)
    group by e.booking_id`,
});

/** The part of a booking's refunds by hand that was already counted within what went back. */
export const sumCounted = async (db: Database, bookingId: string): Promise<Paise> =>
  (await selectCounted.first(db, [bookingId]))?.paise ?? 0;

const selectCounted = statement<[string], { paise: Paise }>({
  name: 'ledger-sum-counted',
  text: `select coalesce(sum(l.amount_paise), 0)::bigint as paise
    from ledger_entries e join ledger_lines l on l.entry_id = e.id
    where e.booking_id = $1 and e.kind = 'refund-counted' and l.account = 'customer_advances'`,
});

/** Our own money that is still set aside for a booking which does work again; of any other booking nothing. */
export const sumPromised = async (db: Database, bookingId: string): Promise<Paise> =>
  (await selectPromised.first(db, [bookingId]))?.paise ?? 0;

const selectPromised = statement<[string], { paise: Paise }>({
  name: 'ledger-sum-promised',
  text: `select coalesce(-sum(l.amount_paise), 0)::bigint as paise
    from ledger_entries e join ledger_lines l on l.entry_id = e.id
    where e.booking_id = $1 and l.account = 'rework_promised'`,
});

/** The balance of one account: a debit is positive. */
export const balanceOf = async (db: Database, account: Account): Promise<Paise> =>
  (await selectBalance.first(db, [account]))?.balance ?? 0;

const selectBalance = statement<[string], { balance: Paise }>({
  name: 'ledger-balance-of',
  text: `select coalesce(sum(amount_paise), 0)::bigint as balance from ledger_lines where account = $1`,
});

/** The balance with each Karigar: the earnings not yet paid out, and the cash of ours that they hold. */
export const listKarigarBalances = (db: Database): Promise<KarigarBalance[]> =>
  selectKarigarBalances.run(db, []);

export type KarigarBalance = {
  readonly karigarId: number;
  readonly earnedPaise: Paise;
  readonly cashHeldPaise: Paise;
};

const selectKarigarBalances = statement<[], KarigarBalance>({
  name: 'ledger-karigar-balances',
  text: `select split_part(account, ':', 2)::integer as "karigarId",
      coalesce(-sum(amount_paise) filter (where account like 'karigar_payable:%'), 0)::bigint as "earnedPaise",
      coalesce(sum(amount_paise) filter (where account like 'cash_with_karigar:%'), 0)::bigint as "cashHeldPaise"
    from ledger_lines where account like 'karigar_payable:%' or account like 'cash_with_karigar:%'
    group by 1 order by 1`,
});

/** The same of one Karigar. */
export const findKarigarBalance = async (
  db: Database,
  karigarId: number,
): Promise<Omit<KarigarBalance, 'karigarId'>> =>
  (await selectKarigarBalance.first(db, [
    karigarPayable(karigarId),
    cashWithKarigar(karigarId),
  ])) ?? { earnedPaise: 0, cashHeldPaise: 0 };

const selectKarigarBalance = statement<
  [payable: string, cash: string],
  Omit<KarigarBalance, 'karigarId'>
>({
  name: 'ledger-karigar-balance',
  text: `select coalesce(-sum(amount_paise) filter (where account = $1), 0)::bigint as "earnedPaise",
      coalesce(sum(amount_paise) filter (where account = $2), 0)::bigint as "cashHeldPaise"
    from ledger_lines where account in ($1, $2)`,
});

/** The money that Karigars of a booking have had before its work is settled: for a way, or because they left for safety. */
export const listVisitsPaid = (
  db: Database,
  bookingId: string,
): Promise<{ readonly karigarId: number; readonly amountPaise: Paise }[]> =>
  selectVisitsPaid.run(db, [bookingId]);

const selectVisitsPaid = statement<[string], { karigarId: number; amountPaise: Paise }>({
  name: 'ledger-visits-paid',
  text: `select split_part(l.account, ':', 2)::integer as "karigarId", -sum(l.amount_paise)::bigint as "amountPaise"
    from ledger_entries e join ledger_lines l on l.entry_id = e.id
    where e.booking_id = $1 and e.kind in ('visit-paid', 'safety-paid') and l.account like 'karigar_payable:%'
    group by 1`,
});

/** The pay that a Karigar has had of a booking so far, for whatever reason. */
export const sumEarned = async (
  db: Database,
  bookingId: string,
  karigarId: number,
): Promise<Paise> =>
  (await selectEarned.first(db, [bookingId, karigarPayable(karigarId)]))?.paise ?? 0;

const selectEarned = statement<[string, string], { paise: Paise }>({
  name: 'ledger-earned',
  text: `select coalesce(-sum(l.amount_paise), 0)::bigint as paise
    from ledger_entries e join ledger_lines l on l.entry_id = e.id
    where e.booking_id = $1 and l.account = $2 and e.kind in
      ('work-accepted', 'rework-done', 'visit-paid', 'safety-paid', 'complaint-borne', 'attendance-paid')`,
});
