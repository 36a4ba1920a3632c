import { useInfiniteQuery } from '@tanstack/react-query';
import type { BookingView } from '#contract/customer/booking.ts';
import { type BookingFilter, listBookings } from '#contract/customer/list-bookings.ts';
import { orKept } from '../api/kept-query.ts';
import { ask, Refused } from '../api/query.ts';

/** One's own bookings, newest first, a page at a time. */
export function useBookings(show: BookingFilter) {
  const query = useInfiniteQuery({
    queryKey: [listBookings.name, 'pages', show],
    queryFn: ({ pageParam, signal, client, queryKey }) => {
      const page = ask(
        listBookings,
        { ...(show !== 'all' && { show }), ...(pageParam && { after: pageParam }) },
        signal,
      );
      const shape = (first: Awaited<typeof page>) => ({ pages: [first], pageParams: [''] });
      return pageParam ? page : orKept(listBookings, page, { client, queryKey, shape });
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
  const bookings: readonly BookingView[] = query.data?.pages.flatMap((page) => page.bookings) ?? [];
  return { ...query, bookings, reference: referenceOf(query.error) };
}

/** Under which our log knows what went wrong. */
export const referenceOf = (error: unknown): string | undefined =>
  error instanceof Refused ? error.refusal.reference : undefined;
