import { useState } from 'react';
import type { training as english } from '#i18n/en/karigar-training.ts';
import { Button } from '#ui/button.tsx';
import { Picture } from '../shell/picture.tsx';
import './training.css';

type Words = typeof english;
const STEPS = ['leave', 'door', 'code', 'tools', 'photo', 'cash'] as const;
/** Said by a customer whom nobody has met. */
const CODE = '419207';

/** A visit that nobody has booked: every step as it is at a real one, and nothing leaves the phone. */
export function PracticeVisit({ words, onClose }: { words: Words; onClose: () => void }) {
  const [at, setAt] = useState(0);
  const [typed, setTyped] = useState('');
  const step = STEPS[at];
  const next = () => {
    setTyped('');
    setAt(at + 1);
  };
  const touch = (digit: string) => {
    // A wrong digit is not taken: one sees which comes next.
    if (digit !== CODE[typed.length]) return;
    if (typed.length + 1 === CODE.length) next();
    else setTyped(typed + digit);
  };
  return (
    <section className="k-card now" aria-live="polite">
      <p className="k-pill wants">{words.practice}</p>
      {step ? (
        <>
          <p className="k-note num">{words.of({ step: at + 1, all: STEPS.length })}</p>
          <p className="k-titled">
            <Picture name={step} large />
            <b>{words.steps[step].says}</b>
          </p>
          {step === 'code' ? (
            <Keys typed={typed} words={words} onTouch={touch} />
          ) : (
            <Button size="lg" onClick={next}>
              {words.steps[step].act}
            </Button>
          )}
        </>
      ) : (
        <>
          <p>{words.practised}</p>
          <Button look="line" onClick={() => setAt(0)}>
            {words.again}
          </Button>
        </>
      )}
      <Button look="soft" onClick={onClose}>
        {words.close}
      </Button>
    </section>
  );
}

type KeysProps = { typed: string; words: Words; onTouch: (digit: string) => void };

function Keys({ typed, words, onTouch }: KeysProps) {
  const wanted = CODE[typed.length] ?? '';
  return (
    <>
      <p className="k-typed num">{typed.padEnd(CODE.length, '–').split('').join(' ')}</p>
      <p className="k-note num">{words.keyOf({ digit: wanted })}</p>
      <div className="k-digits">
        {[...'1234567890'].map((digit) => (
          <button
            key={digit}
            type="button"
            className={digit === wanted ? 'btn num' : 'btn line num'}
            onClick={() => onTouch(digit)}
          >
            {digit}
          </button>
        ))}
      </div>
    </>
  );
}
