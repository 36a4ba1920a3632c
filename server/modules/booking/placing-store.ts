import { newId } from '#kernel/ids.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Booking, Instalment } from './booking.ts';
import type { Placing } from './placing.ts';

/** The seats to try, best first, as the parallel columns that availability makes of them; opaque to bookings. */
export type SeatColumns = readonly [
  apart: string,
  karigars: number[],
  leaveAt: Date[],
  previous: (number | null)[],
  next: (number | null)[],
  nextLeaveAt: (Date | null)[],
];

export type Placed =
  | { readonly outcome: 'placed'; readonly taken: number[]; readonly karigars: number[] }
  | { readonly outcome: 'exists' | 'stale' | 'contended' };

const UNIQUE_VIOLATION = '23505';

/**
 * Writes a whole placing in one round trip: time, booking, instalments, payment record, event and outbox, or nothing.
 * The function behind it verifies the seats against what the decision saw.
 */
export async function recordPlacing(
  db: Database,
  placing: Placing,
  teamSize: number,
  seats: SeatColumns,
): Promise<Placed> {
  const { booking, instalments, payment } = placing;
  try {
    const row = await callBookSlot.first(db, [
      JSON.stringify(bookingRow(booking)),
      JSON.stringify(instalments.map((instalment) => instalmentRow(booking.id, instalment))),
      payment && JSON.stringify(paymentRow(booking, payment)),
      JSON.stringify(eventData(booking)),
      teamSize,
      ...seats,
    ]);
    if (row?.outcome !== 'placed') return { outcome: row?.outcome ?? 'stale' };
    return { outcome: 'placed', taken: row.taken ?? [], karigars: row.karigars ?? [] };
  } catch (error) {
    // The same request was committed by its twin a moment ago.
    if (constraintOf(error) === 'bookings_pkey') return { outcome: 'exists' };
    throw error;
  }
}

/** What reactions and timers need to know; nothing that names a person. */
const eventData = (booking: Booking) => ({
  userId: booking.userId,
  reference: booking.reference,
  serviceSlug: booking.serviceSlug,
  serviceName: booking.serviceName,
  paymentMethod: booking.paymentMethod,
  startsAt: booking.startsAt,
  holdUntil: booking.holdUntil,
  firm: booking.firmAt !== null,
});

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

const bookingRow = (booking: Booking) => ({
  id: booking.id,
  reference: booking.reference,
  user_id: booking.userId,
  name: booking.name,
  email: booking.email,
  phone: booking.phone,
  service_id: booking.serviceId,
  service_slug: booking.serviceSlug,
  service_name: booking.serviceName,
  category: booking.category,
  option_key: booking.option,
  price_paise: booking.pricePaise,
  starts_at: iso(booking.startsAt),
  ends_at: iso(booking.endsAt),
  address: booking.address,
  payment_method: booking.paymentMethod,
  status: booking.status,
  firm_at: iso(booking.firmAt),
  hold_until: iso(booking.holdUntil),
  hold_extended: booking.holdExtended,
  policy_version: booking.policyVersion,
  request_hash: booking.requestHash,
  version: booking.version,
  created_at: iso(booking.createdAt),
});

const instalmentRow = (bookingId: string, instalment: Instalment) => ({
  booking_id: bookingId,
  position: instalment.position,
  kind: instalment.kind,
  amount_paise: instalment.amountPaise,
  due_at: iso(instalment.dueAt),
  paid_at: iso(instalment.paidAt),
});

const paymentRow = (booking: Booking, payment: NonNullable<Placing['payment']>) => ({
  id: newId(booking.createdAt),
  booking_id: booking.id,
  service_id: booking.serviceId,
  service_name: booking.serviceName,
  user_id: booking.userId,
  user_email: booking.email,
  user_phone: booking.phone,
  mode: payment.mode,
  status: payment.status,
  origin: payment.origin,
  amount_paise: payment.amountPaise,
  pg_txn_id: '',
  instalment: payment.instalment,
  created_at: iso(booking.createdAt),
});

function constraintOf(error: unknown): string | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === UNIQUE_VIOLATION ? constraint : undefined;
}

const callBookSlot = statement<
  [string, string, string | null, string, number, ...SeatColumns],
  {
    outcome: 'placed' | 'exists' | 'stale' | 'contended';
    taken: number[] | null;
    karigars: number[] | null;
  }
>({
  name: 'book-slot',
  text: 'select * from book_slot($1, $2, $3, $4, $5, $6::interval, $7, $8, $9, $10, $11)',
});
