import type { ReactNode } from 'react';
import { brandName } from '#contract/brand.ts';
import { knownBrand } from '#contract/known-brand.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Toasts } from '#ui/toast.tsx';
import { useOnline } from '../../browser/connection.ts';
import { Link, usePath } from './path.tsx';
import { useLang, useWords } from './words.tsx';
import { useNewerVersion } from './worker.ts';

const TABS = [
  { to: '/', key: 'day', icon: 'calendar' },
  { to: '/offers', key: 'offers', icon: 'spark' },
  { to: '/earnings', key: 'earnings', icon: 'rupee' },
  { to: '/me', key: 'me', icon: 'user' },
] as const;

type FrameProps = {
  /** How many offers wait for an answer. */
  offers?: number;
  /** A Karigar on the roster has tabs. */
  tabs?: boolean;
  /** The corner at the top right of every screen. */
  tools?: ReactNode;
  children: ReactNode;
};

/** The app around a screen: who we are at the top, where the thumb is the way to everything. */
export function Frame({ offers = 0, tabs = true, tools, children }: FrameProps) {
  const { karigar } = useWords();
  const lang = useLang();
  const path = usePath();
  const name = brandName(knownBrand(), lang);
  return (
    <>
      <a className="skip" href="#content">
        {karigar.skipToContent}
      </a>
      <header className="k-head">
        <Link to="/" className="k-brand">
          <span className="k-name">
            <BrandMark />
            <b translate="no">{name}</b>
          </span>
          <span>{karigar.appName}</span>
        </Link>
        {tools}
      </header>
      <SignalLine />
      <main id="content" tabIndex={-1} className={tabs ? 'k-main with-tabs' : 'k-main'}>
        {children}
      </main>
      {tabs && (
        <nav className="k-tabs" aria-label={karigar.mainNavigation}>
          {TABS.map(({ to, key, icon }) => (
            <Link key={key} to={to} aria-current={path === to ? 'page' : undefined}>
              <Icon name={icon} />
              <span>{karigar.tabs[key]}</span>
              {key === 'offers' && offers > 0 && <b className="k-badge num">{offers}</b>}
            </Link>
          ))}
        </nav>
      )}
      <Toasts dismissLabel={karigar.close} />
      <NewerVersion />
    </>
  );
}

function SignalLine() {
  const { karigar } = useWords();
  const online = useOnline();
  return <div role="status">{!online && <p className="k-signal">{karigar.noSignal}</p>}</div>;
}

function NewerVersion() {
  const { karigar } = useWords();
  const isThere = useNewerVersion();
  return (
    <div role="status">
      {isThere && (
        <p className="k-newer">
          {karigar.newVersion}
          <button type="button" className="btn soft" onClick={() => location.reload()}>
            {karigar.reload}
          </button>
        </p>
      )}
    </div>
  );
}
