import { type FormEvent, useState } from 'react';
import { approveTransfer } from '#contract/ops/approve-transfer.ts';
import { readBookingMoney } from '#contract/ops/read-booking-money.ts';
import { useReading } from '../api/reading.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes, TextField } from '../shell/field.tsx';
import { shownMoney } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';

type AgreeProps = { id: string; bookingId: string | null };

/** The second person's agreement; to a refund only after seeing what the customer would then have had back. */
export function Agree({ id, bookingId }: AgreeProps) {
  const says = useSpeech().words.ops;
  const [asking, setAsking] = useState(false);
  if (bookingId === null) return <AgreeForm id={id} />;
  if (asking) return <AgreeToRefund id={id} bookingId={bookingId} />;
  return (
    <button type="button" className="o-btn" onClick={() => setAsking(true)}>
      {says.agree}…
    </button>
  );
}

function AgreeToRefund({ id, bookingId }: { id: string; bookingId: string }) {
  const says = useSpeech().words.ops;
  const reading = useReading(readBookingMoney, { id: bookingId });
  const money = reading.value;
  const thenBack = money?.refunds.find((one) => one.id === id)?.thenBackPaise;
  if (!money) return <Waiting reading={reading} />;
  return (
    <>
      {thenBack != null && (
        <p>{says.thenBack({ paid: shownMoney(money.paidPaise), back: shownMoney(thenBack) })}</p>
      )}
      <AgreeForm id={id} />
    </>
  );
}

/** A reason is asked for where the customer would have back more than was paid. */
function AgreeForm({ id }: { id: string }) {
  const says = useSpeech().words.ops;
  const acting = useAct();
  const [aboveWhy, setAboveWhy] = useState('');
  const needsReason = acting.code === 'reason-needed' || aboveWhy !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void acting.run(approveTransfer, { id, ...(aboveWhy !== '' && { aboveWhy }) });
  };
  return (
    <form onSubmit={submit}>
      {needsReason && (
        <TextField label={says.why} value={aboveWhy} maxLength={300} onType={setAboveWhy} />
      )}
      <ActNotes acting={acting} />
      <button type="submit" className="o-btn go" aria-busy={acting.busy || undefined}>
        {says.agree}
      </button>
    </form>
  );
}
