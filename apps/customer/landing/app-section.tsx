import { knownBrand } from '#contract/known-brand.ts';
import phoneArt from '#ui/art/phone.svg';
import { drawings } from '#ui/icons/drawings.tsx';
import type { LandingWords } from './landing-words.ts';

export function AppSection({ words }: { words: LandingWords }) {
  const { app } = words;
  return (
    <section className="app" id="app" aria-labelledby="app-title">
      <div className="wrap">
        <img
          className="phone"
          src={phoneArt}
          width="330"
          height="640"
          alt={app.picture}
          loading="lazy"
        />
        <div>
          <span className="eyebrow">{app.eyebrow}</span>
          <h2 id="app-title">{app.title}</h2>
          <p className="text">{app.text}</p>
          <p className="stores">
            <Store address={knownBrand().androidApp} icon="play" words={app} name={app.android} />
            <Store address={knownBrand().iphoneApp} icon="apple" words={app} name={app.iphone} />
            <button type="button" className="store install" hidden>
              <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
                {drawings.install}
              </svg>
              <span>
                <small>{app.withoutStore}</small>
                {app.install}
              </span>
            </button>
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
