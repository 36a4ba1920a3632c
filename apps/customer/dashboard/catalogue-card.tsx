import { servicePath } from '#contract/catalogue/service-page.ts';
import { optionNameIn, serviceNameIn } from '#contract/catalogue/words.ts';
import type { CatalogueItem } from '#contract/public/read-catalogue.ts';
import { ServiceCard } from '#ui/service-card.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { availabilityLine } from './availability-line.ts';

type CatalogueCardProps = {
  service: CatalogueItem;
  timesKnown: boolean;
  /** The first cards are in sight at once: their pictures are not put off. */
  inSight: boolean;
  onBook: (slug: string, option: string | null) => void;
  /** The person is about to book: what the dialog needs may be fetched. */
  onLikely: () => void;
};

/** A service of the catalogue in the words of the page, with when it can be had. */
export function CatalogueCard({ service, timesKnown, onBook, ...rest }: CatalogueCardProps) {
  const { catalogue, connection, dashboard } = useWords();
  const lang = useLang();
  const { slug, availability } = service;
  const { description = '', art = null, picture = null } = catalogue.services[slug] ?? {};
  const name = serviceNameIn(catalogue, slug);
  return (
    <ServiceCard
      {...rest}
      service={{
        ...service,
        ...{ description, art, picture },
        name,
        options: service.options
          .filter(({ available }) => available)
          .map(({ key, pricePaise }) => ({
            ...{ key, pricePaise },
            name: optionNameIn(catalogue, key) ?? key,
          })),
      }}
      when={timesKnown ? availabilityLine(availability, dashboard, lang) : connection.timesLater}
      soon={timesKnown && availability.kind !== 'none'}
      more={
        <a
          className="link"
          href={servicePath(slug)}
          aria-label={dashboard.detailsOf({ service: name })}
        >
          {dashboard.details}
        </a>
      }
      onBook={(option) => onBook(slug, option)}
    />
  );
}
