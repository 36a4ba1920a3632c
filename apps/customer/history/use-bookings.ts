import { useInfiniteQuery } from '@tanstack/react-query';
import type { BookingView } from '#contract/customer/booking.ts';
import { type BookingFilter, listBookings } from '#contract/customer/list-bookings.ts';
import { ask, Refused } from '../api/query.ts';

/** One's own bookings, newest first, a page at a time. */
export function useBookings(show: BookingFilter) {
  const query = useInfiniteQuery({
    queryKey: [listBookings.name, 'pages', show],
    queryFn: ({ pageParam, signal }) =>
      ask(
        listBookings,
        { ...(show !== 'all' && { show }), ...(pageParam && { after: pageParam }) },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
  const bookings: readonly BookingView[] = query.data?.pages.flatMap((page) => page.bookings) ?? [];
  const reference = query.error instanceof Refused ? query.error.refusal.reference : undefined;
  return { ...query, bookings, reference };
}
