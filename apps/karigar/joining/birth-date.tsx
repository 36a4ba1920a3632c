import { useId } from 'react';
import { dateInIndia } from '#kernel/time.ts';
import { shownMonthName } from '#ui/dates.ts';
import { useLang, useWords } from '../shell/words.tsx';
import './birth-date.css';

/** Nobody who works is older. */
const OLDEST = 90;
const MONTHS = listOf(12);
const DAYS = listOf(31);

type BirthDateProps = {
  label: string;
  /** YYYY-MM-DD; a part that is not chosen yet is empty. */
  value: string;
  error: string | undefined;
  onValue: (value: string) => void;
};

/** Three lists: a calendar is a long way to the year in which somebody was born, and speaks the telephone's language. */
export function BirthDate({ label, value, error, onValue }: BirthDateProps) {
  const { join } = useWords().work;
  const lang = useLang();
  const id = useId();
  const [year = '', month = '', day = ''] = value.split('-');
  const born = { day, month, year };
  const thisYear = Number(dateInIndia(Date.now()).slice(0, 4));
  const years = Array.from({ length: OLDEST }, (_, ago) => String(thisYear - ago));
  const parts = [
    { part: 'day', options: DAYS, nameOf: (one: string) => String(Number(one)) },
    { part: 'month', options: MONTHS, nameOf: (one: string) => shownMonthName(Number(one), lang) },
    { part: 'year', options: years, nameOf: (one: string) => one },
  ] as const;
  const choose = (part: keyof typeof born, chosen: string) => {
    const now: Record<keyof typeof born, string> = { ...born, [part]: chosen };
    onValue(`${now.year}-${now.month}-${now.day}`);
  };
  return (
    <fieldset className="field birth-date" aria-describedby={error && id}>
      <legend className="label">{label}</legend>
      <div className="parts">
        {parts.map(({ part, options, nameOf }) => (
          <select
            key={part}
            aria-label={join.bornParts[part]}
            aria-invalid={error ? true : undefined}
            autoComplete={`bday-${part}`}
            value={born[part]}
            onChange={({ target }) => choose(part, target.value)}
          >
            <option value="">{join.bornParts[part]}</option>
            {options.map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
          </select>
        ))}
      </div>
      {error && (
        <p id={id} className="error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function listOf(length: number): string[] {
  return Array.from({ length }, (_, index) => String(index + 1).padStart(2, '0'));
}
