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
};

/** An empty result says why, and leads on. */
export function NothingFound({ filter, onFilter, foundElsewhere }: NothingFoundProps) {
  const { dashboard } = useWords();
  const category = categoryName(filter.category, dashboard);
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
          <p>{dashboard.nothingFoundHelp}</p>
          <Button onClick={() => onFilter({ text: '', category: 'all' })}>
            {dashboard.showAll}
          </Button>
        </>
      )}
    </div>
  );
}
