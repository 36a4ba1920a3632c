import { Rangoli } from '#ui/rangoli.tsx';
import type { LandingWords } from './landing-words.ts';
import { SectionHead } from './section-head.tsx';

/** The four steps, each with the rangoli as far as it is drawn by then. */
const STEPS = [
  { key: 'select', petals: 1 },
  { key: 'confirm', petals: 2 },
  { key: 'arrive', petals: 4 },
  { key: 'rate', petals: 6 },
] as const;

export function Steps({ words }: { words: LandingWords }) {
  const { steps } = words;
  return (
    <section className="steps" aria-labelledby="steps-title">
      <div className="wrap">
        <SectionHead
          id="steps-title"
          eyebrow={steps.eyebrow}
          title={steps.title}
          text={steps.text}
        />
        <ol>
          {STEPS.map(({ key, petals }) => (
            <li key={key}>
              <Rangoli stage={petals} size={148} next={false} />
              <div>
                <h3>{steps[key][0]}</h3>
                <p>{steps[key][1]}</p>
              </div>
            </li>
          ))}
        </ol>
        <a className="btn lg" href="/main" data-auth="signup">
          {words.hero.book}
        </a>
      </div>
    </section>
  );
}
