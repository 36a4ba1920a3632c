import { useEffect, useEffectEvent, useRef } from 'react';
import type { CategoryTerms } from '#contract/catalogue/category-terms.ts';
import type { Words } from '#i18n/index.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import type { Filter } from './search.ts';

type FindBarProps = {
  filter: Filter;
  /** Those of which something is sold, in their order. */
  categories: readonly CategoryTerms[];
  onFilter: (filter: Filter) => void;
};

/** Search and the categories of what is sold; it stays in sight while the cards pass beneath. */
export function FindBar({ filter, categories, onFilter }: FindBarProps) {
  const { dashboard, catalogue } = useWords();
  const field = useRef<HTMLInputElement>(null);
  const takeTyped = useEffectEvent(() => {
    const text = field.current?.value;
    if (text && text !== filter.text) onFilter({ ...filter, text });
  });
  // Somebody may have typed into the page before the app was there.
  useEffect(() => takeTyped(), []);
  return (
    <div className="find-bar">
      <search className="search">
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          aria-label={dashboard.searchLabel}
          placeholder={dashboard.searchPlaceholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
          value={filter.text}
          onChange={(event) => onFilter({ ...filter, text: event.currentTarget.value })}
        />
        {filter.text && (
          <button
            type="button"
            className="icon-btn"
            aria-label={dashboard.clearSearch}
            onClick={(event) => {
              event.currentTarget.parentElement?.querySelector('input')?.focus();
              onFilter({ ...filter, text: '' });
            }}
          >
            <Icon name="close" />
          </button>
        )}
      </search>
      {/* biome-ignore lint/a11y/useSemanticElements: these are toggles that filter, not fields of a form. */}
      <div className="categories" role="group" aria-label={dashboard.categories}>
        {[ALL, ...categories].map(({ key: category, tile }) => (
          <button
            key={category}
            type="button"
            aria-pressed={filter.category === category}
            onClick={() => onFilter({ ...filter, category })}
          >
            {tile && <span className={`swatch tile-${tile}`} />}
            {categoryName(category, { dashboard, catalogue })}
          </button>
        ))}
      </div>
    </div>
  );
}

const ALL = { key: 'all', tile: undefined } as const;

export const categoryName = (
  category: Filter['category'],
  { dashboard, catalogue }: Pick<Words, 'dashboard' | 'catalogue'>,
): string =>
  category === 'all' ? dashboard.all : (catalogue.categories[category]?.name ?? category);
