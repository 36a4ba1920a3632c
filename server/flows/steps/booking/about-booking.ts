import type { Booking } from '#server/modules/booking/booking.ts';

/** The data that every event of a booking carries, so that its readers need not ask; nothing that names a person. */
export const aboutBooking = (booking: Booking) => ({
  userId: booking.userId,
  reference: booking.reference,
  serviceSlug: booking.serviceSlug,
  serviceName: booking.serviceName,
  startsAt: booking.startsAt,
  days: booking.days,
});
