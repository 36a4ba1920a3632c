import { Icon } from '#ui/icons/icon.tsx';
import type { LandingWords } from './landing-words.ts';

/** The picture is part of the page: a request for it would come a round trip after the words (decision 0010). */
export function Hero({ words, courtyard }: { words: LandingWords; courtyard: string }) {
  const { hero } = words;
  return (
    <div className="hero">
      <div className="wrap">
        <div className="say">
          <span className="eyebrow">{hero.eyebrow}</span>
          <h1>
            {hero.title} <em>{hero.titleEnd}</em>
          </h1>
          <p className="sub">{hero.text}</p>
          <div className="cta">
            <a className="btn lg" href="/main" data-auth="signup">
              {hero.book}
            </a>
            <a className="btn lg line" href="#services">
              {hero.seeAll}
            </a>
          </div>
          <p className="note">
            <span>
              <Icon name="shield" />
              {hero.backgroundChecked}
            </span>
            <span>
              <Icon name="rupee" />
              {hero.priceFirst}
            </span>
            <span>
              <Icon name="language" />
              {hero.languages}
            </span>
          </p>
        </div>
        <svg
          className="art"
          viewBox="0 0 640 677"
          role="img"
          aria-label={hero.art}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, put in at build time
          dangerouslySetInnerHTML={{ __html: courtyard }}
        />
      </div>
    </div>
  );
}
