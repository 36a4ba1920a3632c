import type { LiveVisit } from '#contract/customer/live-visit.ts';
import { shownFullDay } from '#ui/dates.ts';
import { useLang, useWords } from '#ui/words.tsx';

type DayChoiceProps = {
  visits: LiveVisit['visits'];
  /** The position of one of them; all without it. */
  chosen: number | undefined;
  onChoose: (chosen: number | undefined) => void;
};

/** One of the days that took place, or all; of one alone there is nothing to choose. */
export function DayChoice({ visits, chosen, onChoose }: DayChoiceProps) {
  const words = useWords().visit.dispute;
  const lang = useLang();
  if (visits.length < 2) return null;
  const days = visits.map(({ position, date }) => ({ position, says: shownFullDay(date, lang) }));
  return (
    <fieldset className="line-choice">
      <legend>{words.days}</legend>
      {[{ position: undefined, says: words.allDays }, ...days].map(({ position, says }) => (
        <label key={position ?? 0}>
          <input
            type="radio"
            name="dispute-day"
            checked={chosen === position}
            onChange={() => onChoose(position)}
          />
          <span>{says}</span>
        </label>
      ))}
    </fieldset>
  );
}
