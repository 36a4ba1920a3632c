import { listOffers } from '#contract/karigar/list-offers.ts';
import { useReading } from '../api/reading.ts';
import { AsOf, Waiting } from '../shell/trouble.tsx';
import { useWords } from '../shell/words.tsx';
import { OfferCard } from './offer-card.tsx';
import './offers.css';

/** The visits that he may take just now; everything he decides by stands on the card. */
export function OffersScreen() {
  const { offers } = useWords();
  const reading = useReading(listOffers, {});
  const open = reading.value?.offers.filter(({ state }) => state === 'open');
  return (
    <section className="k-screen">
      <h1>{offers.title}</h1>
      <AsOf reading={reading} />
      <Waiting reading={reading} onRetry={() => void reading.again()} />
      {open?.length === 0 && (
        <div className="k-trouble">
          <p>
            <b>{offers.none}</b>
          </p>
          <p className="k-lead">{offers.noneText}</p>
        </div>
      )}
      {open && open.length > 0 && (
        <ul className="k-list">
          {open.map((one) => (
            <li key={one.id}>
              <OfferCard offer={one} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
