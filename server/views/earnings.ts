import type { readEarnings as promise } from '#contract/karigar/read-earnings.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { Category } from '#contract/policy.ts';
import {
  addDays,
  dateInIndia,
  type Instant,
  instantInIndia,
  type LocalDate,
  toIndiaIso,
  weekday,
} from '#kernel/time.ts';
import { quoteKarigarPay } from '#server/modules/karigar/pay.ts';
import { cashWithKarigar, karigarPayable } from '#server/modules/ledger/accounts.ts';
import { nextAskedPay, nextPayday } from '#server/modules/transfer/payday.ts';
import { payeeWaitsUntil } from '#server/modules/transfer/paying.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { snapshot } from '#server/platform/database/transaction.ts';
import { daysOfWeek } from './earnings-days.ts';
import { type Lost, listLost } from './earnings-lost.ts';
import { listWaiting } from './earnings-waiting.ts';
import { listFloorsPaid } from './floors-paid.ts';
import { type PayoutRow, SELECT_PAYOUT, toPayout } from './karigar-payouts.ts';

type Earnings = OutputOf<typeof promise>;
type Earned = Earnings['visits'][number];

type Row = {
  bookingId: string;
  kind: string;
  serviceSlug: string;
  option: string | null;
  category: Category;
  startsAt: Instant;
  /** The day of what is paid once a day: a way, or a wait. */
  on: LocalDate | null;
  netPaise: number;
  incomeTaxPaise: number;
  pricePaise: number;
  workPaise: number | null;
  laborPaise: number;
  partsPaise: number;
  teamSize: number;
  member: number;
};

// The ledger says what the Karigar earned by a visit; the bill says for what. Work that is done again has two entries of one
// move where its customer has paid for more: its pay is one.
const BILLED = `(select sum(l.amount_paise)::bigint from bill_lines l where l.booking_id = b.id and l.kind = 'service') as "workPaise",
  (select coalesce(sum(l.amount_paise), 0)::bigint from bill_lines l where l.booking_id = b.id and l.kind = 'labour') as "laborPaise",
  (select coalesce(sum(l.amount_paise), 0)::bigint from bill_lines l where l.booking_id = b.id and l.kind = 'parts') as "partsPaise"`;

const earnedIn = statement<[string, Date, Date, number], Row>({
  name: 'earnings-of-week',
  text: `with earned as (
      select e.event_id, e.booking_id, min(e.id) as entry_id, -sum(l.amount_paise)::bigint as paise,
          case when min(e.kind) in ('waiting-paid', 'long-way-paid') then split_part(min(e.reference), ':', 3) end as day,
          case e.kind when 'rework-done' then 'work-accepted' else e.kind end as kind
        from ledger_lines l join ledger_entries e on e.id = l.entry_id
        where l.account = $1 and l.amount_paise < 0 and e.posted_at >= $2 and e.posted_at < $3
        group by e.event_id, e.booking_id, 6)
    select b.id as "bookingId", e.kind, b.service_slug as "serviceSlug", b.option_key as option, b.category, b.starts_at as "startsAt",
      e.day as on, e.paise as "netPaise", coalesce(tax.kept_paise, 0)::bigint as "incomeTaxPaise", b.price_paise as "pricePaise", ${BILLED},
      (select count(*)::integer from ledger_lines t where t.entry_id = e.entry_id and t.account like 'karigar_payable:%') as "teamSize",
      (select count(*)::integer from ledger_lines t where t.entry_id = e.entry_id and t.account like 'karigar_payable:%'
        and t.position < (select m.position from ledger_lines m where m.entry_id = e.entry_id and m.account = $1)) as member
    from earned e join bookings b on b.id = e.booking_id
      left join income_tax_kept tax on tax.event_id = e.event_id and tax.karigar_id = $4
    order by b.starts_at, b.id, e.entry_id`,
});

const balances = statement<[string, string], { owed: number; held: number }>({
  name: 'earnings-balances',
  text: `select coalesce(-sum(amount_paise) filter (where account = $1), 0)::bigint as owed,
      coalesce(sum(amount_paise) filter (where account = $2), 0)::bigint as held
    from ledger_lines where account in ($1, $2)`,
});

type Wish = {
  waits: boolean;
  paidToday: boolean;
  lastReturned: boolean;
  newUsableAt: Instant | null;
};

const payWish = statement<[number, LocalDate, Date], Wish>({
  name: 'earnings-pay-wish',
  text: `select exists (select from pay_wishes w where w.karigar_id = $1 and not exists (select from transfers t
        where t.karigar_id = $1 and t.requested_at >= w.asked_at and t.returned_at is null)) as waits,
      exists (select from transfers t where t.karigar_id = $1 and t.batch_on = $2 and t.returned_at is null) as "paidToday",
      coalesce((select t.state = 'returned' from transfers t where t.karigar_id = $1 and t.purpose = 'karigar-payout'
        order by t.requested_at desc limit 1), false) as "lastReturned",
      (select max(p.usable_at) from karigar_payees p
        where p.karigar_id = $1 and p.dropped_at is null and p.usable_at > $3) as "newUsableAt"`,
});

const payoutsOf = statement<[number], PayoutRow>({
  name: 'earnings-payouts',
  text: `${SELECT_PAYOUT} where karigar_id = $1 order by requested_at desc limit 12`,
});

type HandedIn = Omit<Earnings['handedIn'][number], 'at'> & { at: Instant };

