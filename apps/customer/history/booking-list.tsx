import { useState } from 'react';
import { Link } from 'react-router';
import { BOOKING_FILTERS, type BookingFilter } from '#contract/customer/list-bookings.ts';
import { Button } from '#ui/button.tsx';
import { RangoliDots } from '#ui/rangoli.tsx';
import { useWords } from '#ui/words.tsx';
import { isLost } from '../api/kept-query.ts';
import { AsOf } from '../shell/as-of.tsx';
import { Trouble } from '../shell/trouble.tsx';
import { BookingRow } from './booking-row.tsx';
import { referenceOf, useBookings } from './use-bookings.ts';
import { usePaying } from './use-paying.tsx';
import { WaitingRows } from './waiting-rows.tsx';
import './history.css';

/** The bookings, all or some of them; where there are none at all, nothing is there to choose from. */
export function BookingList({ inDialog }: { inDialog: boolean }) {
  const [show, setShow] = useState<BookingFilter>('all');
  const { bookings, data } = useBookings(show);
  const none = show === 'all' && !!data && bookings.length === 0;
  return (
    <>
      {!none && <FilterBar show={show} onShow={setShow} />}
      <Listed key={show} show={show} inDialog={inDialog} onShowAll={() => setShow('all')} />
    </>
  );
}

type ListedProps = { show: BookingFilter; inDialog: boolean; onShowAll: () => void };

/** The bookings, or why there are none to be seen: a failed fetch never says 'No bookings yet' (ruling R22). */
function Listed({ show, inDialog, onShowAll }: ListedProps) {
  const { history } = useWords();
  const list = useBookings(show);
  const { cut, showMore } = useMore(list);
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
  if (list.bookings.length === 0) {
    return show === 'all' ? (
      <NoBookings inDialog={inDialog} />
    ) : (
      <NoneOfThese show={show} onShowAll={onShowAll} />
    );
  }
  // A list that was read stays on screen with its time; a page that cannot be had is reported where it would stand.
  const failed = cut !== undefined || (list.isError && !isLost(list.error));
  return (
    <>
      <AsOf
        shown={{ ...list, error: failed ? null : list.error }}
        onRetry={() => void list.refetch()}
      />
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
      {failed && (
        <Trouble
          text={history.failed}
          reference={cut?.reference ?? list.reference}
          onRetry={() => void showMore()}
        />
      )}
      {list.hasNextPage && !failed && (
        <ShowMore busy={list.isFetchingNextPage} onMore={() => void showMore()} />
      )}
      {paying.alert}
    </>
  );
}

/** The next page; where it could not be had, the sentence stays until the customer tries again. */
function useMore({ fetchNextPage }: ReturnType<typeof useBookings>) {
  const [cut, setCut] = useState<{ reference: string | undefined }>();
  const showMore = async () => {
    setCut(undefined);
    const { isFetchNextPageError, error } = await fetchNextPage();
    if (isFetchNextPageError) setCut({ reference: referenceOf(error) });
  };
  return { cut, showMore };
}

function ShowMore({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  const { history } = useWords();
  return (
    <Button look="line" className="show-more" busy={busy} onClick={onMore}>
      {history.showMore}
    </Button>
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

type FilterBarProps = { show: BookingFilter; onShow: (show: BookingFilter) => void };

function FilterBar({ show, onShow }: FilterBarProps) {
  const { history } = useWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are toggles that filter, not fields of a form.
    <div className="history-filter" role="group" aria-label={history.filter}>
      {BOOKING_FILTERS.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={show === filter}
          onClick={() => onShow(filter)}
        >
          {history.filters[filter]}
        </button>
      ))}
    </div>
  );
}

type NoneOfTheseProps = { show: 'upcoming' | 'past'; onShowAll: () => void };

function NoneOfThese({ show, onShowAll }: NoneOfTheseProps) {
  const { history } = useWords();
  const { title, text } = history.emptyOf[show];
  return (
    <div className="no-bookings" role="status">
      <RangoliDots size={140} />
      <h2>{title}</h2>
      <p>{text}</p>
      <Button look="line" onClick={onShowAll}>
        {history.showAll}
      </Button>
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
