import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { RangoliDots } from '#ui/rangoli.tsx';
import { useWords } from '#ui/words.tsx';
import { Trouble } from '../shell/trouble.tsx';
import { BookingRow } from './booking-row.tsx';
import { useBookings } from './use-bookings.ts';
import { usePaying } from './use-paying.tsx';
import { WaitingRows } from './waiting-rows.tsx';
import './history.css';

/** The bookings, or why there are none to be seen: a failed fetch never says 'No bookings yet' (ruling R22). */
export function BookingList({ inDialog }: { inDialog: boolean }) {
  const { history } = useWords();
  const list = useBookings();
  const paying = usePaying(() => void list.refetch());

  if (list.isPending) return <WaitingRows />;
  if (!list.data) {
    return (
      <Trouble
        text={history.failed}
        reference={list.reference}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (list.bookings.length === 0) return <NoBookings inDialog={inDialog} />;
  return (
    <>
      <Heads />
      <ol className="bookings">
        {list.bookings.map((booking) => (
          <BookingRow
            key={booking.id}
            booking={booking}
            busy={paying.id === booking.id}
            onPay={() => void paying.pay(booking)}
            inDialog={inDialog}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {history.shown({ count: list.bookings.length })}
      </p>
      {list.isError && (
        <Trouble
          text={history.failed}
          reference={list.reference}
          onRetry={() => void list.fetchNextPage()}
        />
      )}
      {list.hasNextPage && !list.isError && (
        <Button
          look="line"
          className="show-more"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {history.showMore}
        </Button>
      )}
      {paying.alert}
    </>
  );
}

/** Every row says for itself what its parts are; these heads are for the eye, where there is room. */
function Heads() {
  const { history } = useWords();
  return (
    <div className="booking-heads" aria-hidden="true">
      <span>{history.service}</span>
      <span>{history.price}</span>
      <span>{history.date}</span>
      <span>{history.address}</span>
      <span>{history.status}</span>
    </div>
  );
}

function NoBookings({ inDialog }: { inDialog: boolean }) {
  const { everyday, history } = useWords();
  return (
    <div className="no-bookings">
      <RangoliDots size={140} />
      <h2>{history.empty}</h2>
      <p>{history.emptyText}</p>
      <Link className="btn" to="/main" replace={inDialog}>
        {everyday.goToServices}
      </Link>
    </div>
  );
}
