import { type FormEvent, useState } from 'react';
import { BEARERS, type BorneBy } from '#contract/bearers.ts';
import { resolveDispute } from '#contract/ops/resolve-dispute.ts';
import { reworkVisit } from '#contract/ops/rework-visit.ts';
import { readOpenSlots } from '#contract/public/read-open-slots.ts';
import { paiseFromRupees } from '#kernel/money.ts';
import { useReading } from '../api/reading.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes, Choice, DayField, TextField } from '../shell/field.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { CostOfDecision, useDecision } from './decision.tsx';
import type { File } from './file.ts';

const OUTCOMES = ['rework', 'refund', 'none'] as const;
type Slot = { readonly date: string; readonly time: string };

/** The decision on a complaint: done again at an hour that the customer agrees to, a part given back, or neither. */
export function DecideComplaint({ file: { booking } }: { file: File }) {
  const { opsDecide: says } = useSpeech().words;
  const acting = useAct();
  const [outcome, setOutcome] = useState<(typeof OUTCOMES)[number]>('rework');
  const [slot, setSlot] = useState<Slot>({ date: '', time: '' });
  const [rupees, setRupees] = useState('');
  const [borneBy, setBorneBy] = useState<BorneBy>('us');
  const [comment, setComment] = useState('');
  const { id } = booking;
  const refundPaise = paiseFromRupees(Number(rupees));
  const decision = useDecision(acting, {
    // Its words change nothing of what it costs.
    ...{ id, decision: outcome, comment: '' },
    ...(outcome === 'rework' && slot),
    ...(outcome === 'refund' && { refundPaise, borneBy }),
  });
  const { cost, mayDecide } = decision;
  const decide = async (event: FormEvent) => {
    event.preventDefault();
    if (!mayDecide) return decision.look();
    const { seen } = cost ?? {};
    if (outcome === 'rework') await acting.run(reworkVisit, { id, ...slot, comment, seen });
    else
      await acting.run(resolveDispute, {
        ...{ id, outcome, comment, seen },
        ...(outcome === 'refund' && { refundPaise, borneBy }),
      });
  };
  return (
    <form className="o-field" onSubmit={(event) => void decide(event)}>
      <Choice
        label={says.outcome}
        value={outcome}
        options={OUTCOMES}
        nameOf={(one) => says.outcomes[one]}
        onChoose={setOutcome}
      />
      {outcome === 'rework' && <When booking={booking} slot={slot} onSlot={setSlot} />}
      {outcome === 'refund' && <HowMuch {...{ rupees, setRupees, borneBy, setBorneBy }} />}
      <TextField label={says.comment} value={comment} maxLength={500} onType={setComment} />
      {cost && <CostOfDecision of={cost} />}
      <ActNotes acting={acting} />
      <button
        type="submit"
        className={mayDecide ? 'o-btn go' : 'o-btn'}
        disabled={outcome === 'rework' && slot.time === ''}
        aria-busy={acting.busy || undefined}
      >
        {mayDecide ? says.decide : says.see}
      </button>
    </form>
  );
}

type HowMuchProps = {
  rupees: string;
  setRupees: (rupees: string) => void;
  borneBy: BorneBy;
  setBorneBy: (borneBy: BorneBy) => void;
};

function HowMuch({ rupees, setRupees, borneBy, setBorneBy }: HowMuchProps) {
  const { opsDecide: says } = useSpeech().words;
  return (
    <>
      <TextField
        label={says.amount}
        value={rupees}
        {...{ type: 'number', inputMode: 'decimal', min: 0.01, step: 0.01, required: true }}
        onType={setRupees}
      />
      <Choice
        label={says.borneBy}
        value={borneBy}
        options={BEARERS}
        nameOf={(one) => says.bearers[one]}
        onChoose={setBorneBy}
      />
    </>
  );
}

type WhenProps = { booking: File['booking']; slot: Slot; onSlot: (slot: Slot) => void };

/** The times that customers are shown as well. */
function When({ booking, slot, onSlot }: WhenProps) {
  const { opsDecide: says } = useSpeech().words;
  const { serviceId, option, pincode, society } = booking;
  const reading = useReading(readOpenSlots, {
    serviceId: String(serviceId),
    ...(option && { option }),
    ...(pincode && { pincode }),
    ...(society && { society }),
    ...(slot.date && { date: slot.date }),
  });
  const { value } = reading;
  const open = value?.slots.filter((one) => one.open).map(({ label }) => label) ?? [];
  const day = slot.date || (value?.date ?? '');
  return (
    <>
      <DayField
        label={says.day}
        min={value?.today}
        max={value?.lastDate}
        value={day}
        onType={(date) => onSlot({ date, time: '' })}
      />
      {!value && <Waiting reading={reading} />}
      {value && open.length === 0 && <p className="o-note risk">{says.noTimes}</p>}
      {open.length > 0 && (
        <Choice
          label={says.time}
          value={slot.time}
          options={['', ...open]}
          nameOf={(one) => one || '…'}
          onChoose={(time) => onSlot({ date: day, time })}
        />
      )}
    </>
  );
}
