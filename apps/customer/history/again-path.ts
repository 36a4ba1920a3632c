import { bookingPath } from '#contract/catalogue/service-page.ts';
import type { BookingView } from '#contract/customer/booking.ts';

/** Leads into the booking dialog with everything as it was the last time. */
export const againPath = ({ id, serviceSlug, option }: BookingView): string =>
  bookingPath(serviceSlug, { ...(option && { option }), again: id });
