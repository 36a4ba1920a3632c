import { type FormEvent, useId, useState } from 'react';
import { assignByHand } from '#contract/ops/assign-by-hand.ts';
import { type BookingAct, previewAct } from '#contract/ops/preview-act.ts';
import { startWorkOnBehalf } from '#contract/ops/start-work-on-behalf.ts';
import { newId } from '#kernel/ids.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useAct } from '../shell/act.tsx';
import { ActNotes, TextField } from '../shell/field.tsx';
import { Foot } from '../shell/foot.tsx';
import { useMay } from '../shell/roles.tsx';
import type { Wish } from '../shell/wishes.tsx';
import { useSpeech } from '../shell/words.tsx';
import { type Asked, AskFirst, isAskedFirst } from './ask-first.tsx';
import type { File } from './file.ts';

type ActsProps = {
  file: File;
  /** To another Karigar or hour, which the day of the city is needed for. */
  onMove: () => void;
  onWish: (wish: Wish) => void;
};

const DANGER: ReadonlySet<BookingAct> = new Set(['call-off', 'cancel', 'safety-exit']);
const MOVING: ReadonlySet<BookingAct> = new Set(['assign', 'reschedule']);

/** The acts that the server allows on this booking now; each shows its consequence before it is done. */
export function Acts({ file, onMove, onWish }: ActsProps) {
  const { opsFile: says } = useSpeech().words;
  const may = useMay();
  const [asking, setAsking] = useState<'start' | Asked>();
  if (!may(previewAct)) return null;
  const { id } = file.booking;
  const acts = file.acts.filter((act) => act !== 'assign' || may(assignByHand));
  const press = (act: BookingAct) => {
    if (MOVING.has(act)) onMove();
    else if (act === 'start' || isAskedFirst(act)) setAsking(act);
    else if (act !== 'assign' && act !== 'reschedule')
      onWish({ wished: { id, act }, title: says.acts[act], danger: DANGER.has(act) });
  };
  // One button for both halves of a move.
  const shown = acts.filter((act) => act !== 'reschedule' || !acts.includes('assign'));
  const [first, said] = [
    shown.filter((act) => MOVING.has(act) || act === 'call-off' || act === 'cancel'),
    shown.filter((act) => !MOVING.has(act) && act !== 'call-off' && act !== 'cancel'),
  ];
  const button = (act: BookingAct) => (
    <button
      key={act}
      type="button"
      className={DANGER.has(act) ? 'o-btn danger' : MOVING.has(act) ? 'o-btn go' : 'o-btn'}
      onClick={() => press(act)}
    >
      {says.acts[act]}
    </button>
  );
  return (
    <div className="o-acts">
      {first.map(button)}
      {said.length > 0 && (
        <details className="o-menu">
          <summary className="o-btn">{says.moreActs}</summary>
          <div>{said.map(button)}</div>
        </details>
      )}
      {asking === 'start' && <Start id={id} onClose={() => setAsking(undefined)} />}
      {asking !== undefined && asking !== 'start' && (
        <AskFirst
          act={asking}
          file={file}
          onClose={() => setAsking(undefined)}
          onSaid={(said) => {
            setAsking(undefined);
            const danger = asking !== 'finish' && asking !== 'contact-try';
            onWish({ wished: { id, act: asking, ...said }, title: says.acts[asking], danger });
          }}
        />
      )}
    </div>
  );
}

/** The customer says the code on the telephone. */
function Start({ id, onClose }: { id: string; onClose: () => void }) {
  const { opsFile: says, opsDay } = useSpeech().words;
  const heading = useId();
  const acting = useAct();
  const [actionId] = useState(() => newId());
  const [code, setCode] = useState('');
  const [why, setWhy] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await acting.run(startWorkOnBehalf, { id, actionId, code, why })) onClose();
  };
  return (
    <Dialog labelledBy={heading} onClose={onClose} className="o-dialog">
      <header>
        <h2 id={heading}>{says.acts.start}</h2>
      </header>
      <form className="o-act" onSubmit={(event) => void submit(event)}>
        <div className="in o-field">
          <TextField label={says.startCode} inputMode="numeric" value={code} onType={setCode} />
          <p className="o-help">{says.startText}</p>
          <TextField label={opsDay.why} value={why} maxLength={300} onType={setWhy} />
          <ActNotes acting={acting} />
        </div>
        <Foot
          act={{ label: says.acts.start, busy: acting.busy }}
          close={opsDay.back}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
