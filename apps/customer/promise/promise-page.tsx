import type { ReactNode } from 'react';
import { policy } from '#contract/policy.ts';
import type { Lang } from '#i18n/index.ts';
import type { PageAssets } from '../page-assets.ts';
import { PlainFooter } from '../shell/plain-footer.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { promiseWords } from './promise-words.ts';

const { refund, standstill } = policy;

/**
 * The promises in words that never change, with gaps for the figures of the day: the server writes them into the page
 * as it goes out (`server/api/site/promise-page.ts`), so that nobody needs a script to read them.
 */
export function PromisePage({ lang, assets }: { lang: Lang; assets: PageAssets }) {
  const { promise: words, shell } = promiseWords[lang];
  const { from, to } = refund.workingDays;
  return (
    <PlainPage
      lang={lang}
      path="/promise"
      title={words.title}
      summary={words.summary}
      words={shell}
      assets={assets}
      style={assets.promiseStyle}
      script={assets.legalScript}
    >
      <main id="main" className="wrap promise">
        <h1>{words.title}</h1>
        <p className="summary">{words.summary}</p>
        <p className="period num" data-figure="period" />
        <div className="kept">
          <Kept
            name="on-time"
            title={words.onTime}
            text={words.onTimeText({ minutes: policy.onTimeMinutes })}
          >
            <p data-figure="refused" />
          </Kept>
          <Kept name="refunds" title={words.refunds} text={words.refundsText({ from, to })} />
          <Kept name="share" title={words.share} />
          <Kept
            name="complaints"
            title={words.complaints}
            text={words.complaintsText({ hours: standstill.acceptHours })}
          />
        </div>
        <section className="how" aria-labelledby="how">
          <h2 id="how">{words.howTitle}</h2>
          <ul>
            {words.how.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      </main>
      <PlainFooter {...promiseWords[lang]} />
    </PlainPage>
  );
}

/** Without a text here it is a gap as well: what it says is a row, changed by operations. */
type KeptProps = { name: string; title: string; text?: string; children?: ReactNode };

function Kept({ name, title, text, children }: KeptProps) {
  return (
    <section aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      {text === undefined ? <p data-figure={`${name}-text`} /> : <p>{text}</p>}
      <p className="figure num" data-figure={`${name}-figure`} />
      <p className="few" data-figure={`${name}-few`} />
      <p className="basis" data-figure={`${name}-basis`} />
      {children}
    </section>
  );
}
