import { termsOf } from '#contract/catalogue/known.ts';
import { servicePath } from '#contract/catalogue/service-page.ts';
import { serviceNameIn } from '#contract/catalogue/words.ts';
import { formatRupees } from '#kernel/money.ts';
import { ServiceImage } from '#ui/service-picture.tsx';
import type { FrontService } from './front-catalogue.ts';
import type { LandingWords } from './landing-words.ts';
import { SectionHead } from './section-head.tsx';

type ServicesProps = { words: LandingWords; services: readonly FrontService[] };

/** The bookable services, each in its niche, with the catalogue's price. */
export function Services({ words, services: sold }: ServicesProps) {
  const { services } = words;
  const count = sold.length;
  return (
    <section id="services" aria-labelledby="services-title">
      <div className="wrap">
        <SectionHead
          id="services-title"
          eyebrow={services.eyebrow}
          title={services.title({ count })}
          text={services.text}
        />
        <ul className="niches">
          {sold.map((service) => (
            <li key={service.slug}>
              <Niche service={service} words={words} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Niche({ service, words }: { service: FrontService; words: LandingWords }) {
  const { catalogue } = words;
  const { key, tile } = termsOf(service.category);
  return (
    <a className="niche" href={servicePath(service.slug)}>
      <ServiceImage
        of={catalogue.services[service.slug]}
        {...{ width: 480, height: 360, sizes: '(max-width: 640px) 50vw, 320px' }}
        {...{ told: true, loading: 'lazy' }}
      />
      <span className="cap">
        <span className="kind">
          <i className={`swatch tile-${tile}`} />
          {catalogue.categories[key]?.kind ?? key}
        </span>
        <b className="name">{serviceNameIn(catalogue, service.slug)}</b>
        <span className="price">
          <b className="num">{formatRupees(service.pricePaise)}</b>{' '}
          <small>{extra(service, words)}</small>
        </span>
      </span>
    </a>
  );
}

/** Adds to a price that parts are extra, or that smaller arrangements cost less. */
function extra(service: FrontService, { services }: LandingWords): string | undefined {
  if (service.laborCharges) return services.labourOnly;
  if (service.options.length === 0) return undefined;
  const least = Math.min(...service.options.map((option) => option.pricePaise));
  return services.optionsFrom({ price: formatRupees(least) });
}
