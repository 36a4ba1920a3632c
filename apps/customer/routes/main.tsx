import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type CategoryTerms, FIRST_CATEGORIES } from '#contract/catalogue/category-terms.ts';
import { termsOf } from '#contract/catalogue/known.ts';
import type { SearchWords } from '#contract/catalogue/words.ts';
import { listBookings } from '#contract/customer/list-bookings.ts';
import { readBooking } from '#contract/customer/read-booking.ts';
import { PINCODE } from '#contract/fields/pincode.ts';
import { type CatalogueItem, readCatalogue } from '#contract/public/read-catalogue.ts';
import { readCatalogueWords } from '#contract/public/read-catalogue-words.ts';
import { slotMinute } from '#contract/slots.ts';
import { dateInIndia, isLocalDate } from '#kernel/time.ts';
import { useLang, useWords } from '#ui/words.tsx';
import { whenIdle } from '../../browser/when-idle.ts';
import { isOld, keptQueryOf } from '../api/kept-query.ts';
import { queryOf, Refused } from '../api/query.ts';
import type { Chosen } from '../booking/draft.ts';
import { ResumeBookingLine } from '../booking/resume-booking-line.tsx';
import { todayOf } from '../dashboard/availability-line.ts';
import { FindBar } from '../dashboard/find-bar.tsx';
import { Greeting } from '../dashboard/greeting.tsx';
import { NeedsStrip } from '../dashboard/needs-strip.tsx';
import { NextVisitStrip } from '../dashboard/next-visit-strip.tsx';
import { categoryNamed, type Filter } from '../dashboard/search.ts';
import { ServiceList } from '../dashboard/service-list.tsx';
import { WaitingCards } from '../dashboard/waiting-cards.tsx';
import { ZoneStrip } from '../dashboard/zone-strip.tsx';
import { AsOf } from '../shell/as-of.tsx';
import { useLearnWords } from '../shell/language.tsx';
import { lateSheet } from '../shell/late-sheet.tsx';
import { refreshSession, useSession } from '../shell/session.ts';
import { Trouble } from '../shell/trouble.tsx';
import '../dashboard/dashboard.css';

const [BookingDialog, fetchBookingDialog] = lateSheet(
  () => import('../booking/booking-dialog.tsx'),
  { inAddress: true },
);

/**
 * The dashboard; `?book=plumbing` opens the booking dialog over it, so that back closes it and a reload keeps it.
 * `?category=event` begins with that filter: the front page's tiles lead here.
 */
export default function Main() {
  const { catalogue, dashboard } = useWords();
  const [search] = useSearchParams();
  const [filter, setFilter] = useState<Filter>({
    text: '',
    category: categoryNamed(search.get('category'), catalogue),
  });
  const query = useQuery(keptQueryOf(readCatalogue, {}));
  const { data, error, refetch } = query;
  const dialog = useBookingAddress();
  const again = useAgain(dialog.again);
  const old = isOld(query);
  // The server's day, unless it is that of another day's answer.
  const today = old ? dateInIndia(Date.now()) : data && todayOf(data.services);
  const service = data?.services.find(({ slug }) => slug === dialog.slug);
  // One that was put on sale after the page had come is shown once it has a name.
  const services = data?.services.filter(({ slug }) => catalogue.services[slug]);

  const cardsShown = data !== undefined;
  // It is downloaded while its reader looks at the cards.
  useEffect(() => (cardsShown ? whenIdle(fetchBookingDialog) : undefined), [cardsShown]);
  const searchWords = useSearchWords(cardsShown, filter.text !== '');

  return (
    <div className="wrap dashboard">
      <title>{dashboard.title}</title>
      <NeedsStrip />
      <ZoneStrip />
      <div className="dashboard-head">
        <Greeting today={today} />
        <NextVisitStrip today={today} />
      </div>
      <ResumeBookingLine key={dialog.slug} />
      <AsOf shown={query} onRetry={() => void refetch()} />
      <FindBar filter={filter} categories={categoriesOf(services)} onFilter={setFilter} />
      {services ? (
        <ServiceList
          services={services}
          timesKnown={!old}
          filter={filter}
          searchWords={searchWords}
          onFilter={setFilter}
          onBook={dialog.open}
          onLikely={fetchBookingDialog}
        />
      ) : (
        <NoneYet error={error} onRetry={() => void refetch()} />
      )}
      {dialog.slug && (data ? service : !error) && !again.isWaiting && (
        <BookingOf
          {...{ service, option: dialog.option, again: again.booking }}
          slug={dialog.slug}
          chosen={dialog.chosen}
          onClose={dialog.close}
          onTaken={dialog.forgetAgain}
        />
      )}
    </div>
  );
}