const handedInBy = statement<[number], HandedIn>({
  name: 'earnings-cash-handed-in',
  text: `select id, counted_at as at, amount_paise as "amountPaise", receipt, taken_to as "takenTo",
      reversed_why as "reversedWhy"
    from cash_handed_in where karigar_id = $1 order by counted_at desc, id limit 12`,
});

const ownId = statement<[string], { id: number }>({
  name: 'earnings-of-whom',
  text: 'select id from karigars where user_id = $1',
});

export type Asked = { readonly userId: string; readonly day: LocalDate; readonly now: Instant };

/** A Karigar's earnings of a week, line by line, and their balance with us, all as of one moment. */
export const readEarnings = (pool: Pool, asked: Asked): Promise<Earnings> =>
  snapshot(pool, (db) => earningsAtOnce(db, asked));

export async function earningsAtOnce(db: Database, { userId, day, now }: Asked): Promise<Earnings> {
  const from = addDays(day, -((weekday(day) + 6) % 7));
  const until = addDays(from, 6);
  const id = (await ownId.first(db, [userId]))?.id ?? 0;
  const payable = karigarPayable(id);
  const week = [instantInIndia(from, 0), instantInIndia(addDays(until, 1), 0)] as const;
  const rows = await earnedIn.run(db, [payable, new Date(week[0]), new Date(week[1]), id]);
  const bookingIds = rows.map((row) => row.bookingId);
  const lost = await listLost(db, { id, payable, bookingIds }, week);
  const visits = withLost(rows.map(toEarned), lost);
  const floors = await listFloorsPaid(db, { id, payable }, week);
  const waits = await listWaiting(db, userId, now);
  const balance = await balances.first(db, [payable, cashWithKarigar(id)]);
  const { owed = 0, held = 0 } = balance ?? {};
  const wish = await payWish.first(db, [id, dateInIndia(now), new Date(now)]);
  return {
    from,
    until,
    visits,
    floors,
    netPaise: [...visits, ...floors].reduce((sum, { netPaise }) => sum + netPaise, 0),
    ...daysOfWeek(from, [...visits, ...floors]),
    waits,
    waitingPaise: waits.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    owedPaise: owed,
    cashHeldPaise: held,
    toPayPaise: Math.max(0, owed - held),
    ...payingOf(wish, now),
    payouts: (await payoutsOf.run(db, [id])).map(toPayout),
    handedIn: (await handedInBy.run(db, [id])).map((one) => ({ ...one, at: toIndiaIso(one.at) })),
  };
}

/** As the batch will do it: Monday's passes over the same ones. */
function payingOf(wish: Wish | undefined, now: Instant) {
  const waitsUntil = wish ? payeeWaitsUntil(wish) : null;
  const payAt = nextAskedPay(now, { paidToday: wish?.paidToday ?? false, waitsUntil });
  const monday = nextPayday(waitsUntil ?? now);
  return {
    payAsked: wish?.waits ?? false,
    payAt: payAt < monday ? toIndiaIso(payAt) : null,
    payWaitsUntil: waitsUntil === null ? null : toIndiaIso(waitsUntil),
  };
}

const quoteOf = (row: Row) =>
  quoteKarigarPay({
    pricePaise: row.workPaise ?? row.pricePaise,
    laborPaise: row.laborPaise,
    partsPaise: row.partsPaise,
    category: row.category,
    option: row.option,
    teamSize: row.teamSize,
    member: row.member,
  });

/** A payment of no other kind was for a way. */
const KINDS: Readonly<Record<string, Earned['kind']>> = {
  'safety-paid': 'safety',
  'complaint-borne': 'borne',
  'attendance-paid': 'attended',
  'waiting-paid': 'wait-at-door',
  'long-way-paid': 'long-way',
};

function toEarned(row: Row): Earned {
  const { bookingId, serviceSlug, option, incomeTaxPaise } = row;
  const netPaise = row.netPaise - incomeTaxPaise;
  const common = {
    bookingId,
    serviceSlug,
    option,
    date: row.on ?? dateInIndia(row.startsAt),
    netPaise,
  };
  const tax = incomeTaxPaise > 0 ? [{ kind: 'income-tax', amountPaise: incomeTaxPaise }] : [];
  if (row.kind !== 'work-accepted')
    return { ...common, kind: KINDS[row.kind] ?? 'way', grossPaise: row.netPaise, deductions: tax };
  const { grossPaise } = quoteOf(row);
  const keptPaise = grossPaise - row.netPaise;
  const fee = keptPaise > 0 ? [{ kind: 'platform-fee', amountPaise: keptPaise }] : [];
  const deductions = [...fee, ...tax];
  return { ...common, kind: 'work', grossPaise: row.netPaise + Math.max(0, keptPaise), deductions };
}

/** The pay for the work with what a complaint took off it; a visit that lost all of it stands in the week of the decision. */
function withLost(visits: readonly Earned[], lost: readonly Lost[]): Earned[] {
  const of = new Map(lost.map(({ bookingId, lostPaise }) => [bookingId, lostPaise]));
  const gone = lost.filter(({ whole, inWeek }) => whole && inWeek);
  return [
    ...visits.map((one) => {
      const lostPaise = one.kind === 'work' ? of.get(one.bookingId) : undefined;
      return lostPaise === undefined ? one : { ...one, lostPaise };
    }),
    ...gone.map(withNothing),
  ];
}

const withNothing = ({ whole: _, inWeek: __, ...one }: Lost): Earned => ({
  ...one,
  ...{ kind: 'work', grossPaise: 0, deductions: [], netPaise: 0 },
});
