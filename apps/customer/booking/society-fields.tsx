import { useEffect, useRef } from 'react';
import type { Address } from '#contract/fields/address.ts';
import { TextField } from '#ui/text-field.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { shownQuietHours } from './quiet-words.ts';
import type { Booking } from './use-booking.ts';
import './society-fields.css';

type SocietyFieldsProps = {
  booking: Booking;
  onPart: (part: keyof Address) => (text: string) => void;
};

/** Society, wing and flat: those we know are one press away, and say what their gate and their neighbours ask for. */
export function SocietyFields({ booking, onPart }: SocietyFieldsProps) {
  const { booking: words, society: says } = useWords();
  const { address } = booking.draft;
  const { suggested, chosen, wings } = booking.societies;
  return (
    <>
      <div className="society">
        <TextField
          label={words.society}
          note={words.optional}
          value={address.society ?? ''}
          onValue={onPart('society')}
          autoComplete="off"
          maxLength={120}
        />
        <Suggestions
          label={says.suggested}
          names={suggested.map(({ name }) => name)}
          onChoose={onPart('society')}
        />
      </div>
      <div className="wing">
        <TextField
          label={words.wing}
          note={words.optional}
          value={address.wing ?? ''}
          onValue={onPart('wing')}
          autoComplete="off"
          maxLength={20}
        />
        <Suggestions label={says.wings} names={wings} onChoose={onPart('wing')} />
      </div>
      <TextField
        className="flat"
        label={words.flat}
        note={words.optional}
        value={address.flat ?? ''}
        onValue={onPart('flat')}
        autoComplete="off"
        maxLength={20}
      />
      <div className="society-news" role="status">
        {chosen && <SocietyNews society={chosen} />}
      </div>
    </>
  );
}

type SuggestionsProps = {
  label: string;
  names: readonly string[];
  onChoose: (name: string) => void;
};

/** After a press the field is as if it had been typed, and the suggestions are gone. */
function Suggestions({ label, names, onChoose }: SuggestionsProps) {
  const group = useRef<HTMLDivElement>(null);
  // Suggestions are of no help under the bar or the keyboard.
  useEffect(() => {
    if (names.length > 0) group.current?.scrollIntoView({ block: 'nearest' });
  }, [names.length]);
  if (names.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a part of the form to be filled in.
    <div ref={group} className="suggestions" role="group" aria-label={label}>
      {names.map((name) => (
        <button key={name} type="button" onClick={() => onChoose(name)}>
          {name}
        </button>
      ))}
    </div>
  );
}

function SocietyNews({ society }: { society: NonNullable<Booking['societies']['chosen']> }) {
  const { society: says } = useWords();
  const lang = useLang();
  const { quietFor, quietHours, gate } = society;
  const hours = shownQuietHours(quietHours, lang, says);
  const lines = [
    hours && (quietFor === 'all' ? says.quietForAll({ hours }) : says.quietForNoisy({ hours })),
    gate.needsPass && says.needsPass,
    gate.minutes > 0 && says.gateMinutes({ minutes: gate.minutes }),
    gate.words?.[lang],
  ].filter((line) => typeof line === 'string' && line !== '');
  return lines.map((line) => <p key={String(line)}>{line}</p>);
}
