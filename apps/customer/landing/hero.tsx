import heroArt from '#ui/art/hero.svg';
import { Icon } from '#ui/icons/icon.tsx';
import type { LandingWords } from './landing-words.ts';

export function Hero({ words }: { words: LandingWords }) {
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
        {/* Lazy, so that the words are painted before the picture is even asked for (decision 0010). */}
        <img className="art" src={heroArt} width="640" height="677" alt={hero.art} loading="lazy" />
      </div>
    </div>
  );
}
