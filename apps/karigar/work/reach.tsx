import { useState } from 'react';
import { setReach } from '#contract/karigar/set-reach.ts';
import type { KarigarWork } from '#contract/karigar-work.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useSaving } from '../shell/use-saving.ts';
import { useWords } from '../shell/words.tsx';

const STEPS = [15, 30, 45, 60, 75, 90, 120, 150, 180];

/** The place from which the Karigar sets out, and their reach in minutes: in Mumbai kilometres say nothing. */
export function Reach({
  work: own,
  onChanged,
}: {
  work: KarigarWork;
  onChanged: (work: KarigarWork) => void;
}) {
  const words = useWords();
  const { time } = words.work;
  const [homePincode, setHome] = useState(own.homePincode);
  const [reachMinutes, setMinutes] = useState(own.reachMinutes);
  const saving = useSaving(setReach, onChanged);
  const steps = STEPS.includes(own.reachMinutes)
    ? STEPS
    : [...STEPS, own.reachMinutes].sort((one, other) => one - other);
  return (
    <section className="k-card">
      <h2>{time.reach}</h2>
      <TextField
        label={time.homePincode}
        name="home-pincode"
        inputMode="numeric"
        maxLength={6}
        className="num"
        value={homePincode}
        error={saving.error}
        onValue={(text) => setHome(text.replace(/\D/g, ''))}
      />
      <label className="field">
        <span className="label">{time.reachMinutes}</span>
        <select
          className="num"
          value={reachMinutes}
          onChange={(event) => setMinutes(Number(event.currentTarget.value))}
        >
          {steps.map((minutes) => (
            <option key={minutes} value={minutes}>
              {time.minutes({ minutes })}
            </option>
          ))}
        </select>
      </label>
      <Button
        busy={saving.busy}
        disabled={homePincode === own.homePincode && reachMinutes === own.reachMinutes}
        onClick={() => void saving.save({ homePincode, reachMinutes })}
      >
        {words.karigar.save}
      </Button>
    </section>
  );
}
