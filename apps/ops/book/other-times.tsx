import type { OpenDays } from '#contract/public/read-open-days.ts';
import { shownDay } from '#ui/dates.ts';
import { useSpeech } from '../shell/words.tsx';
import type { Change } from './draft.ts';

type OtherTimesProps = { title?: string; times: readonly OpenDays[]; change: Change };

/** Times that are free, each one press away. */
export function OtherTimes({ title, times, change }: OtherTimesProps) {
  const { lang } = useSpeech();
  return (
    <div className="book-places">
      {title && <b>{title}</b>}
      {times.map(({ dates, time }) => (
        <button
          key={`${dates.join()} ${time}`}
          type="button"
          className="o-btn"
          onClick={() => {
            const [date = '', ...moreDates] = dates;
            change({ date, moreDates, time });
          }}
        >
          {dates.map((day) => shownDay(day, lang)).join(', ')} · {time}
        </button>
      ))}
    </div>
  );
}
