import type { ReactNode } from 'react';
import type { StaffRole, StaffSession } from '#contract/staff.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Languages } from './languages.tsx';
import { Link } from './path.tsx';
import { initials } from './shown.ts';
import { useWords } from './words.tsx';

type Place = {
  readonly path: string;
  readonly name: 'now' | 'karigars' | 'money' | 'house';
  readonly icon: 'clock' | 'user' | 'rupee' | 'house';
  readonly roles: readonly StaffRole[];
};

/** The places of the console; nobody sees one that opens for none of their roles. */
const PLACES: readonly Place[] = [
  {
    path: '/',
    name: 'now',
    icon: 'clock',
    roles: ['support', 'dispatch', 'quality', 'finance', 'admin'],
  },
  {
    path: '/karigars',
    name: 'karigars',
    icon: 'user',
    roles: ['support', 'dispatch', 'quality', 'admin'],
  },
  { path: '/money', name: 'money', icon: 'rupee', roles: ['support', 'finance'] },
  { path: '/house', name: 'house', icon: 'house', roles: ['admin'] },
];

type FrameProps = {
  session: StaffSession;
  open: number;
  lost: boolean;
  path: string;
  onFind: () => void;
  onLeave: () => void;
  children: ReactNode;
};

/** The rail with where one is, and the bar above whatever is looked at. */
export function Frame({ session, open, lost, path, onFind, onLeave, children }: FrameProps) {
  const words = useWords();
  const places = PLACES.filter(({ roles }) => roles.some((one) => session.roles.includes(one)));
  const here = places.find((one) => one.path === path);
  const badge = open > 0 && (
    <span className="badge hot">
      {open}
      <span className="o-sr"> {words.open}</span>
    </span>
  );
  return (
    <div className="o-shell">
      <nav className="o-rail" aria-label={words.operations}>
        {places.map((one) => (
          <Link
            key={one.path}
            to={one.path}
            className="nav"
            aria-current={one.path === path ? 'page' : undefined}
          >
            <span className="n">
              <Icon name={one.icon} className="i" />
            </span>
            {words.places[one.name]}
            {one.name === 'now' && badge}
          </Link>
        ))}
        <span className="sp" />
        <button type="button" className="nav o-leave" onClick={onLeave}>
          <span className="o-av" aria-hidden="true">
            {initials(session.name)}
          </span>
          {words.signOut}
        </button>
      </nav>
      <div className="o-main">
        <header className="o-top">
          <h1>{here ? words.places[here.name] : words.file}</h1>
          <span className={lost ? 'risk' : 'o-live'} role="status">
            {lost ? words.lost : words.live}
          </span>
          <button type="button" className="o-find" onClick={onFind} aria-label={words.find}>
            <Icon name="search" className="i" />
            <span>{words.find}</span>
            <kbd className="o-kbd">⌘K</kbd>
          </button>
          <Languages />
        </header>
        <main className="o-room">{children}</main>
      </div>
    </div>
  );
}