function NoneYet({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { dashboard } = useWords();
  if (!error) return <WaitingCards />;
  const reference = error instanceof Refused ? error.refusal.reference : undefined;
  return <Trouble text={dashboard.failed} reference={reference} onRetry={onRetry} />;
}

/** Looked for by more words than are shown; they come when the browser has nothing better to do, or is asked to search. */
function useSearchWords(cardsShown: boolean, isSearching: boolean): SearchWords | undefined {
  const lang = useLang();
  const learn = useLearnWords();
  const [idle, setIdle] = useState(false);
  useEffect(() => (cardsShown ? whenIdle(() => setIdle(true)) : undefined), [cardsShown]);
  const { data } = useQuery({
    ...keptQueryOf(readCatalogueWords, { lang }),
    enabled: idle || isSearching,
  });
  useEffect(() => {
    if (data) learn(data);
  }, [data, learn]);
  return data?.search;
}

/** Those of which something is sold, in their order. */
function categoriesOf(services: readonly CatalogueItem[] = []): readonly CategoryTerms[] {
  const sold = new Set(services.map(({ category }) => category));
  const terms = sold.size > 0 ? [...sold].map(termsOf) : FIRST_CATEGORIES;
  return terms.toSorted((one, other) => one.position - other.position);
}

type BookingOfProps = Pick<
  ComponentProps<typeof BookingDialog>,
  'slug' | 'option' | 'chosen' | 'again' | 'service' | 'onClose'
>;

function BookingOf({ onTaken, ...about }: BookingOfProps & { onTaken: () => void }) {
  const session = useSession();
  // The address forgets it, so that a reload keeps what was changed since.
  const [again] = useState(about.again ?? null);
  useEffect(() => {
    if (again) onTaken();
  }, [again, onTaken]);
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (
    <BookingDialog
      {...about}
      again={again}
      lastAddress={session.status === 'signed-in' ? session.lastAddress : null}
      needsMobile={session.status === 'signed-in' && session.user.mobile === null}
      unprovenMobile={
        session.status === 'signed-in' && !session.user.mobileProven ? session.user.mobile : null
      }
      onSeeBooking={({ id }) => void navigate(`/bookings/${id}`, { replace: true })}
      onConfirmed={() => {
        void queries.invalidateQueries({ queryKey: [listBookings.name] });
        void queries.invalidateQueries({ queryKey: [readCatalogue.name] });
        void refreshSession();
      }}
    />
  );
}

/** The booking that is wanted once more. One that cannot be read leaves an empty dialog, as from the card. */
function useAgain(id: string | null) {
  const { data, isLoading } = useQuery({
    ...queryOf(readBooking, { id: id ?? '' }),
    enabled: id !== null,
    retry: false,
  });
  return { booking: id === null ? null : (data?.booking ?? null), isWaiting: isLoading };
}

/** The service that is being booked stands in the address. */
function useBookingAddress() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const wanted = search.get('book');
  const { catalogue } = useWords();
  const slug = wanted !== null && Object.hasOwn(catalogue.services, wanted) ? wanted : undefined;
  const openedHere = (location.state as { openedHere?: boolean } | null)?.openedHere === true;
  return {
    slug,
    option: search.get('option'),
    chosen: chosenIn(search),
    again: search.get('again'),
    forgetAgain: () => {
      if (!search.has('again')) return;
      const left = new URLSearchParams(search);
      left.delete('again');
      void navigate(`/main?${left}`, {
        replace: true,
        state: location.state,
        preventScrollReset: true,
      });
    },
    open: (service: string, option: string | null) => {
      const query = new URLSearchParams({ book: service, ...(option ? { option } : {}) });
      void navigate(`/main?${query}`, { state: { openedHere: true }, preventScrollReset: true });
    },
    /** Closing is going back where the dialog was opened from; a deep link has nothing to go back to. */
    close: () => {
      if (openedHere) void navigate(-1);
      else void navigate('/main', { replace: true, preventScrollReset: true });
    },
  };
}

/** The page of a service leads here with a slot; anything else may stand in an address as well. */
function chosenIn(search: URLSearchParams): Chosen | null {
  const [date, time, pincode] = [search.get('date'), search.get('time'), search.get('pincode')];
  if (!date || !isLocalDate(date)) return null;
  if (time !== null && slotMinute(time) === undefined) return null;
  return { date, time, pincode: pincode && PINCODE.test(pincode) ? pincode : null };
}
