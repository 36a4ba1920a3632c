import { termsOf } from '#contract/catalogue/known.ts';
import { type ServicePageFacts, servicePath } from '#contract/catalogue/service-page.ts';
import { optionNameIn, serviceNameIn } from '#contract/catalogue/words.ts';
import type { Lang } from '#i18n/index.ts';
import { formatRupees } from '#kernel/money.ts';
import { drawingOf } from '#ui/art/service-drawings.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { sourcesOf } from '#ui/service-picture.tsx';
import type { PageAssets } from '../page-assets.ts';
import { BrandName } from '../shell/brand-name.tsx';
import { LanguageLinks } from '../shell/language-links.tsx';
import { PlainFooter } from '../shell/plain-footer.tsx';
import { SearchHead } from '../shell/search-head.tsx';
import { StructuredData } from '../shell/structured-data.tsx';
import { BookLink } from './book-link.tsx';
import { BuyCard } from './buy-card.tsx';
import { Choices } from './choices.tsx';
import { leastOf, type PartProps, priceNote } from './part.ts';
import { questionsData, serviceData } from './service-data.ts';
import { ServiceDays } from './service-days.tsx';
import { ServiceParts } from './service-parts.tsx';
import { ServicePeople } from './service-people.tsx';
import { grouped, serviceWords, shownLength } from './service-words.ts';

export type ServicePageProps = { lang: Lang; assets: PageAssets; facts: ServicePageFacts };

/** One service, for whoever wants to know before they book: the server draws it from rows (decision 0670). */
export function ServicePage({ lang, assets, facts }: ServicePageProps) {
  const words = serviceWords(lang);
  const part = { facts, words, lang };
  return (
    <html lang={lang}>
      <ServiceHead {...part} assets={assets} />
      <body>
        <a className="skip" href="#main">
          {words.shell.skipToContent}
        </a>
        <ServiceTop {...part} />
        <main id="main" className="service">
          <ServiceWall {...part} />
          <div className={facts.choices.length > 0 ? 'wrap body chosen' : 'wrap body'}>
            <Choices {...part} />
            <BuyCard {...part} />
            <div className="told">
              <ServiceDays {...part} />
              <ServiceParts {...part} />
              <ServicePeople {...part} />
            </div>
          </div>
          <div className="buy-bar">
            <Proposed {...part} />
          </div>
        </main>
        <PlainFooter footer={words.footer} legal={words.legal} shell={words.shell} />
      </body>
    </html>
  );
}

/** Price and the way into the booking, always in sight on a telephone: of what the dialog proposes, the last of several options. */
function Proposed({ facts, words }: PartProps) {
  const option = facts.options.at(-1);
  const pricePaise = option?.pricePaise ?? facts.pricePaise;
  return (
    <>
      <p className="num">
        <b data-price={pricePaise}>{formatRupees(pricePaise)}</b>
        <span>{option ? optionNameIn(words.catalogue, option.key) : priceNote(facts, words)}</span>
      </p>
      <BookLink facts={facts} words={words} {...(option && { option: option.key })} />
    </>
  );
}

function ServiceHead({ facts, words, lang, assets }: PartProps & { assets: PageAssets }) {
  const service = serviceNameIn(words.catalogue, facts.slug);
  const title = words.title({ service });
  const description = words.summary({
    description: words.catalogue.services[facts.slug]?.description ?? '',
    price: formatRupees(leastOf(facts)),
  });
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <SearchHead
        lang={lang}
        path={servicePath(facts.slug)}
        title={title}
        description={description}
      />
      <StructuredData about={serviceData(facts, words, lang)} />
      {facts.page && facts.page.questions.length > 0 && (
        <StructuredData about={questionsData(facts)} />
      )}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <noscript>
        <link rel="stylesheet" href={assets.laterStyle} />
      </noscript>
      <style>{assets.serviceStyle}</style>
      <script data-later={assets.laterStyle} data-main={assets.serviceScript}>
        {assets.firstMoments}
      </script>
    </head>
  );
}

function ServiceTop({ facts, words, lang }: PartProps) {
  return (
    <header className="top service-top">
      <div className="wrap">
        <BrandName lang={lang} />
        <LanguageLinks lang={lang} label={words.shell.language} path={servicePath(facts.slug)} />
        <a className="btn line for-visitor" href="/login" data-auth="login">
          {words.loginSignup}
        </a>
        <a className="btn line for-customer" href="/main" aria-label={words.dashboard}>
          <Icon name="house" />
          <span>{words.dashboard}</span>
        </a>
      </div>
    </header>
  );
}

/** The niche stands in a wall of its category; the floor tile runs below it. */
function ServiceWall({ facts, words }: PartProps) {
  const { slug, rating, ratingCount } = facts;
  const { description = '', art, picture } = words.catalogue.services[slug] ?? {};
  const { key, tile } = termsOf(facts.category);
  const shown = rating.toFixed(1);
  return (
    <div className={`wall tile-${tile}`}>
      <div className="wrap">
        <div className="say">
          <nav className="trail">
            <a href="/#services">{words.allServices}</a>
          </nav>
          <p className="kind">
            <i className="swatch" />
            {words.catalogue.categories[key]?.name ?? key}
          </p>
          <h1>{serviceNameIn(words.catalogue, slug)}</h1>
          <p className="description">{description}</p>
          <p className="facts num">
            <a href="#ratings">
              <Icon name="star" />
              {ratingCount === null
                ? words.ratingFirst({ rating: shown })
                : words.ratingOf({ rating: shown, count: grouped(ratingCount) })}
            </a>
            <span>
              <Icon name="clock" />
              <span data-length={facts.durationMinutes}>
                {shownLength(facts.durationMinutes, words)}
              </span>
            </span>
          </p>
        </div>
        {picture ? (
          <img
            {...sourcesOf(picture, '(max-width: 900px) 100vw, 480px')}
            {...{ width: 480, height: 360, fetchPriority: 'high' }}
            alt={picture.alt}
          />
        ) : (
          <img src={drawingOf(art)} width="480" height="360" alt="" />
        )}
      </div>
      <div className="service-floor" />
    </div>
  );
}
