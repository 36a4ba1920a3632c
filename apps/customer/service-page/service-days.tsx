import { bookingPath } from '#contract/catalogue/service-page.ts';
import { type DayMark, TITHIS } from '#contract/public/read-day-marks.ts';
import { shownDay } from '#ui/dates.ts';
import { DayBand } from '#ui/day-band.tsx';
import type { PartProps } from './part.ts';

const tithis: readonly DayMark[] = TITHIS;

/** The next days of the almanac, each of which leads into the booking of that day; any other is as good. */
export function ServiceDays({ facts, words, lang }: PartProps) {
  const { almanac } = words;
  const [first] = facts.days;
  if (!first) return null;
  return (
    <section aria-labelledby="days">
      <h2 id="days">{words.whichDay}</h2>
      <p>{almanac.hint}</p>
      <ul className="service-days num">
        {facts.days.map(({ date, mark }) => (
          <li key={`${date} ${mark}`}>
            <a href={bookingPath(facts.slug, { date })} data-auth="login">
              <b>{shownDay(date, lang)}</b>
              <span>{almanac.marks[mark][tithis.includes(mark) ? 'short' : 'full']}</span>
            </a>
          </li>
        ))}
      </ul>
      <DayBand date={first.date} day={shownDay(first.date, lang)} words={almanac.hours} />
    </section>
  );
}
