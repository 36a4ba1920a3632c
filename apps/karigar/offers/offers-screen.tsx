import { type ReactNode, useEffect, useRef } from 'react';
import { listOffers } from '#contract/karigar/list-offers.ts';
import type { OfferView } from '#contract/karigar/offer.ts';
import { toast } from '#ui/toast.tsx';
import { useReading } from '../api/reading.ts';
import { serverNow } from '../api/server-clock.ts';
import { askedFor } from '../shell/path.tsx';
import { AsOf, Waiting } from '../shell/trouble.tsx';
import { useWords } from '../shell/words.tsx';
import { isAnswered } from './answered.ts';
import { OfferCard } from './offer-card.tsx';
import { WhyNotAsked } from './why-not-asked.tsx';
import './offers.css';

/** The visits that the Karigar may take just now; everything to decide by stands on the card. */
export function OffersScreen({ whenNone }: { whenNone?: ReactNode }) {
  const { offers, news } = useWords();
  const reading = useReading(listOffers, {});
  const open = reading.value?.offers.filter(
    ({ state }) => state === 'open' || state === 'declined',
  );
  useToldOfTheGone(open);
  const cameFor = askedFor('visit');
  const isGone = open && cameFor && !open.some(({ bookingId }) => bookingId === cameFor);
  return (
    <section className="k-screen">
      <h1>{offers.title}</h1>
      <AsOf reading={reading} />
      {isGone && (
        <p className="k-card wants" role="status">
          {news.gone}
        </p>
      )}
      <Waiting reading={reading} onRetry={() => void reading.again()} />
      {open?.length === 0 && (
        <div className="k-trouble">
          <p>
            <b>{offers.none}</b>
          </p>
          <p className="k-lead">{offers.noneText}</p>
        </div>
      )}
      {open?.length === 0 && whenNone}
      {open && open.length > 0 && (
        <ul className="k-list">
          {open.map((one) => (
            <li key={one.id}>
              <OfferCard offer={one} />
            </li>
          ))}
        </ul>
      )}
      <WhyNotAsked />
    </section>
  );
}

/**
 * An offer goes while the Karigar looks at it: another was quicker, or nobody is wanted any more. Their own answer is
 * no news to them, also where it was given on another telephone.
 */
function useToldOfTheGone(open: readonly OfferView[] | undefined): void {
  const { news } = useWords();
  const before = useRef<readonly OfferView[]>([]);
  useEffect(() => {
    if (!open) return;
    const gone = before.current.filter(
      ({ id, state, expiresAt }) =>
        state === 'open' &&
        !open.some((one) => one.id === id) &&
        !isAnswered(id) &&
        Date.parse(expiresAt) > serverNow(),
    );
    before.current = open;
    if (gone.length > 0) toast(news.gone);
  }, [open, news]);
}
