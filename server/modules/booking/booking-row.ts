import type { BookingStatus } from '#contract/customer/booking.ts';
import type { Address } from '#contract/fields/address.ts';
import type { Category, PaymentMethod } from '#contract/policy.ts';
import type { Suspension } from '#contract/zone.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Booking } from './booking.ts';

/** The columns of `bookings`, as the store and the views read them: `b.*, b.suspension`. */
export type BookingRow = {
  id: string;
  reference: string;
  user_id: string;
  name: string;
  email: string | null;
  phone: string | null;
  service_id: number;
  service_slug: string;
  service_name: string;
  category: Category;
  option_key: string | null;
  price_paise: Paise;
  starts_at: Instant;
  ends_at: Instant;
  address: Address;
  payment_method: PaymentMethod;
  status: BookingStatus;
  firm_at: Instant | null;
  hold_until: Instant | null;
  hold_extended: boolean;
  policy_version: string;
  request_hash: string;
  fee_paise: Paise | null;
  fee_floor_paise: Paise | null;
  reschedules: number | null;
  arrived_at: Instant | null;
  sought_since: Instant | null;
  let_down_at: Instant | null;
  excused_until: Instant | null;
  suspension: Suspension | null;
  days: number;
  until_at: Instant;
  version: number;
  created_at: Instant;
};

export const toBooking = (row: BookingRow): Booking => ({
  id: row.id,
  reference: row.reference,
  userId: row.user_id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  serviceId: row.service_id,
  serviceSlug: row.service_slug,
  serviceName: row.service_name,
  category: row.category,
  option: row.option_key,
  pricePaise: row.price_paise,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  days: row.days,
  untilAt: row.until_at,
  address: row.address,
  paymentMethod: row.payment_method,
  status: row.status,
  firmAt: row.firm_at,
  holdUntil: row.hold_until,
  holdExtended: row.hold_extended,
  policyVersion: row.policy_version,
  requestHash: row.request_hash,
  feePaise: row.fee_paise ?? 0,
  feeFloorPaise: row.fee_floor_paise ?? 0,
  reschedules: row.reschedules ?? 0,
  arrivedAt: row.arrived_at,
  reassigningSince: row.sought_since,
  brokenDownAt: row.let_down_at,
  excusedUntil: row.excused_until,
  suspension: row.suspension,
  version: row.version,
  createdAt: row.created_at,
});
