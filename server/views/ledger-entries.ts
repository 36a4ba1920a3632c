import type { InputOf, OutputOf } from '#contract/operation.ts';
import type {
  LEDGER_SUBJECTS,
  listLedgerEntries as promise,
} from '#contract/ops/list-ledger-entries.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { dateInIndia, type Instant, isLocalDate, toIndiaIso } from '#kernel/time.ts';
import { taxRuleFor } from '#server/modules/tax/tax-of.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { type Statement, statement } from '#server/platform/database/statement.ts';
import { cursorOf, NEWEST_ENTRY, PAGE, readEntryCursor } from './entry-cursor.ts';

type Listed = OutputOf<typeof promise>;
type Entry = Listed['entries'][number];
type Subject = (typeof LEDGER_SUBJECTS)[number];

/** The entries behind an amount, each with everything that explains it. */
export async function listLedgerEntries(
  pool: Pool,
  { of, id, before }: InputOf<typeof promise>,
): Promise<Outcome<Listed, 'ledger-subject-not-found'>> {
  const { isId, select } = SUBJECTS[of];
  if (!isId(id)) return refuse('ledger-subject-not-found');
  const cursor = before === undefined ? NEWEST_ENTRY : readEntryCursor(before);
  const rows = await select.run(pool, [id, new Date(cursor.at), cursor.id, PAGE + 1]);
  const shown = rows.slice(0, PAGE);
  const karigars = shown.flatMap(({ lines }) => lines.flatMap(({ account }) => karigarOf(account)));
  return accept({
    entries: shown.map(explained),
    next: rows.length > PAGE ? cursorOf(shown.at(-1)) : null,
    bookingIds: [...new Set(shown.flatMap(({ bookingId }) => bookingId ?? []))],
    karigarIds: [...new Set(karigars)],
  });
}

/** The Karigar whose account it is. */
export const karigarOf = (account: string): number[] =>
  /^(karigar_payable|cash_with_karigar):\d+$/.test(account) ? [Number(account.split(':')[1])] : [];

function explained(row: Row): Entry {
  const { postedAt, happenedAt, eventId, eventType, by, serviceId, option, ...entry } = row;
  return {
    ...entry,
    at: toIndiaIso(postedAt),
    happenedAt: happenedAt === null ? null : toIndiaIso(happenedAt),
    event: { id: eventId, type: eventType, by },
    taxDocuments: entry.taxDocuments.map(({ issuedAt, ...document }) => {
      const on = dateInIndia(issuedAt);
      const { taxClass, validFrom, source } = taxRuleFor({ serviceId: serviceId ?? 0, option, on });
      return { ...document, rule: { taxClass, validFrom, source } };
    }),
  };
}

type Row = Omit<Entry, 'at' | 'happenedAt' | 'event' | 'taxDocuments'> & {
  readonly postedAt: Instant;
  readonly happenedAt: Instant | null;
  readonly eventId: number;
  readonly eventType: string;
  readonly by: string | null;
  readonly serviceId: number | null;
  readonly option: string | null;
  readonly taxDocuments: (Omit<Entry['taxDocuments'][number], 'rule'> & {
    readonly issuedAt: Instant;
  })[];
};

const isUuid = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

/** The events by which a complaint moves money. */
const OF_A_DISPUTE = `('DisputeResolved', 'AppealDecided', 'ReworkBooked')`;

/** Kinds whose reference is the id of one transfer, of cash that was handed in, or of cash that went to the bank. */
const OF_TRANSFERS = [
  ...['refund-due', 'refund-credited', 'refund-as-credit', 'payout-due', 'payout-paid'],
  ...['payout-returned', 'karigar-payout-due', 'karigar-payout-paid', 'karigar-payout-returned'],
  ...['karigar-payout-back', 'karigar-payout-lost', 'cash-handed-in', 'cash-hand-in-reversed'],
  'cash-banked',
]
  .map((kind) => `'${kind}'`)
  .join(', ');

const referencesOf = (id: string): string =>
  `(select kind || ':' || ${id} from unnest(array[${OF_TRANSFERS}]) kind)`;

