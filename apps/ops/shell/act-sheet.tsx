import { type FormEvent, useId, useState } from 'react';
import { previewAct } from '#contract/ops/preview-act.ts';
import { newId } from '#kernel/ids.ts';
import { Dialog } from '#ui/dialog.tsx';
import { readAnew, useReading } from '../api/reading.ts';
import { useAct } from './act.tsx';
import { carryOut } from './carry-out.ts';
import { Effects } from './effects.tsx';
import { ActNotes, TextField } from './field.tsx';
import { Foot } from './foot.tsx';
import { LatestEvents } from './latest-events.tsx';
import { Waiting } from './waiting.tsx';
import type { Wished } from './wished.ts';
import { useSpeech } from './words.tsx';

export type { Wished } from './wished.ts';

type ActSheetProps = {
  wished: Wished;
  title: string;
  /** Takes something from somebody. */
  danger?: boolean;
  onDone: () => void;
  onClose: () => void;
};

/** An act, seen before it is done: its consequence first, then why, then the one button that names it. */
export function ActSheet({ wished, title, danger = false, onDone, onClose }: ActSheetProps) {
  const { words } = useSpeech();
  const { opsDay: says } = words;
  const heading = useId();
  const [why, setWhy] = useState('');
  // Under one name however often it is pressed.
  const [actionId] = useState(() => newId());
  const acting = useAct();
  const reading = useReading(previewAct, wished);
  const { value } = reading;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (value && !value.refused && (await carryOut(acting, wished, value, { why, actionId })))
      onDone();
    // Refused because something has changed: what it would do now is shown before it can be pressed again.
    else await readAnew();
  };
  return (
    <Dialog labelledBy={heading} onClose={onClose} className="o-dialog">
      <header>
        <h2 id={heading}>{title}</h2>
      </header>
      <form className="o-act" onSubmit={(event) => void submit(event)}>
        <div className="in o-stack">
          {!value && !reading.refusal && <p role="status">{says.looking}</p>}
          {reading.refusal && <Waiting reading={reading} />}
          {value && <Effects of={value} />}
          <div className="o-field">
            <TextField label={says.why} value={why} maxLength={300} onType={setWhy} />
            <p className="o-help">{says.whyHint}</p>
          </div>
          <ActNotes acting={acting} />
          {acting.code === 'booking-changed' && <LatestEvents id={wished.id} />}
        </div>
        <Foot
          act={{
            label: title,
            danger,
            disabled: !value || value.refused !== null,
            busy: acting.busy,
          }}
          close={says.back}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
