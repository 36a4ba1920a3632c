import { BookingRoom } from './booking-room.tsx';

const BOOKING = /^\/bookings\/([0-9a-f-]{36})$/;

export const isFile = (path: string): boolean => BOOKING.test(path);

/** The file that an address names. */
export function Files({ path }: { path: string }) {
  const bookingId = BOOKING.exec(path)?.[1];
  if (bookingId) return <BookingRoom key={bookingId} id={bookingId} />;
  return null;
}
