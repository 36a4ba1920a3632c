import type { SearchWords } from '#contract/catalogue/words.ts';
import type { CatalogueItem } from '#contract/public/read-catalogue.ts';
import { useWords } from '#ui/words.tsx';
import { CatalogueCard } from './catalogue-card.tsx';
import { NothingFound } from './nothing-found.tsx';
import { type Filter, search } from './search.ts';
import '#ui/service-card.css';
import './service-list.css';

type ServiceListProps = {
  services: readonly CatalogueItem[];
  /** Prices change seldom, free times every minute: those are not shown from yesterday. */
  timesKnown: boolean;
  filter: Filter;
  /** Words that find a service beside those on its card; they load a moment later. */
  searchWords: SearchWords | undefined;
  onFilter: (filter: Filter) => void;
  onBook: (slug: string, option: string | null) => void;
  onLikely: () => void;
};

/** Pictures further down are not waited for. */
const IN_SIGHT = 1;

/** The services that match the search, as cards; how many is said aloud. */
export function ServiceList({
  services,
  timesKnown,
  filter,
  searchWords,
  onFilter,
  onBook,
  onLikely,
}: ServiceListProps) {
  const { catalogue, dashboard } = useWords();
  const {
    services: found,
    nearly,
    elsewhere,
    suggested,
  } = search(services, filter, catalogue, searchWords);
  return (
    <>
      <p className="visually-hidden" role="status">
        {dashboard.serviceCount({ count: found.length })}
      </p>
      {nearly && found.length > 0 && (
        <p className="nearly-found" role="status">
          {dashboard.nearestFor({ text: filter.text.trim() })}
        </p>
      )}
      {found.length === 0 && (
        <NothingFound
          filter={filter}
          onFilter={onFilter}
          foundElsewhere={elsewhere}
          suggested={suggested}
        />
      )}
      <ul className="service-list">
        {found.map((service, index) => (
          <li key={service.slug}>
            <CatalogueCard
              service={service}
              timesKnown={timesKnown}
              inSight={index < IN_SIGHT}
              onBook={onBook}
              onLikely={onLikely}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
