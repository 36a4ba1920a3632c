import { type FormEvent, useState } from 'react';
import { findCaller } from '#contract/ops/find-caller.ts';
import { openCallBack } from '#contract/ops/open-call-back.ts';
import { useAct } from './act.tsx';
import { ActNotes, TextField } from './field.tsx';
import { Link } from './path.tsx';
import { useMay } from './roles.tsx';
import { useSpeech } from './words.tsx';

/** The number to ring is shown for a reason, which is written down with who looked. */
export function CallNumber({ callBackId }: { callBackId: string }) {
  const { words } = useSpeech();
  const [number, setNumber] = useState<string>();
  const [asked, setAsked] = useState(false);
  const may = useMay();
  if (!may(openCallBack)) return null;
  if (number)
    return (
      <>
        <a className="o-btn" href={`tel:${number}`}>
          {number}
        </a>
        {may(findCaller) && (
          <Link className="o-btn" to={`/book?mobile=${encodeURIComponent(number)}`}>
            {words.opsCases.bookFor}
          </Link>
        )}
      </>
    );
  if (asked) return <Reason callBackId={callBackId} onShown={setNumber} />;
  return (
    <button type="button" className="o-btn" onClick={() => setAsked(true)}>
      {words.ops.showNumber}
    </button>
  );
}

type ReasonProps = { callBackId: string; onShown: (mobile: string) => void };

function Reason({ callBackId, onShown }: ReasonProps) {
  const { ops: says } = useSpeech().words;
  const acting = useAct();
  const [why, setWhy] = useState('');
  const show = async (event: FormEvent) => {
    event.preventDefault();
    const opened = await acting.run(openCallBack, { id: callBackId, why });
    if (opened) onShown(opened.mobile);
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
