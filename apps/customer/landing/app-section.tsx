import { brand } from '#contract/brand-of-build.ts';
import { peopleArt } from '#ui/art/people-art.ts';
import { drawings } from '#ui/icons/drawings.tsx';
import { Rangoli } from '#ui/rangoli.tsx';
import type { LandingWords } from './landing-words.ts';

export function AppSection({ words }: { words: LandingWords }) {
  const { app } = words;
  return (
    <section className="app" id="app" aria-labelledby="app-title">
      <div className="wrap">
        <Phone words={words} />
        <div>
          <span className="eyebrow">{app.eyebrow}</span>
          <h2 id="app-title">{app.title}</h2>
          <p className="text">{app.text}</p>
          <p className="stores">
            <Store address={brand.androidApp} icon="play" words={app} name={app.android} />
            <Store address={brand.iphoneApp} icon="apple" words={app} name={app.iphone} />
          </p>
        </div>
      </div>
    </section>
  );
}

type StoreProps = {
  address: string;
  icon: 'play' | 'apple';
  words: LandingWords['app'];
  name: string;
};

function Store({ address, icon, words, name }: StoreProps) {
  return (
    <a className="store" href={address} rel="noopener">
      <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
        {drawings[icon]}
      </svg>
      <span>
        <small>{words.getItFor}</small>
        {name}
      </span>
    </a>
  );
}

/** A sketch of the tracking screen, drawn in type and shapes instead of a screenshot of a few hundred KB. */
function Phone({ words: { app, serviceWords } }: { words: LandingWords }) {
  return (
    <div className="phone" role="img" aria-label={app.picture}>
      <div className="screen" aria-hidden="true">
        <small>{app.today}</small>
        <b className="what">{serviceWords['electrical-repairs'].name}</b>
        <Rangoli stage={2} size={176} />
        <b className="state">{app.onTheWay}</b>
        <span className="who">
          <img src={peopleArt.ramesh} width="52" height="52" alt="" loading="lazy" />
          Ravi Pawar
        </span>
        <span className="code">
          <small>{app.startCode}</small>
          {START_CODE.map((digit) => (
            <i key={digit}>{digit}</i>
          ))}
        </span>
      </div>
    </div>
  );
}

const START_CODE = [4, 1, 7, 0, 9, 2] as const;
