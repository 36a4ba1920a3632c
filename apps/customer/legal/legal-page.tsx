import type { LegalDocument } from '#contract/fields/legal-document.ts';
import { knownBrand } from '#contract/known-brand.ts';
import { POLICY_VERSION } from '#contract/policy.ts';
import { textFacts } from '#contract/text-facts.ts';
import type { Lang } from '#i18n/index.ts';
import { shownDate } from '#ui/dates.ts';
import { PolicyText } from '#ui/policy-text.tsx';
import type { PageAssets } from '../page-assets.ts';
import { PlainFooter } from '../shell/plain-footer.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { legalWords, type PolicyName } from './legal-words.ts';

/** A text that the company has published in place of the delivered one, and the day from which it holds. */
export type ChangedPolicy = { readonly document: LegalDocument; readonly changedOn: string };

type LegalPageProps = {
  name: PolicyName;
  lang: Lang;
  assets: PageAssets;
  changed?: ChangedPolicy | undefined;
};

/** One of the three policies, a page of its own that needs no script. */
export function LegalPage({ name, lang, assets, changed }: LegalPageProps) {
  const { documents, footer, legal, shell } = legalWords[lang];
  const { email, phone, dialled } = knownBrand();
  const policy = changed?.document ?? documents[name](textFacts(knownBrand()));
  const version = changed?.changedOn.slice(0, 7) ?? POLICY_VERSION;
  return (
    <PlainPage
      lang={lang}
      path={`/${name}`}
      title={policy.title}
      summary={policy.summary}
      words={shell}
      assets={assets}
      style={assets.legalStyle}
      script={assets.legalScript}
    >
      <main id="main" className="wrap policy">
        <PolicyText
          document={policy}
          dates={
            <>
              {legal.firstPublished({ date: policy.firstPublished })}
              <br />
              {legal.currentVersion({ version: monthOf(version, legal.months) })}
              {changed && (
                <>
                  <br />
                  {legal.changedOn({ day: shownDate(changed.changedOn, lang) })}
                </>
              )}
            </>
          }
          contents={legal.contents}
          note={legal.languageNote}
          ways={{ [email]: `mailto:${email}`, [phone]: `tel:${dialled}` }}
        />
      </main>
      <PlainFooter footer={footer} legal={legal} shell={shell} />
    </PlainPage>
  );
}

/** `2026-11` → `November 2026`. */
function monthOf(version: string, months: Readonly<Record<string, string>>): string {
  const [year, month = ''] = version.split('-');
  return `${months[month] ?? month} ${year}`;
}
