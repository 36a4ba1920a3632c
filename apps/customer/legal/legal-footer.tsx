import { brand } from '#contract/brand-of-build.ts';
import type { Lang } from '#i18n/index.ts';
import { legalWords } from './legal-words.ts';

export function LegalFooter({ lang }: { lang: Lang }) {
  const { footer, legal, shell } = legalWords[lang];
  const year = new Date().getFullYear();
  return (
    <footer className="legal-foot">
      <div className="wrap">
        <nav aria-label={legal.policies}>
          <a href="/">{legal.home}</a>
          <a href="/privacy-policy">{footer.privacy}</a>
          <a href="/terms-of-service">{footer.terms}</a>
          <a href="/refund-cancellation-policy">{footer.refund}</a>
        </nav>
        <p data-year={year}>
          {shell.copyright({ year, name: brand.name })} {shell.allRightsReserved}
        </p>
      </div>
    </footer>
  );
}
