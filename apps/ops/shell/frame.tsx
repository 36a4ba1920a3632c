import type { ReactNode } from 'react';
import { bookForCaller } from '#contract/ops/book-for-caller.ts';
import type { StaffSession } from '#contract/staff.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { InboxHearing } from '../api/live-inbox.ts';
import { Languages } from './languages.tsx';
import { OpenBadge } from './open-badge.tsx';
import { Link } from './path.tsx';
import { placeOf, placesOf } from './places.ts';
import { useMay } from './roles.tsx';
import { initials } from './shown.ts';
import { SourceLink } from './source-link.tsx';
import { TabBar } from './tab-bar.tsx';
import { useSpeech } from './words.tsx';

type FrameProps = {
  session: StaffSession;
  open: number;
  hearing: InboxHearing;
  path: string;
  /** Stands beside the search: colleagues on duty. */
  duty: ReactNode;
  onFind: () => void;
  onLeave: () => void;
  children: ReactNode;
};

/** The rail with where one is, and the bar above whatever is looked at; on a phone a bar of tabs below it. */
export function Frame(props: FrameProps) {
  const { session, open, hearing, path, duty, onFind, onLeave, children } = props;
  const { ops: words, opsBook } = useSpeech().words;
  const may = useMay();
  const places = placesOf(session.roles);
  const here = placeOf(places, path);
  return (
    <div className="o-shell">
      <nav className="o-rail" aria-label={words.operations}>
        {places.map((one) => (
          <Link
            key={one.path}
            to={one.path}
            className="nav"
            aria-current={one === here ? 'page' : undefined}
          >
            <span className="n">
              <Icon name={one.icon} className="i" />
            </span>
            {words.places[one.name]}
            {one.name === 'now' && <OpenBadge open={open} />}
          </Link>
        ))}
        <span className="sp" />
        <button type="button" className="nav o-leave" onClick={onLeave}>
          <span className="o-av" aria-hidden="true">
            {initials(session.name)}
          </span>
          {words.signOut}
        </button>
        <SourceLink />
      </nav>
      <div className="o-main">
        <header className="o-top">
          <h1>{here ? words.places[here.name] : words.file}</h1>
          <span className={hearing === 'live' ? 'o-live' : 'o-still'} role="status">
            {words[hearing]}
          </span>
          {duty}
          <button type="button" className="o-find" onClick={onFind} aria-label={`${words.find} ⌘K`}>
            <Icon name="search" className="i" />
            <span>{words.find}</span>
            <kbd className="o-kbd">⌘K</kbd>
          </button>
          <Languages />
          {may(bookForCaller) && (
            <Link className="o-btn go" to="/book" aria-label={opsBook.title}>
              <Icon name="phone" className="i" />
              {opsBook.title}
            </Link>
          )}
        </header>
        <main className="o-room" tabIndex={-1}>
          {children}
        </main>
      </div>
      <TabBar places={places} path={path} open={open} onLeave={onLeave} />
    </div>
  );
}
