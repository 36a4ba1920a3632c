import type { Database } from '#server/platform/database/connect.ts';

export type Invariant = { readonly sentence: string; readonly wrong: number };

/**
 * Laws that hold whatever has happened: nobody in two places, nothing acknowledged lost, not a paisa astray. With each sentence
 * comes how often it is contradicted.
 */
export async function checkInvariants(
  db: Database,
  acknowledged: readonly string[] = [],
): Promise<Invariant[]> {
  const invariants: Invariant[] = [];
  for (const [sentence, text] of Object.entries(CONTRADICTIONS)) {
    const values = text.includes('$1') ? [acknowledged] : [];
    const { rows } = await db.query<{ wrong: number }>(text, values);
    invariants.push({ sentence, wrong: rows[0]?.wrong ?? Number.NaN });
  }
  return invariants;
}

/** The sentences that are not true. */
export const listBroken = async (
  db: Database,
  acknowledged: readonly string[] = [],
): Promise<string[]> =>
  (await checkInvariants(db, acknowledged))
    .filter(({ wrong }) => wrong !== 0)
    .map(({ sentence, wrong }) => `Not true: ${sentence} (${wrong} times)`);

/** Each counts what contradicts its sentence. */
const CONTRADICTIONS: Readonly<Record<string, string>> = {
  'no Karigar is in two places, journeys included': `
    select count(*) as wrong from holds one join holds other
      on one.karigar_id = other.karigar_id and one.id < other.id
      and one.leave_at < other.ends_at and other.leave_at < one.ends_at`,
  'every acknowledged booking is there': `
    select count(*) as wrong from unnest($1::uuid[]) acknowledged (id)
      where not exists (select from bookings where bookings.id = acknowledged.id)`,
  'every live booking has the time of its whole team, or operations were told that nobody has room, and no time is taken for nobody': `
    select count(*) as wrong from (
        select id, id as booking_id, starts_at, team_sold(service_id, option_key, created_at) as team_size from bookings
          where status not in ('expired', 'cancelled', 'no_show_customer', 'no_show_provider')
        union all
        select d.id, b.id, d.starts_at, team_sold(b.service_id, b.option_key, b.created_at) from later_visits d join bookings b on b.id = d.booking_id
          where b.status not in ('expired', 'cancelled', 'no_show_customer', 'no_show_provider')
            and d.starts_at <= coalesce((select v.finished_at from visits v where v.id = b.id), 'infinity')
      ) live
      full join (select booking_id, count(*) as held from holds group by booking_id) team
        on team.booking_id = live.id
      -- Of a crew whoever left for safety has their time again.
      where coalesce(held, 0) > coalesce(live.team_size, -1)
        or coalesce(held, 0) < coalesce(live.team_size, 0)
            - (select count(*) from safety_exits x where x.booking_id = live.booking_id)
          and not exists (select from events e where e.subject = live.booking_id and e.type = 'NobodyHasRoom'
            and to_timestamp((e.data ->> 'startsAt')::bigint / 1000.0) = live.starts_at)`,
  'the hours and the days of a booking are those of its visits that have not ended by themselves': `
    select count(*) as wrong from bookings b
      join (select booking_id, count(*) as days, min(starts_at) as starts_at, max(ends_at) as until_at from visits
          where ended_as is null group by booking_id) v on v.booking_id = b.id
      where (b.days, b.starts_at, b.until_at)
        is distinct from (v.days, v.starts_at, v.until_at)`,
  'nobody has a share of a visit to which they are said not to have come': `
    select count(*) as wrong from crew_attendance a
      join ledger_entries e on e.booking_id = a.booking_id and e.kind in ('work-accepted', 'rework-done')
      join ledger_lines l on l.entry_id = e.id and l.account = 'karigar_payable:' || a.karigar_id
      where not a.came and (select count(*) from visits v where v.booking_id = a.booking_id) = 1`,
  'a wait or a long way is paid by us alone, by an event of its own that says so, to one Karigar once a day, and tax is reckoned of it': `
    select count(*) as wrong from ledger_entries e join events ev on ev.id = e.event_id
      cross join lateral (select count(*) as lines, max(amount_paise) filter (where account = 'visit_costs') as cost,
          max(-amount_paise) filter (where account = 'karigar_payable:' || (ev.data ->> 'karigarId')) as pay
        from ledger_lines l where l.entry_id = e.id) l
      where e.kind in ('waiting-paid', 'long-way-paid') and (
        (ev.type, ev.subject) is distinct from (case e.kind when 'waiting-paid' then 'WaitingPaid' else 'LongWayPaid' end, e.booking_id)
        or l.lines <> 2 or (cost, pay) is distinct from ((ev.data ->> 'amountPaise')::bigint, (ev.data ->> 'amountPaise')::bigint)
        or e.reference <> concat_ws(':', e.kind, e.booking_id, ev.data ->> 'on', ev.data ->> 'karigarId')
        or not exists (select from income_tax_kept t
          where t.event_id = e.event_id and t.karigar_id = (ev.data ->> 'karigarId')::integer and t.gross_paise = cost))`,
  'a committed day is paid up to its floor by us alone, once a Karigar, by an event that says so, and tax is reckoned of it': `
    select count(*) as wrong from ledger_entries e join events ev on ev.id = e.event_id
      cross join lateral (select count(*) as lines, max(amount_paise) filter (where account = 'visit_costs') as cost,
          max(-amount_paise) filter (where account = 'karigar_payable:' || (ev.data ->> 'karigarId')) as pay
        from ledger_lines l where l.entry_id = e.id) l
      where e.kind = 'day-floor-paid' and (ev.type <> 'DayFloorPaid' or e.booking_id is not null or l.lines <> 2
        or (cost, pay) is distinct from ((ev.data ->> 'amountPaise')::bigint, (ev.data ->> 'amountPaise')::bigint)
        or cost <> (ev.data ->> 'floorPaise')::bigint - (ev.data ->> 'earnedPaise')::bigint
        or e.reference <> concat_ws(':', e.kind, ev.data ->> 'on', ev.data ->> 'karigarId')
        or not exists (select from income_tax_kept t where t.event_id = e.event_id and t.booking_id is null
          and t.karigar_id = (ev.data ->> 'karigarId')::integer and t.gross_paise = cost))`,
  'every booking has exactly one event that says it was placed': `
    select count(*) as wrong from bookings
      full join (
        select subject, count(*) as told from events where type = 'BookingPlaced' group by subject
      ) placed on placed.subject = bookings.id
      where told is distinct from 1`,
  "a booking's instalments add up to its price": `
    select count(*) as wrong from bookings
      left join (
        select booking_id, sum(amount_paise)::bigint as due from instalments
          where kind not in ('cancellation-fee', 'extra-work') group by booking_id
      ) parts on parts.booking_id = bookings.id
      where due is distinct from price_paise`,
  'what was paid in, also with credit, is given back, credited, kept as a fee, earned or still held, to the paisa, and nothing is held of what was called off, but for an open case': `
    select count(*) as wrong from bookings b
      cross join lateral (
        select coalesce(sum(amount_paise), 0) as received from payments
          where booking_id = b.id and (mode <> 'cash' or collected_at is not null)) p
      cross join lateral (
        select coalesce(sum(amount_paise), 0) as back from transfers where booking_id = b.id and state not in ('returned', 'requested')) r
      cross join lateral (
        select coalesce(-sum(amount_paise) filter (where account in ('customer_advances', 'rework_promised')), 0) as held,
            coalesce(-sum(amount_paise) filter (where account in ('cancellation_fees', 'customer_dues', 'revenue', 'gst_payable', 'visit_costs')
              or account like 'karigar_payable:%'), 0) as kept,
            coalesce(sum(amount_paise) filter (where account = 'goodwill'
              and e.kind in ('refund-due', 'refund-counted', 'rework-done', 'rework-given-up')), 0) as given
          from ledger_lines l join ledger_entries e on e.id = l.entry_id where e.booking_id = b.id) l
      cross join lateral (
        select coalesce(-sum(amount_paise) filter (where reason = 'used'), 0) as used,
            coalesce(sum(amount_paise) filter (where reason = 'not-returnable'), 0) as credited
          from credits where booking_id = b.id) c
      where received + used + given <> back + credited + kept + held
        or (b.status in ('cancelled', 'no_show_customer', 'no_show_provider') and held <> 0
          and not exists (select from safety_cases s where s.booking_id = b.id and s.closed_at is null))`,
  'tax is owed for what customers paid or owe, and for no work that we do again at our own expense': `
    select count(*) as wrong from (
        select e.booking_id, coalesce(-sum(l.amount_paise) filter (where l.account = 'gst_payable'), 0) as tax,
            coalesce(sum(l.amount_paise) filter (where l.account in ('customer_advances', 'customer_dues')
              and e.kind in ('fee-kept', 'fee-due', 'work-accepted')), 0) as earned
          from ledger_entries e join ledger_lines l on l.entry_id = e.id where e.booking_id is not null group by e.booking_id) books
      where tax < 0 or tax > earned * 0.25`,
  'what was given in cash, to Karigars or to us, is what the payment records say': `
    select count(*) as wrong from (select booking_id, sum(amount_paise) as cash from ledger_lines l
          join ledger_entries e on e.id = l.entry_id
          where (account like 'cash_with_karigar:%' or account = 'cash_in_hand') and booking_id is not null group by booking_id) l
      full join (select booking_id, sum(amount_paise) as cash from payments
          where mode = 'cash' and collected_at is not null group by booking_id) p using (booking_id)
      where l.cash is distinct from p.cash`,
  'nobody has used more credit than they had': `
    select count(*) as wrong from (select from credits group by user_id having sum(amount_paise) < 0) overdrawn`,
  'what people have as credit is what the ledger owes as credit, and payouts on their way are owed as money': `
    select count(*) as wrong from (
        select 'account_credit' as account, coalesce(sum(amount_paise), 0) as owed from credits
        union all
        select 'payouts_payable', coalesce(sum(amount_paise), 0) from transfers
          where purpose = 'payout' and state not in ('requested', 'paid', 'returned')) ours
      left join (select account, -sum(amount_paise) as booked from ledger_lines group by account) books using (account)
      where owed <> coalesce(booked, 0)`,
  'every payout was posted once for what it has come to': `
    select count(*) as wrong from transfers p
      left join (select split_part(reference, ':', 2) as id, array_agg(kind order by id) as kinds from ledger_entries
          where kind like 'payout-%' group by 1) e on e.id = p.id::text
      where p.purpose = 'payout' and kinds is distinct from case p.state when 'requested' then null when 'paid' then '{payout-due,payout-paid}'
        when 'returned' then '{payout-due,payout-returned}' else '{payout-due}' end::text[]`,
  'the ledger sums to zero, and so does each of its entries': `
    select coalesce(sum(abs(total)), 0)::bigint as wrong
      from (select sum(amount_paise) as total from ledger_lines group by entry_id) entries`,
};
