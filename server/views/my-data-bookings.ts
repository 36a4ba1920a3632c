import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { linesOfVisits } from './my-data-visits.ts';

type Part = Record<string, unknown>;

/** Every booking of a person with what happened to it and every line of its money, the oldest first. */
export async function bookingsOf(db: Database, userId: string): Promise<Part[]> {
  const lines = {
    timeline: selectTimeline,
    parts: selectInstalments,
    payments: selectPayments,
    refunds: selectRefunds,
    taxDocuments: selectTaxDocuments,
    ...linesOfVisits,
  };
  const [bookings, ...grouped] = await Promise.all([
    selectBookings.run(db, [userId]),
    ...Object.entries(lines).map(
      async ([name, select]) => [name, groupByBooking(await select.run(db, [userId]))] as const,
    ),
  ]);
  return bookings.map(({ id, ...booking }) => ({
    ...inWords(booking),
    ...Object.fromEntries(grouped.map(([name, ofBooking]) => [name, ofBooking.get(id) ?? []])),
  }));
}

/** Credit granted for use on any booking, and its uses. */
export const creditOf = async (db: Database, userId: string): Promise<Part[]> =>
  (await selectCredit.run(db, [userId])).map(inWords);

/** The part that was paid out, and the UPI id. */
export const payoutsOf = async (db: Database, userId: string): Promise<Part[]> =>
  (await selectPayouts.run(db, [userId])).map(inWords);

type Line = Part & { bookingId: string };

function groupByBooking(lines: readonly Line[]): Map<string, Part[]> {
  const groups = new Map<string, Part[]>();
  for (const { bookingId, ...line } of lines)
    groups.set(bookingId, [...(groups.get(bookingId) ?? []), inWords(line)]);
  return groups;
}

/** Instants as India reads them, money in rupees; what does not apply is left out. */
function inWords(row: Part): Part {
  const shown = Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
    if (value === null || value === '') return [];
    if (name.endsWith('At') || name === 'at') return [[name, toIndiaIso(value as Instant)]];
    if (name.endsWith('Paise')) return [[name.replace('Paise', 'InRupees'), Number(value) / 100]];
    return [[name, value]];
  });
  return Object.fromEntries(shown);
}

const selectBookings = statement<[string], Part & { id: string }>({
  name: 'my-data-bookings',
  text: `select id, reference as "confirmationCode", service_name as service, option_key as option,
      price_paise as "pricePaise", starts_at as "startsAt", ends_at as "endsAt", status,
      payment_method as "paymentMethod", name, email, phone, address, policy_version as "policyVersion",
      (select n.name || ', GSTIN ' || n.gstin from tax_document_businesses n where n.booking_id = b.id) as "taxDocumentsMadeOutTo",
      fee_paise as "feePaise", created_at as "bookedAt", updated_at as "changedAt"
    from bookings b where user_id = $1 order by created_at, id`,
});

const lines = (name: string, text: string) =>
  statement<[string], Line>({ name: `my-data-${name}`, text });

const selectTimeline = lines(
  'timeline',
  `select e.subject as "bookingId", e.type as what, e.at
    from events e join bookings b on b.id = e.subject where b.user_id = $1 order by e.id`,
);
const selectInstalments = lines(
  'instalments',
  `select i.booking_id as "bookingId", i.kind, i.amount_paise as "amountPaise", i.due_at as "dueAt",
      i.paid_at as "paidAt", i.waived_at as "waivedAt"
    from instalments i join bookings b on b.id = i.booking_id where b.user_id = $1 order by i.booking_id, i.position`,
);
const selectPayments = lines(
  'payments',
  `select p.booking_id as "bookingId", p.mode, p.status, p.amount_paise as "amountPaise", p.user_email as email,
      p.user_phone as phone, p.pg_txn_id as "gatewayReference", p.collected_at as "collectedAt", p.created_at as "recordedAt"
    from payments p where p.user_id = $1 order by p.created_at`,
);
/** A refund that has arrived is credited; one that could not is credit with us. */
const REFUND_STATE =
  "case r.state when 'paid' then 'credited' when 'returned' then 'as-credit' else r.state end";

const selectRefunds = lines(
  'refunds',
  `select r.booking_id as "bookingId", r.amount_paise as "amountPaise", r.reason, ${REFUND_STATE} as state,
      r.reference as "gatewayReference", r.requested_at as "requestedAt", coalesce(r.paid_at, r.returned_at) as "creditedAt"
    from transfers r join bookings b on b.id = r.booking_id where b.user_id = $1 order by r.requested_at`,
);
const selectTaxDocuments = lines(
  'tax-documents',
  `select p.booking_id as "bookingId", p.kind, p.number, r.name as recipient, r.address as "recipientAddress", r.gstin as "recipientGstin", p.issued_at as "issuedAt",
      p.amount_paise as "amountPaise", p.taxable_paise as "taxablePaise", p.cgst_paise as "cgstPaise",
      p.sgst_paise as "sgstPaise", p.printed
    from tax_documents p join bookings b on b.id = p.booking_id left join tax_document_recipients r on r.tax_document_id = p.id
    where b.user_id = $1 order by p.issued_at, p.event_id, p.series, p.serial`,
);
const selectPayouts = statement<[string], Part>({
  name: 'my-data-payouts',
  text: `select d.upi_id as "upiId", d.holder_name as "nameAtBank", d.confirmed_at as "confirmedAt",
      p.amount_paise as "amountPaise", p.state, p.reference as "bankReference", p.requested_at as "requestedAt",
      p.paid_at as "paidAt"
    from payout_destinations d left join transfers p on p.destination_id = d.id
    where d.user_id = $1
    union all
    select null, null, null, p.amount_paise, p.state, p.reference, p.requested_at, p.paid_at
    from transfers p where p.user_id = $1 and p.destination_id is null and p.state <> 'requested'
    order by "confirmedAt", "requestedAt"`,
});
const selectCredit = statement<[string], Part>({
  name: 'my-data-credit',
  text: `select b.reference as "confirmationCode", c.reason, c.amount_paise as "amountPaise", c.created_at as "recordedAt"
    from credits c left join bookings b on b.id = c.booking_id where c.user_id = $1 order by c.created_at, c.id`,
});
