import { type FormEvent, useState } from 'react';
import { declineTransfer } from '#contract/ops/decline-transfer.ts';
import { payFailedByHand } from '#contract/ops/pay-failed-by-hand.ts';
import { useAct } from './act.tsx';
import type { Failed } from './failed.ts';
import { FailedFacts } from './failed-facts.tsx';
import { ActNotes, TextField } from './field.tsx';
import { shownMoney } from './shown.ts';
import { useSpeech } from './words.tsx';

type ToPayProps = {
  of: Failed;
  instead: NonNullable<Failed['instead']>;
  onDone: (said: string) => void;
  onClose: () => void;
};

/** Money set aside and agreed to: its reference once it is paid at the bank, or why nobody pays it. */
export function FailedToPay({ of, instead, onDone, onClose }: ToPayProps) {
  const { opsFailed: says, ops, opsMoney } = useSpeech().words;
  const acting = useAct();
  const [isUndone, setUndone] = useState(false);
  const [text, setText] = useState('');
  const amount = shownMoney(instead.amountPaise);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { id: payoutId, amountPaise: shownPaise } = instead;
    const answer = isUndone
      ? await acting.run(declineTransfer, { id: payoutId, why: text })
      : await acting.run(payFailedByHand, { id: of.id, payoutId, shownPaise, bankReference: text });
    if (answer) onDone(isUndone ? says.toPay.undone : says.toPay.recorded);
  };
  return (
    <form className="o-act" onSubmit={(event) => void submit(event)}>
      <div className="in o-stack">
        <FailedFacts of={of} />
        <p className="o-note calm">{says.toPay.now({ amount })}</p>
        <div className="o-field">
          <TextField
            label={isUndone ? ops.why : opsMoney.reference}
            value={text}
            maxLength={isUndone ? 300 : 40}
            required
            onType={setText}
          />
        </div>
        <ActNotes acting={acting} />
      </div>
      <footer>
        <button
          type="submit"
          className={`o-btn ${isUndone ? 'danger' : 'go'}`}
          aria-busy={acting.busy || undefined}
        >
          {isUndone ? says.toPay.undo : says.toPay.record({ amount })}
        </button>
        {!isUndone && (
          <button
            type="button"
            className="o-btn"
            onClick={() => {
              setText('');
              setUndone(true);
            }}
          >
            {says.toPay.undo}…
          </button>
        )}
        <button type="button" className="o-btn" onClick={onClose}>
          {ops.cancel}
        </button>
      </footer>
    </form>
  );
}
