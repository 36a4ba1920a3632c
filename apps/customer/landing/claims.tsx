import { claims } from './figures.ts';
import type { LandingWords } from './landing-words.ts';

export function Claims({ words }: { words: LandingWords }) {
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
      </div>
    </div>
  );
}
