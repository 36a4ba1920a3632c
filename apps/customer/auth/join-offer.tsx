import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PersonView } from '#contract/public/person.ts';
import { Button } from '#ui/button.tsx';
import type { AuthWords } from './auth-words.ts';
import { JoinByCode } from './join-by-code.tsx';
import { JoinByPassword } from './join-by-password.tsx';
import type { Place } from './login-rules.ts';
import { Ways } from './ways.tsx';

type JoinOfferProps = {
  words: AuthWords;
  place: Place;
  mine: PersonView;
  onGoOn: (user: PersonView) => void;
};

/**
 * Another account claims the mobile that was just proven: a person who has its password, or reads its e-mail, goes on
 * in it (ruling R20). They have to name the address: we do not tell it to everybody who has the mobile.
 */
export function JoinOffer({ words, place, mine, onGoOn }: JoinOfferProps) {
  const [way, setWay] = useState<'password' | 'code'>('password');
  const [joined, setJoined] = useState<PersonView>();
  if (joined)
    return (
      // Nobody had ever proven the address, so the password may have been a stranger's: the person is told where to
      // make their own.
      <Panel key="joined" place={place} title={words.join.joined} text={words.join.passwordRemoved}>
        <Button size="lg" onClick={() => onGoOn(joined)}>
          {words.join.goOn}
        </Button>
      </Panel>
    );
  return (
    <Panel place={place} title={words.join.title} text={words.join.text}>
      <Ways
        label={words.join.ways}
        ways={[
          ['password', words.join.byPassword],
          ['code', words.join.byCode],
        ]}
        chosen={way}
        onChoose={setWay}
      />
      {way === 'password' ? (
        <JoinByPassword words={words} place={place} onJoined={onGoOn} />
      ) : (
        <JoinByCode
          words={words}
          place={place}
          onJoined={(user, passwordRemoved) => (passwordRemoved ? setJoined(user) : onGoOn(user))}
        />
      )}
      <Button look="soft" onClick={() => onGoOn(mine)}>
        {words.join.noThanks}
      </Button>
    </Panel>
  );
}

type PanelProps = { place: Place; title: string; text: string; children: ReactNode };

/** A step of its own below the heading of the screen or the modal; it has the focus, because the form before has gone. */
function Panel({ place, title, text, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Heading = place === 'modal' ? 'h3' : 'h2';
  return (
    <div className="join">
      <div>
        <Heading ref={heading} tabIndex={-1} className="join-title">
          {title}
        </Heading>
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}
