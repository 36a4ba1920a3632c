/** The states of a booking, and so of its visit; both who books and who comes see them. */
export const BOOKING_STATUSES = [
  'pending',
  'assigned',
  'dispatched',
  'arrived',
  'in_progress',
  'done',
  'disputed',
  'completed',
  'expired',
  'cancelled',
  'no_show_customer',
  'no_show_provider',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];
