import type { GatePass, GateRules } from '#contract/fields/gate-pass.ts';
import type { gatePass as english } from '#i18n/en/gate-pass.ts';
import type { Lang } from '#kernel/languages.ts';
import { shownClock, shownDay } from './dates.ts';
import { QrPicture } from './qr-picture.tsx';
import './gate-pass.css';

type GatePassCardProps = {
  pass: GatePass;
  /** The society, if we know it. */
  gate: GateRules | null;
  words: typeof english;
  lang: Lang;
};

/** The pass that is held out to a guard: a picture for their camera, and six digits that can be read across a counter. */
export function GatePassCard({ pass, gate, words, lang }: GatePassCardProps) {
  const { qr, code, home, from, until } = pass;
  const hints = [
    gate?.needsPass && words.needed,
    gate?.minutes && words.minutes({ minutes: gate.minutes }),
    gate?.words?.[lang],
  ].filter((hint) => typeof hint === 'string');
  return (
    <div className="gate-pass">
      <p>{words.show}</p>
      <QrPicture qr={qr} label={words.picture} />
      <p className="gate-digits">
        <span>{words.digits}</span>
        <b className="num">
          {code.slice(0, 3)} {code.slice(3)}
        </b>
      </p>
      <dl>
        {home && (
          <>
            <dt>{words.where}</dt>
            <dd>{home}</dd>
          </>
        )}
        <dt>{words.when}</dt>
        <dd className="num">
          {words.fromTo({
            day: shownDay(from.slice(0, 10), lang),
            from: shownClock(from),
            until: shownClock(until),
          })}
        </dd>
      </dl>
      {hints.map((hint) => (
        <p key={hint} className="gate-hint">
          {hint}
        </p>
      ))}
    </div>
  );
}
