import { useState } from 'react';
import { servicePath } from '#contract/catalogue/service-page.ts';
import { optionNameIn, serviceNameIn } from '#contract/catalogue/words.ts';
import type { CatalogueItem } from '#contract/public/read-catalogue.ts';
import { formatRupees } from '#kernel/money.ts';
import { artOf } from '#ui/art/service-art.ts';
import { commasDiffer } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { RadioRows } from '#ui/radio-rows.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { availabilityLine } from './availability-line.ts';

type ServiceCardProps = {
  service: CatalogueItem;
  timesKnown: boolean;
  /** The first cards are in sight at once: their pictures are not put off. */
  inSight: boolean;
  onBook: (slug: string, option: string | null) => void;
  /** The person is about to book: what the dialog needs may be fetched. */
  onLikely: () => void;
};

export function ServiceCard({ service, timesKnown, inSight, onBook, onLikely }: ServiceCardProps) {
  const { catalogue, connection, dashboard } = useWords();
  const lang = useLang();
  const slug = service.slug;
  const { description, art } = catalogue.services[slug] ?? { description: '', art: null };
  const name = serviceNameIn(catalogue, slug);
  const offered = service.options.filter((option) => option.available);
  const [chosen, setChosen] = useState<string | null>(null);
  const option = offered.find(({ key }) => key === chosen) ?? offered.at(-1);
  const open = timesKnown && service.availability.kind !== 'none';
  return (
    <article className="service-card">
      <div className="picture">
        <NichePicture art={artOf(art)} inSight={inSight} />
        <Rating rating={service.rating} count={service.ratingCount} />
      </div>
      <div className="text">
        <h2>{name}</h2>
        <p className="description">
          {description}{' '}
          <a
            className="link"
            href={servicePath(slug)}
            aria-label={dashboard.detailsOf({ service: name })}
          >
            {dashboard.details}
          </a>
        </p>
        <p className="facts">
          <span>
            <Icon name="pin" />
            {dashboard.city}
          </span>
          <span className={open ? 'soon' : undefined} suppressHydrationWarning={commasDiffer}>
            {timesKnown
              ? availabilityLine(service.availability, dashboard, lang)
              : connection.timesLater}
          </span>
        </p>
        {option && (
          <RadioRows
            name={`option-of-${slug}`}
            legend={dashboard.optionsFor({ service: name })}
            legendHidden
            rows={offered.map(({ key, pricePaise }) => ({
              value: key,
              label: catalogue.options[key] ?? key,
              amount: formatRupees(pricePaise),
            }))}
            chosen={option.key}
            onChoose={setChosen}
          />
        )}
        <div className="foot">
          <p className="price">
            <b className="num">{formatRupees(option?.pricePaise ?? service.pricePaise)}</b>
            <small>{priceNote(service, option?.key)}</small>
          </p>
          <button
            type="button"
            className="btn"
            aria-label={dashboard.bookNowFor({ service: name })}
            aria-haspopup="dialog"
            onPointerEnter={onLikely}
            onFocus={onLikely}
            onClick={() => onBook(slug, option?.key ?? null)}
          >
            {dashboard.bookNow}
          </button>
        </div>
      </div>
    </article>
  );

  function priceNote({ laborCharges }: CatalogueItem, key: string | undefined): string {
    if (laborCharges) return dashboard.laborOnly;
    return optionNameIn(catalogue, key) ?? dashboard.totalPrice;
  }
}

/** Phones show the niche a little wider, so that more of the card is in sight. */
export const niche = (art: string): string => `${art}#svgView(viewBox(-60,0,600,360))`;

function NichePicture({ art, inSight }: { art: string; inSight: boolean }) {
  return (
    <picture>
      <source media="(max-width: 900px)" srcSet={niche(art)} width="600" height="360" />
      <img
        src={art}
        width="480"
        height="360"
        alt=""
        decoding="async"
        loading={inSight ? 'eager' : 'lazy'}
      />
    </picture>
  );
}

function Rating({ rating, count }: { rating: number; count: number | null }) {
  const { dashboard } = useWords();
  const shown = rating.toFixed(1);
  return (
    <p className="rating">
      <Icon name="star" />
      <span className="num" aria-hidden="true">
        {shown}
      </span>
      <span className="visually-hidden">
        {count === null
          ? dashboard.rating({ rating: shown })
          : dashboard.ratingOf({ rating: shown, count })}
      </span>
    </p>
  );
}
