import type { Lang } from '#i18n/index.ts';
import { shownMonth } from '#ui/dates.ts';
import { CLAIMED_ON, claims } from './figures.ts';
import type { LandingWords } from './landing-words.ts';

/** The company's own statement, with its date, and the way to what is counted every day. */
export function Claims({ lang, words }: { lang: Lang; words: LandingWords }) {
  return (
    <div className="claims tile-religious">
      <div className="wrap">
        <dl>
          {claims.map(({ key, figure }) => (
            <div key={key}>
              <dt>{words.claims[key]}</dt>
              <dd className="num">{figure}</dd>
            </div>
          ))}
        </dl>
        <p className="source">
          {words.claims.source({ month: shownMonth(CLAIMED_ON, lang) })}{' '}
          <a href={lang === 'en' ? '/promise' : `/promise?lang=${lang}`}>{words.claims.kept}</a>
        </p>
      </div>
    </div>
  );
}
