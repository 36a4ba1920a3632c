import { peopleArt } from '#ui/art/people-art.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { testimonials } from './figures.ts';
import type { LandingWords } from './landing-words.ts';

/**
 * Three testimonials side by side in a row that snaps. Without scripts it is swiped by hand;
 * `turning-voices.ts` turns it every five seconds and shows the controls.
 */
export function Voices({ words }: { words: LandingWords }) {
  const { voices } = words;
  return (
    <section className="voices" aria-roledescription="carousel" aria-label={voices.label}>
      <div className="wrap">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard */}
        <ul className="turning" tabIndex={0}>
          {testimonials.map(({ key, rating, portrait }) => (
            <li key={key}>
              <figure>
                <img src={peopleArt[portrait]} width="250" height="250" alt="" loading="lazy" />
                <div>
                  <blockquote>“{voices[key].text}”</blockquote>
                  <figcaption>
                    <b>{voices[key].name}</b> {voices[key].society}
                    <span className="stars" role="img" aria-label={voices.rated({ rating })}>
                      {'★'.repeat(rating)}
                    </span>
                  </figcaption>
                </div>
              </figure>
            </li>
          ))}
        </ul>
        <div className="controls">
          <button type="button" className="icon-btn" data-turn="-1" aria-label={voices.previous}>
            <Icon name="arrow-left" />
          </button>
          <button type="button" className="icon-btn" data-turn="1" aria-label={voices.next}>
            <Icon name="arrow-right" />
          </button>
          <button
            type="button"
            className="icon-btn"
            data-pause={voices.pause}
            data-play={voices.play}
            aria-label={voices.pause}
          >
            <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
              <path className="to-pause" d="M9 6v12M15 6v12" />
              <path className="to-play" d="M8 5.5v13L18 12Z" />
            </svg>
          </button>
          <span className="dots" aria-hidden="true">
            {testimonials.map(({ key }) => (
              <i key={key} />
            ))}
          </span>
        </div>
      </div>
    </section>
  );
}
