import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import type { BookingView } from '#contract/customer/booking.ts';
import { listBookings } from '#contract/customer/list-bookings.ts';
import { readBooking } from '#contract/customer/read-booking.ts';
import { bookingId } from '#contract/fields/booking-id.ts';
import type { OutputOf } from '#contract/operation.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { RangoliDots } from '#ui/rangoli.tsx';
import { useWords } from '#ui/words.tsx';
import { type Kept, keptAnswer } from '../api/kept-answers.ts';
import { orKept } from '../api/kept-query.ts';
import { ask, Refused } from '../api/query.ts';
import { AsOf } from '../shell/as-of.tsx';
import { Trouble } from '../shell/trouble.tsx';
import { useTitle } from '../shell/use-title.ts';
import { BookingDetail } from './booking-detail.tsx';
import './detail.css';

type DetailPageProps = {
  id: string;
  /** The way to another time; it belongs to booking. */
  Reschedule: ComponentType<{ booking: BookingView; onChanged: () => void }>;
  /** With what the Karigar comes through the gate. */
  GatePass: ComponentType<{ booking: BookingView }>;
  /** The way to a firm booking while it is only held. */
  Confirm: ComponentType<{ booking: BookingView; onChanged: () => void }>;
  /** The visit itself, while it is one. */
  Visit: ComponentType<{ booking: BookingView; onChanged: () => void }>;
};

/** One booking as a screen of its own; somebody else's looks like one that never was (HIST-03). */
export function DetailPage({ id, ...parts }: DetailPageProps) {
  const { history } = useWords();
  useTitle(history.detail.title);
  return (
    <div className="wrap booking-detail">
      <Link className="back-link" to="/booking-history">
        <Icon name="arrow-left" />
        {history.detail.back}
      </Link>
      {bookingId.safeParse(id).success ? <Asked id={id} {...parts} /> : <NotFound />}
    </div>
  );
}

const ASK_AGAIN_MS = 4000;

/** Money that somebody watches: it may arrive at any moment. */
const isMoving = (state: BookingView['payment']['state'] | undefined): boolean =>
  state === 'checking' || state === 'refunding';

function Asked({ id, ...parts }: DetailPageProps) {
  const { history } = useWords();
  const query = useQuery({
    queryKey: [readBooking.name, { id }],
    queryFn: ({ signal, client, queryKey }) => {
      const find = () => keptBooking(id, queryKey);
      return orKept(readBooking, ask(readBooking, { id }, signal), { client, queryKey, find });
    },
    // Coming back to this page always asks: a visit and its money move while nobody looks.
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (isMoving(data?.booking.payment.state)) return ASK_AGAIN_MS;
      // Somebody waits for a yes, at the door, or for our call, and it may come at any moment.
      return data?.ifNobodyFound || data?.late || data?.safety ? 5 * ASK_AGAIN_MS : false;
    },
  });
  const askAgain = () => void query.refetch();
  const refusal = query.error instanceof Refused ? query.error.refusal : undefined;
  if (refusal?.code === 'booking-not-found') return <NotFound />;
  if (query.data) {
    return (
      <>
        <AsOf shown={query} onRetry={askAgain} />
        <BookingDetail {...query.data} {...parts} onChanged={askAgain} />
      </>
    );
  }
  if (query.isError) {
    return (
      <Trouble text={history.detail.failed} reference={refusal?.reference} onRetry={askAgain} />
    );
  }
  return <Waiting />;
}

/** As it was when its page was last open, else as it stood in a list. */
async function keptBooking(
  id: string,
  page: QueryKey,
): Promise<Kept<OutputOf<typeof readBooking>> | undefined> {
  const kept = await keptAnswer(readBooking, page);
  if (kept) return kept;
  for (const list of [
    [listBookings.name, 'pages', 'all'],
    [listBookings.name, {}],
  ]) {
    const found = await keptAnswer(listBookings, list);
    const booking = found?.value.bookings.find((one) => one.id === id);
    if (found && booking)
      return {
        value: {
          booking,
          timeline: [],
          next: null,
          ifNobodyCame: null,
          ifNobodyFound: null,
          instalments: [],
          refunds: [],
          taxDocuments: [],
          business: { named: null, mayName: false },
          briefing: { told: null, mayWrite: false, links: null },
        },
        at: found.at,
      };
  }
  return undefined;
}

function Waiting() {
  const { history } = useWords();
  return (
    <div role="status" className="detail-waiting">
      <span className="visually-hidden">{history.detail.loading}</span>
      <RangoliDots size={168} waiting />
      <i />
      <i />
      <i />
    </div>
  );
}

function NotFound() {
  const { history } = useWords();
  return (
    <div className="detail-missing">
      <RangoliDots size={140} />
      <h1>{history.detail.notFound}</h1>
      <p>{history.detail.notFoundText}</p>
      <Link className="btn" to="/booking-history">
        {history.title}
      </Link>
    </div>
  );
}
