import { type FormEvent, useState } from 'react';
import { assignByHand } from '#contract/ops/assign-by-hand.ts';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { Choice, DayField, TextField } from '../shell/field.tsx';
import { useMay } from '../shell/roles.tsx';
import { useSpeech } from '../shell/words.tsx';
import { BULK_ACTS, type BulkAct, type BulkWish, type Listed, MOST_AT_ONCE } from './bulk.ts';
import { BulkSheet } from './bulk-sheet.tsx';
import './bulk.css';

type BulkBarProps = {
  chosen: readonly Listed[];
  onClear: () => void;
  /** These need nothing more. */
  onDone: (ids: readonly string[]) => void;
};

/** Asks what to do with the bookings chosen in the list. */
export function BulkBar({ chosen, onClear, onDone }: BulkBarProps) {
  const { opsBulk: says } = useSpeech().words;
  const may = useMay();
  const [act, setAct] = useState<BulkAct>('call-off');
  const [date, setDate] = useState<string>(() => addDays(dateInIndia(Date.now()), 1));
  const [karigar, setKarigar] = useState('');
  // Those of the moment of the press: what is done leaves the list below.
  const [sheet, setSheet] = useState<{ bookings: readonly Listed[]; wish: BulkWish }>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSheet({ bookings: chosen, wish: wishOf(act, { date, karigarId: Number(karigar) }) });
  };
  return (
    <section className="o-panel" aria-label={says.title}>
      <form className="o-pb bulk-bar" onSubmit={submit}>
        <p>
          <b>{says.chosen({ count: chosen.length })}</b>{' '}
          {chosen.length === MOST_AT_ONCE && says.most({ count: MOST_AT_ONCE })}
        </p>
        <Choice
          label={says.act}
          value={act}
          options={BULK_ACTS.filter((one) => one !== 'assign' || may(assignByHand))}
          nameOf={(one) => says.acts[one]}
          onChoose={setAct}
        />
        {act === 'reschedule' && (
          <DayField label={says.toDay} required value={date} onType={setDate} />
        )}
        {act === 'assign' && (
          <TextField
            label={says.karigarNumber}
            inputMode="numeric"
            required
            value={karigar}
            onType={(text) => setKarigar(text.replace(/\D/g, '').slice(0, 7))}
          />
        )}
        <button type="submit" className="o-btn go">
          {says.look}
        </button>
        <button type="button" className="o-btn" onClick={onClear}>
          {says.clear}
        </button>
      </form>
      {sheet && (
        <BulkSheet
          {...sheet}
          title={`${says.acts[sheet.wish.act]} · ${sheet.bookings.length}`}
          onClose={(ended) => {
            setSheet(undefined);
            onDone(ended);
          }}
        />
      )}
    </section>
  );
}

function wishOf(act: BulkAct, { date, karigarId }: { date: string; karigarId: number }): BulkWish {
  if (act === 'reschedule') return { act, date };
  return act === 'assign' ? { act, karigarId } : { act };
}
