import { type ReactNode, useState } from 'react';
import type { ServicePicture } from '#contract/fields/service-picture.ts';
import { formatRupees } from '#kernel/money.ts';
import { artOf } from './art/service-art.ts';
import { commasDiffer } from './dates.ts';
import { Icon } from './icons/icon.tsx';
import { RadioRows } from './radio-rows.tsx';
import { sourcesOf } from './service-picture.tsx';
import { useWords } from './words.tsx';

export type ServiceOnCard = {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** The key of its drawing. */
  readonly art: string | null;
  /** A picture in its place. */
  readonly picture: ServicePicture | null;
  readonly rating: number;
  /** Number of rated visits; null when no rating is shown. */
  readonly ratingCount: number | null;
  readonly laborCharges: boolean;
  readonly pricePaise: number;
  /** Options that can be booked now. */
  readonly options: readonly {
    readonly key: string;
    readonly name: string;
    readonly pricePaise: number;
  }[];
};

type ServiceCardProps = {
  service: ServiceOnCard;
  /** The way to more about it. */
  more?: ReactNode;
  /** When it can next be booked. */
  when?: string;
  soon?: boolean;
  /** The first cards are in sight at once: their pictures are not put off. */
  inSight: boolean;
  onBook: (option: string | null) => void;
  /** The person is about to book: what the dialog needs may be fetched. */
  onLikely?: () => void;
};

/** A service as it is offered: what it is, what it costs, and the way to book it. */
export function ServiceCard({
  service,
  more,
  when,
  soon = false,
  inSight,
  onBook,
  onLikely,
}: ServiceCardProps) {
  const { dashboard } = useWords();
  const { slug, name, options } = service;
  const [chosen, setChosen] = useState<string | null>(null);
  const option = options.find(({ key }) => key === chosen) ?? options.at(-1);
  return (
    <article className="service-card">
      <div className="picture">
        <NichePicture {...{ service, inSight }} />
        <Rating rating={service.rating} count={service.ratingCount} />
      </div>
      <div className="text">
        <h2>{name}</h2>
        <p className="description">
          {service.description} {more}
        </p>
        <p className="facts">
          <span>
            <Icon name="pin" />
            {dashboard.city}
          </span>
          {when !== undefined && (
            <span className={soon ? 'soon' : undefined} suppressHydrationWarning={commasDiffer}>
              {when}
            </span>
          )}
        </p>
        {option && (
          <RadioRows
            name={`option-of-${slug}`}
            legend={dashboard.optionsFor({ service: name })}
            legendHidden
            rows={options.map((one) => ({
              value: one.key,
              label: one.name,
              amount: formatRupees(one.pricePaise),
            }))}
            chosen={option.key}
            onChoose={setChosen}
          />
        )}
        <Foot {...{ service, option, onBook, onLikely }} />
      </div>
    </article>
  );
}

type FootProps = Pick<ServiceCardProps, 'service' | 'onBook'> & {
  option: ServiceOnCard['options'][number] | undefined;
  onLikely: (() => void) | undefined;
};

/** The price of what is chosen, and the way to book it. */
function Foot({ service, option, onBook, onLikely }: FootProps) {
  const { dashboard } = useWords();
  const { name } = service;
  const note = service.laborCharges ? dashboard.laborOnly : (option?.name ?? dashboard.totalPrice);
  return (
    <div className="foot">
      <p className="price">
        <b className="num">{formatRupees(option?.pricePaise ?? service.pricePaise)}</b>
        <small>{note}</small>
      </p>
      <button
        type="button"
        className="btn"
        aria-label={dashboard.bookNowFor({ service: name })}
        aria-haspopup="dialog"
        onPointerEnter={onLikely}
        onFocus={onLikely}
        onClick={() => onBook(option?.key ?? null)}
      >
        {dashboard.bookNow}
      </button>
    </div>
  );
}

/** Phones show the niche a little wider, so that more of the card is in sight. */
export const niche = (art: string): string => `${art}#svgView(viewBox(-60,0,600,360))`;

/** Cards stand one beside the other on a desk, and one below the other on a phone. */
const CARD_SIZES = '(max-width: 900px) 100vw, 400px';

function NichePicture({ service, inSight }: Pick<ServiceCardProps, 'service' | 'inSight'>) {
  const { picture } = service;
  const as = {
    ...{ width: '480', height: '360', decoding: 'async' as const },
    loading: inSight ? ('eager' as const) : ('lazy' as const),
  };
  if (picture) return <img {...as} {...sourcesOf(picture, CARD_SIZES)} alt={picture.alt} />;
  const art = artOf(service.art);
  return (
    <picture>
      <source media="(max-width: 900px)" srcSet={niche(art)} width="600" height="360" />
      <img {...as} src={art} alt="" />
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
