import { useState } from 'react';
import { setLeave } from '#contract/karigar/set-leave.ts';
import type { KarigarWork } from '#contract/karigar-work.ts';
import { Button } from '#ui/button.tsx';
import { shownLongDay } from '#ui/dates.ts';
import { TextField } from '#ui/text-field.tsx';
import { useSpeech } from '../shell/words.tsx';
import { useSaving } from './use-saving.ts';

type DaysOffProps = { leaves: readonly string[]; onChanged: (work: KarigarWork) => void };

export function DaysOff({ leaves, onChanged }: DaysOffProps) {
  const { words, lang } = useSpeech();
  const { time } = words.work;
  const [day, setDay] = useState('');
  const saving = useSaving(setLeave, onChanged);
  return (
    <section className="k-card">
      <h2>{time.daysOff}</h2>
      {leaves.length === 0 && <p className="k-lead">{time.noDaysOff}</p>}
      <ul className="k-list">
        {leaves.map((one) => (
          <li key={one} className="k-row">
            <b>{shownLongDay(one, lang)}</b>
            <Button
              look="soft"
              busy={saving.busy}
              onClick={() => void saving.save({ day: one, off: false })}
            >
              {time.workAgain}
            </Button>
          </li>
        ))}
      </ul>
      <TextField
        label={time.day}
        type="date"
        name="day-off"
        value={day}
        error={saving.error}
        onValue={setDay}
      />
      <Button
        look="line"
        busy={saving.busy}
        disabled={day === ''}
        onClick={() => void saving.save({ day, off: true }).then(() => setDay(''))}
      >
        {time.addDayOff}
      </Button>
    </section>
  );
}
