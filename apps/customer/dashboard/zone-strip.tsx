import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { serviceNameIn } from '#contract/catalogue/words.ts';
import { listBookings } from '#contract/customer/list-bookings.ts';
import { commasDiffer, shownDay } from '#ui/dates.ts';
import { useLang, useWords } from '#ui/words.tsx';
import { keptQueryOf } from '../api/kept-query.ts';
import { ZoneNote } from '../shell/zone-note.tsx';

/** Says of each area that is not running as usual which visits there it concerns; without one there is no strip. */
export function ZoneStrip() {
  const { catalogue } = useWords();
  const lang = useLang();
  const { data } = useQuery(keptQueryOf(listBookings, {}));
  const concerned = data?.bookings.flatMap(({ zone, ...booking }) =>
    zone ? [{ zone, booking }] : [],
  );
  const zones = Map.groupBy(concerned ?? [], ({ zone }) => JSON.stringify(zone));
  return [...zones].map(([key, visits]) => (
    <ZoneNote key={key} zone={visits[0]?.zone} isBooked>
      {visits.map(({ booking: { id, serviceSlug, serviceName, date, time } }) => (
        <Link
          key={id}
          className="num"
          to={`/bookings/${id}`}
          suppressHydrationWarning={commasDiffer}
        >
          {[serviceNameIn(catalogue, serviceSlug, serviceName), shownDay(date, lang), time].join(
            ' · ',
          )}
        </Link>
      ))}
    </ZoneNote>
  ));
}
