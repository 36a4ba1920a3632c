import { termsOf } from '#contract/catalogue/known.ts';
import { knownBrand } from '#contract/known-brand.ts';
import type { Lang } from '#i18n/index.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { BrandName } from '../shell/brand-name.tsx';
import { chatAddress } from './contact.tsx';
import type { LandingWords } from './landing-words.ts';

export function Footer({ lang, words }: { lang: Lang; words: LandingWords }) {
  const { footer, nav, shell } = words;
  const year = new Date().getFullYear();
  return (
    <footer className="foot">
      <div className="tileband tile-event" />
      <div className="wrap">
        <div className="who">
          <BrandName lang={lang} />
          <p>{footer.about}</p>
        </div>
        <Kinds words={words} />
        <nav aria-label={footer.company}>
          <h3>{footer.company}</h3>
          <a href="#about">{nav.about}</a>
          <a href="#app">{nav.app}</a>
          <a href="#contact">{nav.contact}</a>
          <a href="/promise">{footer.promise}</a>
        </nav>
        <nav aria-label={footer.policies}>
          <h3>{footer.policies}</h3>
          <a href="/privacy-policy">{footer.privacy}</a>
          <a href="/terms-of-service">{footer.terms}</a>
          <a href="/refund-cancellation-policy">{footer.refund}</a>
          <a href={knownBrand().source} rel="noopener">
            {footer.source}
          </a>
        </nav>
        <p className="base">
          <span data-year={year}>
            {shell.copyright({ year, name: knownBrand().name })} {shell.allRightsReserved}
          </span>
          <span>{footer.madeIn}</span>
        </p>
      </div>
      <a className="chat" href={chatAddress()} rel="noopener" aria-label={footer.chat}>
        <Icon name="chat" />
      </a>
    </footer>
  );
}

/** The categories of what is sold. */
export function Kinds({ words }: { words: LandingWords }) {
  const { catalogue, footer } = words;
  const sold = new Set(Object.values(catalogue.services).map(({ category }) => category));
  const kinds = [...sold].map(termsOf).sort((one, other) => one.position - other.position);
  return (
    <nav aria-label={footer.services} className="kinds">
      <h3>{footer.services}</h3>
      {kinds.map(({ key }) => (
        <a key={key} href="#services">
          {catalogue.categories[key]?.kind ?? key}
        </a>
      ))}
    </nav>
  );
}
