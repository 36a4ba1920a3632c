import four from '#ui/art/rangoli/four.svg';
import one from '#ui/art/rangoli/one.svg';
import six from '#ui/art/rangoli/six.svg';
import two from '#ui/art/rangoli/two.svg';
import type { LandingWords } from './landing-words.ts';
import { SectionHead } from './section-head.tsx';

/** The four steps, each with the rangoli as far as it is drawn by then. */
const STEPS = [
  { key: 'select', rangoli: one },
  { key: 'confirm', rangoli: two },
  { key: 'arrive', rangoli: four },
  { key: 'rate', rangoli: six },
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
          {STEPS.map(({ key, rangoli }) => (
            <li key={key}>
              <img src={rangoli} width="148" height="148" alt="" loading="lazy" />
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
