/** Bookings on whose page a stream of their own tells how the visit stands. */
const told = new Map<string, number>();

/** As long as it is not ended, the page of this booking hears by itself of every new state. */
export function watchLive(bookingId: string): () => void {
  told.set(bookingId, (told.get(bookingId) ?? 0) + 1);
  return () => {
    const left = (told.get(bookingId) ?? 1) - 1;
    if (left > 0) told.set(bookingId, left);
    else told.delete(bookingId);
  };
}

export const isWatchedLive = (bookingId: string): boolean => told.has(bookingId);
