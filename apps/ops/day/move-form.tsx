import { type FormEvent, useId, useState } from 'react';
import { type SlotGrid, slotLabel, slotMinutes } from '#contract/slots.ts';
import type { LocalDate } from '#kernel/time.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { Wished } from '../shell/act-sheet.tsx';
import { Choice, DayField } from '../shell/field.tsx';
import { Foot } from '../shell/foot.tsx';
import { shortReference } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import type { DayVisit } from './day-of.ts';
import type { Lane } from './lanes.ts';

/** A list that one still reads through; the best fits stand first. */
const MOST = 200;

type MoveFormProps = {
  visit: Pick<DayVisit, 'bookingId' | 'reference' | 'karigarId' | 'starts'>;
  fits: readonly Lane[];
  /** When visits may begin where it takes place. */
  grid: SlotGrid;
  date: LocalDate;
  areaOf: (pincode: string) => string;
  onWish: (wished: Wished) => void;
  onClose: () => void;
};

/** The same as a drag, without a mouse: to another Karigar, or to another day and hour. */
export function MoveForm({ visit, fits, grid, date, areaOf, onWish, onClose }: MoveFormProps) {
  const { opsDay: says } = useSpeech().words;
  const heading = useId();
  return (
    <Dialog labelledBy={heading} onClose={onClose} className="o-dialog">
      <header>
        <h2 id={heading}>
          {says.choose} · <span className="mono">{shortReference(visit.reference)}</span>
        </h2>
      </header>
      <div className="in o-stack">
        <ToKarigar {...{ visit, fits, areaOf, onWish }} />
        <ToTime {...{ visit, grid, date, onWish }} />
      </div>
      <Foot close={says.back} onClose={onClose} />
    </Dialog>
  );
}

type ToKarigarProps = Pick<MoveFormProps, 'visit' | 'fits' | 'areaOf' | 'onWish'>;

function ToKarigar({ visit, fits, areaOf, onWish }: ToKarigarProps) {
  const { opsDay: says } = useSpeech().words;
  const who = useId();
  const others = fits.filter(({ karigar }) => karigar.id !== visit.karigarId).slice(0, MOST);
  const [karigarId, setKarigarId] = useState(others[0]?.karigar.id);
  const give = (event: FormEvent) => {
    event.preventDefault();
    if (karigarId !== undefined) onWish({ id: visit.bookingId, act: 'assign', karigarId });
  };
  return (
    <form className="o-field" onSubmit={give}>
      <label htmlFor={who}>{says.toKarigar}</label>
      <select
        id={who}
        className="o-in"
        value={karigarId}
        onChange={(event) => setKarigarId(Number(event.target.value))}
      >
        {others.map(({ karigar }) => (
          <option key={karigar.id} value={karigar.id}>
            {karigar.name} · {areaOf(karigar.homePincode)}
          </option>
        ))}
      </select>
      <button type="submit" className="o-btn go" disabled={karigarId === undefined}>
        {says.show}
      </button>
    </form>
  );
}

type ToTimeProps = Pick<MoveFormProps, 'visit' | 'grid' | 'date' | 'onWish'>;

function ToTime({ visit, grid, date, onWish }: ToTimeProps) {
  const { opsDay: says } = useSpeech().words;
  const [onDay, setOnDay] = useState<string>(date);
  const [time, setTime] = useState(slotLabel(visit.starts));
  const move = (event: FormEvent) => {
    event.preventDefault();
    onWish({ id: visit.bookingId, act: 'reschedule', date: onDay, time });
  };
  return (
    <form className="o-field" onSubmit={move}>
      <b>{says.toTime}</b>
      <DayField label={says.day} value={onDay} onType={setOnDay} />
      <Choice
        label={says.hour}
        value={time}
        options={slotMinutes(grid).map(slotLabel)}
        nameOf={(one) => one}
        onChoose={setTime}
      />
      <button type="submit" className="o-btn go">
        {says.show}
      </button>
    </form>
  );
}
