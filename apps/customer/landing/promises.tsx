import { brandName } from '#contract/brand.ts';
import { knownBrand } from '#contract/known-brand.ts';
import type { Lang } from '#i18n/index.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { LandingWords } from './landing-words.ts';
import { SectionHead } from './section-head.tsx';

const PROMISES = [
  { key: 'verified', icon: 'shield' },
  { key: 'onTime', icon: 'clock' },
  { key: 'languages', icon: 'language' },
  { key: 'moneyBack', icon: 'rupee' },
  { key: 'support', icon: 'chat' },
  { key: 'society', icon: 'house' },
] as const;

export function Promises({ lang, words }: { lang: Lang; words: LandingWords }) {
  const { promises } = words;
  return (
    <section className="promises" id="about" aria-labelledby="about-title">
      <div className="wrap">
        <SectionHead
          id="about-title"
          eyebrow={promises.eyebrow}
          title={promises.title}
          text={promises.text({ name: brandName(knownBrand(), lang) })}
        />
        <ul>
          {PROMISES.map(({ key, icon }) => (
            <li key={key}>
              <span className="dot">
                <Icon name={icon} />
              </span>
              <div>
                <h3>{promises[key][0]}</h3>
                <p>{promises[key][1]}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
