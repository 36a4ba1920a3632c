import type { Instant } from '#kernel/time.ts';
import { type Booking, type Instalment, waitsForMoney } from './booking.ts';
import { nextReminder } from './payment-reminding.ts';
import type { Placing } from './placing.ts';

/** The data that reactions and timers need; nothing that names a person. */
export const eventData = ({ booking, instalments, bookedBy }: Placing) => ({
  userId: booking.userId,
  reference: booking.reference,
  serviceSlug: booking.serviceSlug,
  serviceName: booking.serviceName,
  paymentMethod: booking.paymentMethod,
  startsAt: booking.startsAt,
  remindAt: nextReminder(booking, instalments)?.at ?? null,
  holdUntil: booking.holdUntil,
  firm: booking.firmAt !== null,
  wanted: !waitsForMoney(booking),
  days: booking.days,
  ...(bookedBy !== undefined && { bookedBy }),
});

export const iso = (at: Instant | null) => (at === null ? null : new Date(at).toISOString());

export const bookingRow = (booking: Booking) => ({
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
  days: booking.days,
  until_at: iso(booking.untilAt),
});

export const instalmentRow = (bookingId: string, instalment: Instalment) => ({
  booking_id: bookingId,
  position: instalment.position,
  kind: instalment.kind,
  amount_paise: instalment.amountPaise,
  due_at: iso(instalment.dueAt),
  paid_at: iso(instalment.paidAt),
});

export const paymentRow = (
  id: string,
  booking: Booking,
  payment: NonNullable<Placing['payment']>,
) => ({
  id,
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
