import { Icon } from '#ui/icons/icon.tsx';
import { bookingAddress, kindAddress, work } from './kinds-of-work.ts';
import type { LandingWords } from './landing-words.ts';

/** The nine kinds of work the product is known for; none is a dead end (ruling R25). */
export function Work({ words }: { words: LandingWords }) {
  return (
    <section className="work" aria-labelledby="work-title">
      <div className="wrap">
        <h2 id="work-title">{words.services.work}</h2>
        <ul>
          {work.map((kind) => (
            <li key={kind.key}>
              <WorkTile kind={kind} words={words} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function WorkTile({ kind, words }: { kind: (typeof work)[number]; words: LandingWords }) {
  const { leads } = kind;
  const name = words.workNames[kind.key];
  if (leads.to === 'call') {
    return (
      <a href="#contact" data-interest={kind.key}>
        <Icon name={kind.icon} />
        <span>
          {name}
          <small>{words.services.callBack}</small>
        </span>
      </a>
    );
  }
  const address = leads.to === 'service' ? bookingAddress(leads.slug) : kindAddress(leads.kind);
  return (
    <a href={address} data-auth="login">
      <Icon name={kind.icon} />
      <span>
        {name}
        <small>{words.services.bookNow}</small>
      </span>
    </a>
  );
}
