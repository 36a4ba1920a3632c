import { brand } from '#contract/brand-of-build.ts';
import { POLICY_VERSION } from '#contract/policy.ts';
import type { Lang } from '#i18n/index.ts';
import type { PageAssets } from '../page-assets.ts';
import { BrandName } from '../shell/brand-name.tsx';
import { LanguageLinks } from '../shell/language-links.tsx';
import { addressOf, SearchHead } from '../shell/search-head.tsx';
import { StructuredData } from '../shell/structured-data.tsx';
import { LegalBlocks } from './legal-blocks.tsx';
import { legalFacts } from './legal-facts.ts';
import { LegalFooter } from './legal-footer.tsx';
import { legalWords, type PolicyName } from './legal-words.ts';

type LegalPageProps = { name: PolicyName; lang: Lang; assets: PageAssets };

/** One of the three policies, a page of its own that needs no script. */
export function LegalPage({ name, lang, assets }: LegalPageProps) {
  const { documents, legal, shell } = legalWords[lang];
  const policy = documents[name](legalFacts);
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{`${policy.title} · ${brand.name}`}</title>
        <meta name="description" content={policy.summary} />
        <SearchHead
          lang={lang}
          path={`/${name}`}
          title={`${policy.title} · ${brand.name}`}
          description={policy.summary}
        />
        <StructuredData
          about={{
            '@type': 'WebPage',
            name: policy.title,
            description: policy.summary,
            url: addressOf(`/${name}`, lang),
            inLanguage: lang,
            isPartOf: { '@type': 'WebSite', name: brand.name, url: addressOf('/', 'en') },
          }}
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <noscript>
          <link rel="stylesheet" href={assets.laterStyle} />
        </noscript>
        <style>{assets.legalStyle}</style>
        <script data-later={assets.laterStyle} data-main={assets.legalScript}>
          {assets.firstMoments}
        </script>
      </head>
      <body>
        <a className="skip" href="#main">
          {shell.skipToContent}
        </a>
        <header className="top">
          <div className="wrap">
            <BrandName lang={lang} />
            <LanguageLinks lang={lang} label={shell.language} path={`/${name}`} />
          </div>
        </header>
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
        <LegalFooter lang={lang} />
      </body>
    </html>
  );
}

/** `2026-11` → `November 2026`. */
function monthOf(version: string, months: Readonly<Record<string, string>>): string {
  const [year, month = ''] = version.split('-');
  return `${months[month] ?? month} ${year}`;
}
