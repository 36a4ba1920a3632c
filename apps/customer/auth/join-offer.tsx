import { useEffect, useRef, useState } from 'react';
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
 * Another account claims the mobile that was just proven: whoever has its password, or reads its e-mail, goes on in it
 * (ruling R20). Which address that is, is his to say: we do not tell it to everybody who has the mobile.
 */
export function JoinOffer({ words, place, mine, onGoOn }: JoinOfferProps) {
  const [way, setWay] = useState<'password' | 'code'>('password');
  const [joined, setJoined] = useState<PersonView>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (joined) return <PasswordGone words={words} onGoOn={() => onGoOn(joined)} />;
  return (
    <div className="join">
      <div>
        <h3 ref={heading} tabIndex={-1} className="join-title">
          {words.join.title}
        </h3>
        <p>{words.join.text}</p>
      </div>
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
    </div>
  );
}

/** Nobody had ever proven the address, so the password may have been a stranger's: he is told where to make his own. */
function PasswordGone({ words, onGoOn }: { words: AuthWords; onGoOn: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="join">
      <div>
        <h3 ref={heading} tabIndex={-1} className="join-title">
          {words.join.joined}
        </h3>
        <p>{words.join.passwordRemoved}</p>
      </div>
      <Button size="lg" onClick={onGoOn}>
        {words.join.goOn}
      </Button>
    </div>
  );
}
