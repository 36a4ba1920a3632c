import { type FormEvent, useId, useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { previewRefund } from '#contract/ops/preview-refund.ts';
import { readBookingMoney } from '#contract/ops/read-booking-money.ts';
import { refundByHand } from '#contract/ops/refund-by-hand.ts';
import { newId } from '#kernel/ids.ts';
import { paiseFromRupees } from '#kernel/money.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useReading } from '../api/reading.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes, Choice, TextField } from '../shell/field.tsx';
import { Foot } from '../shell/foot.tsx';
import { useMay } from '../shell/roles.tsx';
import { shownMoney } from '../shell/shown.ts';
import { TakeBack } from '../shell/take-back.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';

type Payment = OutputOf<typeof readBookingMoney>['payments'][number];
type Wanted = { readonly attemptId: string; readonly amountPaise: number };
type Done = OutputOf<typeof refundByHand> & { readonly id: string };

/** The way to give money back that no table gives back. */
export function RefundByHand({ bookingId }: { bookingId: string }) {
  const { opsRefund: says } = useSpeech().words;
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  if (!may(refundByHand)) return null;
  return (
    <>
      <button type="button" className="o-btn" onClick={() => setIsOpen(true)}>
        {says.open}
      </button>
      {isOpen && <RefundDialog bookingId={bookingId} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type DialogProps = { bookingId: string; onClose: () => void };

/** First how much of which payment, then what the customer will have had back, then the result. */
function RefundDialog({ bookingId, onClose }: DialogProps) {
  const { opsRefund: says } = useSpeech().words;
  const heading = useId();
  const reading = useReading(readBookingMoney, { id: bookingId });
  const payments = reading.value?.payments.filter(({ leftPaise }) => leftPaise > 0);
  const [wanted, setWanted] = useState<Wanted>();
  const [done, setDone] = useState<Done>();
  const isWriting = done === undefined && payments !== undefined && payments.length > 0;
  return (
    <Dialog labelledBy={heading} onClose={onClose} className="o-dialog">
      <header>
        <h2 id={heading}>{says.title}</h2>
      </header>
      {isWriting && !wanted && <HowMuch payments={payments} onWant={setWanted} onClose={onClose} />}
      {isWriting && wanted && (
        <Preview wanted={wanted} onDone={setDone} onBack={() => setWanted(undefined)} />
      )}
      {!isWriting && (
        <div className="o-act">
          <div className="in o-stack">
            <Waiting reading={reading} />
            {done?.state === 'approved' && <p role="status">{says.results.approved}</p>}
            {done?.state === 'requested' && (
              <TakeBack id={done.id} asked={says.results.requested} />
            )}
            {!done && payments && <p>{says.nothing}</p>}
          </div>
          <Foot onClose={onClose} />
        </div>
      )}
    </Dialog>
  );
}

type HowMuchProps = {
  payments: readonly Payment[];
  onWant: (wanted: Wanted) => void;
  onClose: () => void;
};

function HowMuch({ payments, onWant, onClose }: HowMuchProps) {
  const { opsRefund: says } = useSpeech().words;
  const [attemptId, setAttemptId] = useState(payments[0]?.attemptId ?? '');
  const [rupees, setRupees] = useState('');
  const named = (id: string): string => {
    const one = payments.find((payment) => payment.attemptId === id);
    if (!one) return '';
    const gateway = [one.provider, one.gatewayReference].filter(Boolean).join(' ');
    const [amount, left] = [shownMoney(one.amountPaise), shownMoney(one.leftPaise)];
    return says.paymentNamed({ gateway, amount, left });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onWant({ attemptId, amountPaise: paiseFromRupees(Number(rupees)) });
  };
  return (
    <form className="o-act" onSubmit={submit}>
      <div className="in o-field">
        <Choice
          label={says.payment}
          value={attemptId}
          options={payments.map((one) => one.attemptId)}
          nameOf={named}
          onChoose={setAttemptId}
        />
        <TextField
          label={says.amount}
          value={rupees}
          {...{ type: 'number', inputMode: 'decimal', min: 0.01, step: 0.01, required: true }}
          onType={setRupees}
        />
        <p className="o-help">{says.text}</p>
      </div>
      <Foot act={{ label: says.see }} onClose={onClose} />
    </form>
  );
}

type PreviewProps = { wanted: Wanted; onDone: (done: Done) => void; onBack: () => void };

function Preview({ wanted, onDone, onBack }: PreviewProps) {
  const { opsRefund: says, ops } = useSpeech().words;
  const reading = useReading(previewRefund, wanted);
  const { value } = reading;
  const acting = useAct();
  // Under one name however often it is pressed.
  const [refundId] = useState(() => newId());
  const [why, setWhy] = useState('');
  const [aboveWhy, setAboveWhy] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!value) return;
    const done = await acting.run(refundByHand, {
      ...{ ...wanted, refundId, why, shownThenBackPaise: value.thenBackPaise },
      ...(value.needsReason && { aboveWhy }),
    });
    if (done) onDone({ ...done, id: refundId });
    // Refused because something has changed: what it would do now is shown before it can be pressed again.
    else reading.again();
  };
  return (
    <form className="o-act" onSubmit={(event) => void submit(event)}>
      <div className="in o-field">
        <Waiting reading={reading} />
        {value && <Then seen={value} />}
        <TextField label={ops.why} value={why} maxLength={300} onType={setWhy} />
        {value?.needsReason && (
          <>
            <p className="o-note">{says.above}</p>
            <TextField
              label={says.aboveWhy}
              value={aboveWhy}
              maxLength={300}
              onType={setAboveWhy}
            />
          </>
        )}
        <ActNotes acting={acting} />
      </div>
      <Foot
        act={{
          label: says.give({ amount: shownMoney(wanted.amountPaise) }),
          danger: true,
          disabled: !value,
          busy: acting.busy,
        }}
        close={says.back}
        onClose={onBack}
      />
    </form>
  );
}

function Then({ seen }: { seen: OutputOf<typeof previewRefund> }) {
  const { opsRefund: says, ops } = useSpeech().words;
  const [paid, back] = [shownMoney(seen.paidPaise), shownMoney(seen.thenBackPaise)];
  return (
    <>
      <p role="status">
        <b>{ops.thenBack({ paid, back })}</b>
      </p>
      {seen.needsTwo && <p className="o-note calm">{says.needsTwo}</p>}
    </>
  );
}
