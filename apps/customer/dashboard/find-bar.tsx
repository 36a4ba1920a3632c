import { useEffect, useEffectEvent, useRef } from 'react';
import type { Words } from '#i18n/index.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import type { Filter } from './search.ts';

const CATEGORIES = ['all', 'daily', 'event', 'religious'] as const;

type FindBarProps = { filter: Filter; onFilter: (filter: Filter) => void };

/** Search and the four categories; it stays in sight while the cards pass beneath. */
export function FindBar({ filter, onFilter }: FindBarProps) {
  const { dashboard } = useWords();
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
        {CATEGORIES.map((category) => (
          <button
            key={category}
            type="button"
            aria-pressed={filter.category === category}
            onClick={() => onFilter({ ...filter, category })}
          >
            {category !== 'all' && <span className={`swatch tile-${category}`} />}
            {categoryName(category, dashboard)}
          </button>
        ))}
      </div>
    </div>
  );
}

export const categoryName = (category: Filter['category'], words: Words['dashboard']): string =>
  words[category];
