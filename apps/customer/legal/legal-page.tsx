import { POLICY_VERSION } from '#contract/policy.ts';
import type { Lang } from '#i18n/index.ts';
import type { PageAssets } from '../page-assets.ts';
import { PlainFooter } from '../shell/plain-footer.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { LegalBlocks } from './legal-blocks.tsx';
import { legalFacts } from './legal-facts.ts';
import { legalWords, type PolicyName } from './legal-words.ts';

type LegalPageProps = { name: PolicyName; lang: Lang; assets: PageAssets };

/** One of the three policies, a page of its own that needs no script. */
export function LegalPage({ name, lang, assets }: LegalPageProps) {
  const { documents, footer, legal, shell } = legalWords[lang];
  const policy = documents[name](legalFacts());
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
        <h1>{policy.title}</h1>
        <p className="dates">
          {legal.firstPublished({ date: policy.firstPublished })}
          <br />
          {legal.currentVersion({ version: monthOf(POLICY_VERSION, legal.months) })}
        </p>
        <p className="summary">{policy.summary}</p>
        <nav aria-label={legal.contents}>
          <h2>{legal.contents}</h2>
          <ol>
            {policy.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {policy.sections.map(({ id, title, blocks }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <LegalBlocks blocks={blocks} />
          </section>
        ))}
        <p className="note">{legal.languageNote}</p>
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
