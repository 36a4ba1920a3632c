import { serviceNameIn } from '#contract/catalogue/words.ts';
import { Button } from '#ui/button.tsx';
import { RangoliDots } from '#ui/rangoli.tsx';
import { useWords } from '#ui/words.tsx';
import { categoryName } from './find-bar.tsx';
import type { Filter } from './search.ts';

type NothingFoundProps = {
  filter: Filter;
  onFilter: (filter: Filter) => void;
  /** The same words match a service of another category. */
  foundElsewhere: boolean;
  /** The services most like it. */
  suggested: readonly { readonly slug: string }[];
};

/** An empty result says why, and leads on. */
export function NothingFound({ filter, onFilter, foundElsewhere, suggested }: NothingFoundProps) {
  const { booking, catalogue, dashboard } = useWords();
  const category = categoryName(filter.category, { dashboard, catalogue });
  return (
    <div className="nothing-found">
      <RangoliDots size={112} />
      <h2>
        {filter.category === 'all'
          ? dashboard.nothingFound
          : dashboard.nothingFoundIn({ category })}
      </h2>
      {foundElsewhere ? (
        <Button onClick={() => onFilter({ ...filter, category: 'all' })}>
          {dashboard.searchEverywhere}
        </Button>
      ) : (
        <>
          {suggested.length > 0 ? (
            <>
              <p id="suggested">{dashboard.didYouMean}</p>
              <ul className="suggested" aria-labelledby="suggested">
                {suggested.map(({ slug }) => {
                  const name = serviceNameIn(catalogue, slug);
                  return (
                    <li key={slug}>
                      <button
                        type="button"
                        onClick={() => onFilter({ text: name, category: 'all' })}
                      >
                        {name}
                      </button>
                    </li>
                  );
                })}
              </ul>
            </>
          ) : (
            <p>{dashboard.nothingFoundHelp}</p>
          )}
          <Button onClick={() => onFilter({ text: '', category: 'all' })}>
            {dashboard.showAll}
          </Button>
          <p>
            {dashboard.elseHelp} <a href="/#contact">{booking.askForCall}</a>
          </p>
        </>
      )}
    </div>
  );
}
