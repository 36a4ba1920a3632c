import { type FormEvent, type ReactNode, useState } from 'react';
import { type Acting, useAct } from './act.tsx';
import { ActNotes, TextField } from './field.tsx';
import { useSpeech } from './words.tsx';

/** Opens a number for a reason; nothing where it was refused, null where there is none. */
type Open = (run: Acting['run'], why: string) => Promise<string | null | undefined>;

type OpenedNumberProps = {
  button: string;
  /** Stands before the number where another one is on the screen. */
  whose?: string;
  open: Open;
  /** Stands beside the number once it is shown. */
  then?: (number: string) => ReactNode;
};

/** The number to ring is shown for a reason, which is written down with who looked. */
export function OpenedNumber({ button, whose, open, then }: OpenedNumberProps) {
  const { opsDecide: says } = useSpeech().words;
  const [number, setNumber] = useState<string | null>();
  const [asked, setAsked] = useState(false);
  if (number === null) return <p role="status">{says.noMobile}</p>;
  if (number !== undefined)
    return (
      <>
        {whose && <b>{whose}</b>}
        <a className="o-btn" href={`tel:${number}`}>
          {number}
        </a>
        {then?.(number)}
      </>
    );
  if (asked) return <Reason open={open} onShown={setNumber} />;
  return (
    <button type="button" className="o-btn" onClick={() => setAsked(true)}>
      {button}
    </button>
  );
}

type ReasonProps = { open: Open; onShown: (number: string | null) => void };

function Reason({ open, onShown }: ReasonProps) {
  const { ops: says } = useSpeech().words;
  const acting = useAct();
  const [why, setWhy] = useState('');
  const show = async (event: FormEvent) => {
    event.preventDefault();
    const number = await open(acting.run, why);
    if (number !== undefined) onShown(number);
  };
  return (
    <form className="o-field" onSubmit={(event) => void show(event)}>
      <p className="o-help">{says.contactsText}</p>
      <TextField label={says.why} value={why} maxLength={300} required onType={setWhy} />
      <ActNotes acting={acting} />
      <span className="row">
        <button type="submit" className="o-btn go" aria-busy={acting.busy || undefined}>
          {says.showContacts}
        </button>
      </span>
    </form>
  );
}
