import { optionNameIn, serviceNameIn } from '#contract/catalogue/words.ts';
import { ServiceImage } from '#ui/service-picture.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { CancellationNote } from './cancellation-note.tsx';
import { PriceSummary } from './price-summary.tsx';
import type { Booking } from './use-booking.ts';
import './rail.css';

/** The service and its price, beside every step; on phones only its name. */
export function Rail({ title, booking }: { title: string; booking: Booking }) {
  const { booking: words, catalogue } = useWords();
  const lang = useLang();
  const { slug, draft, laborCharges, place } = booking;
  const { length: days } = booking.dates;
  const visits = days > 1 ? words.moreDays.count({ count: days }) : words.oneVisit;
  const what = laborCharges ? words.laborOnly : visits;
  return (
    <aside className="booking-rail" aria-label={words.yourBooking}>
      <ServiceImage
        of={catalogue.services[slug]}
        {...{ width: 480, height: 360, sizes: '320px' }}
        told
      />
      <div className="about">
        <h2 id={title}>{serviceNameIn(catalogue, slug)}</h2>
        <p className="what">
          {optionNameIn(catalogue, draft.option) ?? what} ·{' '}
          {place.kind === 'served' ? place.place.cityName[lang] : words.city}
        </p>
        <PriceSummary booking={booking} />
        <CancellationNote booking={booking} />
      </div>
    </aside>
  );
}
