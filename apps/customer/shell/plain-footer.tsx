import { knownBrand } from '#contract/known-brand.ts';
import type { landing } from '#i18n/en/landing.ts';
import type { legal as legalWords } from '#i18n/en/legal.ts';
import type { shell as shellWords } from '#i18n/en/shell.ts';

type PlainFooterProps = {
  footer: typeof landing.footer;
  legal: typeof legalWords;
  shell: typeof shellWords;
};

/** Under every page that stands beside the app. */
export function PlainFooter({ footer, legal, shell }: PlainFooterProps) {
  const year = new Date().getFullYear();
  return (
    <footer className="legal-foot">
      <div className="wrap">
        <nav aria-label={legal.policies}>
          <a href="/">{legal.home}</a>
          <a href="/privacy-policy">{footer.privacy}</a>
          <a href="/terms-of-service">{footer.terms}</a>
          <a href="/refund-cancellation-policy">{footer.refund}</a>
          <a href={knownBrand().source} rel="noopener">
            {footer.source}
          </a>
        </nav>
        <p data-year={year}>
          {shell.copyright({ year, name: knownBrand().name })} {shell.allRightsReserved}
        </p>
      </div>
    </footer>
  );
}
