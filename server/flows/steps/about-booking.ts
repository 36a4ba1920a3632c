import type { Booking } from '#server/modules/booking/booking.ts';

/** What every event of a booking carries, so that whoever is told of it need not ask; nothing that names a person. */
export const aboutBooking = (booking: Booking) => ({
  userId: booking.userId,
  reference: booking.reference,
  serviceSlug: booking.serviceSlug,
  serviceName: booking.serviceName,
  startsAt: booking.startsAt,
  ...(booking.days > 1 && { days: booking.days }),
});
