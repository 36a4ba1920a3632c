import type { Lang } from '#i18n/index.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { BrandName } from '../shell/brand-name.tsx';
import { LanguageLinks } from '../shell/language-links.tsx';
import type { LandingWords } from './landing-words.ts';

/** On phones the anchors open from the menu button as a popover, which needs no script. */
export function Navigation({ lang, words }: { lang: Lang; words: LandingWords }) {
  const { nav, shell } = words;
  return (
    <header className="nav">
      <div className="wrap">
        <p className="where">
          <Icon name="pin" />
          {nav.onlyMumbai}
        </p>
        <BrandName lang={lang} />
        <nav className="sections" id="sections" popover="auto" aria-label={nav.label}>
          <a href="#services">{nav.services}</a>
          <a href="#about">{nav.about}</a>
          <a href="#app">{nav.app}</a>
          <a href="#contact">{nav.contact}</a>
        </nav>
        <LanguageLinks lang={lang} label={shell.language} path="/" />
        <a className="btn line for-visitor" href="/login" data-auth="login">
          {nav.loginSignup}
        </a>
        <a className="btn line for-customer" href="/main">
          {nav.dashboard}
        </a>
        <button
          className="icon-btn menu"
          type="button"
          popoverTarget="sections"
          aria-label={nav.menu}
        >
          <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 7h16M4 12h16M4 17h16" />
          </svg>
        </button>
      </div>
    </header>
  );
}
