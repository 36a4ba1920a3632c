import { brand } from '#contract/brand-of-build.ts';
import type { Lang } from '#i18n/index.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { BrandName } from '../shell/brand-name.tsx';
import { chatAddress } from './contact.tsx';
import type { LandingWords } from './landing-words.ts';

export function Footer({ lang, words }: { lang: Lang; words: LandingWords }) {
  const { footer, nav, services, shell } = words;
  const year = new Date().getFullYear();
  return (
    <footer className="foot">
      <div className="tileband tile-event" />
      <div className="wrap">
        <div className="who">
          <BrandName lang={lang} />
          <p>{footer.about}</p>
        </div>
        <nav aria-label={footer.services}>
          <h3>{footer.services}</h3>
          <a href="#services">{services.daily}</a>
          <a href="#services">{services.event}</a>
          <a href="#services">{services.religious}</a>
        </nav>
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
        </nav>
        <p className="base">
          <span data-year={year}>
            {shell.copyright({ year, name: brand.name })} {shell.allRightsReserved}
          </span>
          <span>{footer.madeIn}</span>
        </p>
      </div>
      <a className="chat" href={chatAddress} rel="noopener" aria-label={footer.chat}>
        <Icon name="chat" />
      </a>
    </footer>
  );
}
