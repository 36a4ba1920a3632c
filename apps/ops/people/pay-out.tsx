import { type FormEvent, useId, useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { payOutByHand } from '#contract/ops/pay-out-by-hand.ts';
import { previewPayout } from '#contract/ops/preview-payout.ts';
import { newId } from '#kernel/ids.ts';
import { paiseFromRupees } from '#kernel/money.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useReading } from '../api/reading.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes, TextField } from '../shell/field.tsx';
import { Foot } from '../shell/foot.tsx';
import { Panel } from '../shell/panel.tsx';
import { useMay } from '../shell/roles.tsx';
import { shownMoney } from '../shell/shown.ts';
import { TakeBack } from '../shell/take-back.tsx';
import { UpiChoice, upiOf } from '../shell/upi-choice.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';

type Seen = OutputOf<typeof previewPayout>;
type Done = OutputOf<typeof payOutByHand> & { readonly id: string };

/** Our own money for one person, beside what they have earned or are given back. */
export function PayOut({ userId }: { userId: string }) {
  const { opsPayOut: says } = useSpeech().words;
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  if (!may(payOutByHand)) return null;
  return (
    <Panel title={says.panel}>
      <p className="o-help">{says.text}</p>
      <button type="button" className="o-btn" onClick={() => setIsOpen(true)}>
        {says.open}
      </button>
      {isOpen && <PayOutDialog userId={userId} onClose={() => setIsOpen(false)} />}
    </Panel>
  );
}

type DialogProps = { userId: string; onClose: () => void };

/** First how much, then whom it goes to and what it means, then the result. */
function PayOutDialog({ userId, onClose }: DialogProps) {
  const { opsPayOut: says } = useSpeech().words;
  const heading = useId();
  const [rupees, setRupees] = useState('');
  const [amountPaise, setAmountPaise] = useState<number>();
  const [done, setDone] = useState<Done>();
  return (
    <Dialog labelledBy={heading} onClose={onClose} className="o-dialog">
      <header>
        <h2 id={heading}>{says.panel}</h2>
      </header>
      {done && <Result done={done} onClose={onClose} />}
      {!done && amountPaise === undefined && (
        <HowMuch {...{ rupees, setRupees, onClose }} onWant={setAmountPaise} />
      )}
      {!done && amountPaise !== undefined && (
        <Preview
          wanted={{ userId, amountPaise }}
          onDone={setDone}
          onBack={() => setAmountPaise(undefined)}
        />
      )}
    </Dialog>
  );
}

type HowMuchProps = {
  rupees: string;
  setRupees: (rupees: string) => void;
  onWant: (amountPaise: number) => void;
  onClose: () => void;
};

function HowMuch({ rupees, setRupees, onWant, onClose }: HowMuchProps) {
  const { opsPayOut: says } = useSpeech().words;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onWant(paiseFromRupees(Number(rupees)));
  };
  return (
    <form className="o-act" onSubmit={submit}>
      <div className="in o-field">
        <TextField
          label={says.amount}
          value={rupees}
          {...{ type: 'number', inputMode: 'decimal', min: 0.01, step: 0.01, required: true }}
          onType={setRupees}
        />
      </div>
      <Foot act={{ label: says.see }} onClose={onClose} />
    </form>
  );
}

type PreviewProps = {
  wanted: { readonly userId: string; readonly amountPaise: number };
  onDone: (done: Done) => void;
  onBack: () => void;
};

function Preview({ wanted, onDone, onBack }: PreviewProps) {
  const { opsPayOut: says, ops } = useSpeech().words;
  const reading = useReading(previewPayout, wanted);
  const { value } = reading;
  const acting = useAct();
  // Under one name however often it is pressed.
  const [payoutId] = useState(() => newId());
  const [chosen, setChosen] = useState<string>();
  const [why, setWhy] = useState('');
  const destination = value?.destinations.find(({ id }) => id === chosen) ?? value?.destinations[0];
  const amount = shownMoney(wanted.amountPaise);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!value || !destination) return;
    const to = { destinationId: destination.id, shownBeforePaise: value.beforePaise };
    const done = await acting.run(payOutByHand, { ...wanted, ...to, payoutId, why });
    if (done) onDone({ ...done, id: payoutId });
    // Refused because something has changed: what it would mean now is shown before it can be pressed again.
    else reading.again();
  };
  const isHindered = !destination || (value?.duePaise ?? 0) > 0;
  return (
    <form className="o-act" onSubmit={(event) => void submit(event)}>
      <div className="in o-stack">
        <Waiting reading={reading} />
        {value && (
          <Means seen={value} amount={amount} to={upiOf(value.destinations, destination?.id)} />
        )}
        {value && !isHindered && (
          <div className="o-field">
            {value.destinations.length > 1 && (
              <UpiChoice
                label={says.upiId}
                destinations={value.destinations}
                value={destination.id}
                onChoose={setChosen}
              />
            )}
            <TextField label={ops.why} value={why} maxLength={300} required onType={setWhy} />
          </div>
        )}
        <ActNotes acting={acting} />
      </div>
      <Foot
        act={{
          label: says.pay({ amount }),
          danger: true,
          disabled: isHindered,
          busy: acting.busy,
        }}
        close={says.back}
        onClose={onBack}
      />
    </form>
  );
}

/** Consequences, line by line, or what stands in the way and how it is got out of it. */
function Means({ seen, amount, to }: { seen: Seen; amount: string; to: string }) {
  const { opsPayOut: says, ops } = useSpeech().words;
  if (seen.duePaise > 0)
    return <p className="o-note harm">{says.dueFirst({ due: shownMoney(seen.duePaise) })}</p>;
  if (to === '') return <p className="o-note risk">{says.noUpi}</p>;
  const name = seen.name ?? ops.customer;
  const before = shownMoney(seen.beforePaise);
  return (
    <ul className="o-effects" aria-live="polite">
      <li>
        <Icon name="rupee" className="i" />
        <span>{says.goes({ amount, name, to })}</span>
      </li>
      <li className={seen.beforePaise > 0 ? 'warn' : undefined}>
        <Icon name="clock" className="i" />
        <span>{seen.beforePaise > 0 ? says.before({ before }) : says.nothingBefore}</span>
      </li>
      {seen.needsTwo && (
        <li className="warn">
          <Icon name="shield" className="i" />
          <span>{says.needsTwo}</span>
        </li>
      )}
      <li>
        <Icon name="chat" className="i" />
        <span>{says.told}</span>
      </li>
    </ul>
  );
}

function Result({ done: { id, state }, onClose }: { done: Done; onClose: () => void }) {
  const { opsPayOut: says } = useSpeech().words;
  return (
    <div className="o-act">
      <div className="in o-stack">
        {state === 'requested' ? (
          <TakeBack id={id} asked={says.results.requested} />
        ) : (
          <p role="status">{says.results.approved}</p>
        )}
      </div>
      <Foot onClose={onClose} />
    </div>
  );
}