/** The name by which a gateway or the bank knows it stands in the reference of what came, and with the transfer of what left. */
const entriesBy = (of: Subject, where: string): Statement<[string, Date, number, number], Row> =>
  statement({
    name: `view-ledger-entries-of-${of}`,
    text: `select e.id, e.kind, e.posted_at as "postedAt", e.happened_at as "happenedAt", e.reference, e.event_id as "eventId",
      ev.type as "eventType",
      (select u.full_name from users u where u.id = case when ev.actor like 'ops:%' then substr(ev.actor, 5)::uuid end) as by, e.booking_id as "bookingId", b.reference as booking, b.policy_version as "policyVersion",
      b.service_id as "serviceId", b.option_key as option,
      case when e.kind in ('settled', 'paid-out') then split_part(e.reference, ':', 2) else coalesce(a.provider, t.provider) end as gateway,
      case e.kind when 'settled' then split_part(e.reference, ':', 3) when 'paid-out' then split_part(e.reference, ':', 4)
        when 'cash-banked' then k.slip else t.reference end as "gatewayReference",
      coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'number', d.number, 'kind', d.kind, 'cgstPaise', d.cgst_paise,
          'sgstPaise', d.sgst_paise, 'issuedAt', floor(extract(epoch from d.issued_at) * 1000)) order by d.series, d.serial)
        from tax_documents d where d.booking_id = e.booking_id and d.event_id = e.event_id), '[]') as "taxDocuments",
      (select min(i.section) from income_tax_kept i where e.kind = 'income-tax-kept' and i.event_id = e.event_id) as "incomeTaxSection",
      (select jsonb_agg(jsonb_build_object('account', l.account, 'amountPaise', l.amount_paise) order by l.position)
        from ledger_lines l where l.entry_id = e.id) as lines
    from ledger_entries e join events ev on ev.id = e.event_id left join bookings b on b.id = e.booking_id
      left join transfers t on t.id = case when e.kind in (${OF_TRANSFERS}) then split_part(e.reference, ':', 2)::uuid end
      left join payment_attempts a on a.id = t.attempt_id
      left join cash_banked k on k.id = case when e.kind = 'cash-banked' then split_part(e.reference, ':', 2)::uuid end
    where ${where} and (e.posted_at, e.id) < ($2, $3)
    order by e.posted_at desc, e.id desc limit $4`,
  });

/**
 * Entries of one person: their own things are gathered first, so that nobody's page walks the entries of everybody back in time.
 */
const amongLatest = (own: string, joined: string): string =>
  `e.id = any(array(with o as materialized (${own}) select x.id from o join ledger_entries x on ${joined}
    where (x.posted_at, x.id) < ($2, $3) order by x.posted_at desc, x.id desc limit $4))`;

const SUBJECTS: Readonly<
  Record<
    Subject,
    {
      readonly isId: (id: string) => boolean;
      readonly select: Statement<[string, Date, number, number], Row>;
    }
  >
> = {
  entry: {
    isId: (id) => /^\d{1,15}$/.test(id),
    select: entriesBy('entry', 'e.id = $1::bigint'),
  },
  booking: { isId: isUuid, select: entriesBy('booking', 'e.booking_id = $1::uuid') },
  dispute: {
    isId: isUuid,
    select: entriesBy('dispute', `e.booking_id = $1::uuid and ev.type in ${OF_A_DISPUTE}`),
  },
  transfer: {
    isId: isUuid,
    select: entriesBy('transfer', `e.reference in ${referencesOf('$1')}`),
  },
  batch: {
    isId: isLocalDate,
    select: entriesBy(
      'batch',
      `e.reference in (select kind || ':' || p.id from transfers p cross join unnest(array[${OF_TRANSFERS}]) kind where p.batch_on = $1::date)`,
    ),
  },
  customer: {
    isId: isUuid,
    select: entriesBy(
      'customer',
      amongLatest('select id from bookings where user_id = $1::uuid', 'x.booking_id = o.id'),
    ),
  },
  karigar: {
    isId: (id) => /^\d{1,9}$/.test(id),
    select: entriesBy(
      'karigar',
      amongLatest(
        `select distinct entry_id as id from ledger_lines where account in ('karigar_payable:' || $1, 'cash_with_karigar:' || $1)`,
        'x.id = o.id',
      ),
    ),
  },
  settlement: {
    isId: isUuid,
    select: entriesBy(
      'settlement',
      `e.reference in (select concat_ws(':', 'paid-out', s.provider, s.kind, s.gateway_reference) from settlement_lines s
        where s.settlement_id = $1::uuid)`,
    ),
  },
  'tax-document': {
    isId: isUuid,
    select: entriesBy(
      'tax-document',
      `(e.booking_id, e.event_id) = (select d.booking_id, d.event_id from tax_documents d where d.id = $1::uuid)`,
    ),
  },
};
