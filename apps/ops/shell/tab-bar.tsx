import { useState } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { Languages } from './languages.tsx';
import { OpenBadge } from './open-badge.tsx';
import { Link } from './path.tsx';
import type { Place } from './places.ts';
import { SourceLink } from './source-link.tsx';
import { useWords } from './words.tsx';

/** As many tabs as a thumb tells apart; the others stand under "More". */
const MOST = 4;

type TabBarProps = {
  places: readonly Place[];
  path: string;
  open: number;
  onLeave: () => void;
};

/** Navigation on a phone; "More" has the other rooms, the language and the way out. */
export function TabBar({ places, path, open, onLeave }: TabBarProps) {
  const words = useWords();
  const [more, setMore] = useState(false);
  const link = (one: Place) => (
    <Link
      key={one.path}
      to={one.path}
      aria-current={one.path === path ? 'page' : undefined}
      onPress={() => setMore(false)}
    >
      <Icon name={one.icon} className="i" />
      {words.places[one.name]}
      {one.name === 'now' && <OpenBadge open={open} />}
    </Link>
  );
  return (
    <>
      {more && (
        <section className="o-more" aria-label={words.more}>
          {places.slice(MOST).map(link)}
          <Languages />
          <button type="button" className="o-btn" onClick={onLeave}>
            {words.signOut}
          </button>
          <SourceLink />
        </section>
      )}
      <nav className="o-tabbar" aria-label={words.operations}>
        {places.slice(0, MOST).map(link)}
        <button type="button" aria-expanded={more} onClick={() => setMore(!more)}>
          <span className="dots" aria-hidden="true">
            ⋯
          </span>
          {words.more}
        </button>
      </nav>
    </>
  );
}
