import { type CatalogueService, catalogue } from '#contract/catalogue.ts';
import { formatRupees, paiseFromRupees } from '#kernel/money.ts';
import { serviceArt } from '#ui/art/service-art.ts';
import { bookingAddress } from './kinds-of-work.ts';
import type { LandingWords } from './landing-words.ts';
import { SectionHead } from './section-head.tsx';

/** The nine bookable services, each in its niche, with the catalogue's price. */
export function Services({ words }: { words: LandingWords }) {
  const { services } = words;
  return (
    <section id="services" aria-labelledby="services-title">
      <div className="wrap">
        <SectionHead
          id="services-title"
          eyebrow={services.eyebrow}
          title={services.title}
          text={services.text}
        />
        <ul className="niches">
          {catalogue.map((service) => (
            <li key={service.slug}>
              <Niche service={service} words={words} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Niche({ service, words }: { service: CatalogueService; words: LandingWords }) {
  const { services, serviceWords } = words;
  return (
    <a className="niche" href={bookingAddress(service.slug)} data-auth="login">
      <img src={serviceArt[service.slug]} width="480" height="360" alt="" loading="lazy" />
      <span className="cap">
        <span className="kind">
          <i className={`swatch tile-${service.category}`} />
          {services[service.category]}
        </span>
        <b className="name">{serviceWords[service.slug].name}</b>
        <span className="price">
          <b className="num">{rupees(service.priceRupees)}</b>{' '}
          <small>{extra(service, words)}</small>
        </span>
      </span>
    </a>
  );
}

/** Adds to a price that parts are extra, or that smaller arrangements cost less. */
function extra(service: CatalogueService, { services }: LandingWords): string | undefined {
  if (service.laborCharges) return services.labourOnly;
  if (service.options.length === 0) return undefined;
  const least = Math.min(...service.options.map((option) => option.priceRupees));
  return services.optionsFrom({ price: rupees(least) });
}

const rupees = (amount: number): string => formatRupees(paiseFromRupees(amount));
