import type { Words } from '#i18n/index.ts';
import { type DayHours, hoursOf, type Stretch } from '#kernel/day-hours.ts';
import type { LocalDate } from '#kernel/time.ts';
import { commasDiffer, shownHour, shownMinute } from './dates.ts';

type DayBandProps = {
  date: LocalDate;
  /** The same in words. */
  day: string;
  words: Words['almanac']['hours'];
};

/** The band begins at six in the morning and ends at nine in the evening. */
const FROM = 6 * 60;
const LENGTH = 15 * 60;
const HOURS = [8, 11, 14, 17, 20];

/** A day as a band of light, with the hours that are good for a pooja and those of Rahu. */
export function DayBand({ date, day, words }: DayBandProps) {
  const hours = hoursOf(date);
  const { sunriseMinute, sunsetMinute, good, rahu } = hours;
  return (
    <figure className="day-band num">
      <figcaption suppressHydrationWarning={commasDiffer}>{words.title({ day })}</figcaption>
      <Light {...hours} />
      <dl>
        <dt className="good">{words.good}</dt>
        <dd>{good.map(shownStretch).join(', ')}</dd>
        <dt className="rahu">{words.rahu}</dt>
        <dd>{shownStretch(rahu)}</dd>
      </dl>
      <p>
        {words.source({ sunrise: shownMinute(sunriseMinute), sunset: shownMinute(sunsetMinute) })}
      </p>
    </figure>
  );
}

/** The words below say the same. */
function Light({ good, rahu, sunriseMinute, sunsetMinute }: DayHours) {
  return (
    <svg width="100%" height="58" aria-hidden="true">
      <defs>
        <linearGradient id="light-of-day">
          <stop className="night" offset={placeOf(sunriseMinute - 40)} />
          <stop className="dawn" offset={placeOf(sunriseMinute + 30)} />
          <stop className="noon" offset="0.45" />
          <stop className="dawn" offset={placeOf(sunsetMinute - 20)} />
          <stop className="night" offset={placeOf(sunsetMinute + 70)} />
        </linearGradient>
        <pattern id="rahu-of-day" width="8" height="8" patternUnits="userSpaceOnUse">
          <path d="M-2 2l4-4M0 8l8-8M6 10l4-4" />
        </pattern>
      </defs>
      <rect fill="url(#light-of-day)" width="100%" height="58" rx="12" />
      {good.map((one) => (
        <Piece key={one.fromMinute} {...one} look="good" />
      ))}
      <Piece {...rahu} look="rahu" />
      {HOURS.map((hour) => (
        <text
          key={hour}
          className={hour * 60 > sunsetMinute ? 'dark' : undefined}
          x={`${placeOf(hour * 60) * 100}%`}
          y="51"
        >
          {shownHour(hour)}
        </text>
      ))}
    </svg>
  );
}

function Piece({ fromMinute, untilMinute, look }: Stretch & { look: string }) {
  const from = placeOf(fromMinute);
  const width = placeOf(untilMinute) - from;
  return (
    <rect
      className={look}
      x={`${from * 100}%`}
      width={`${width * 100}%`}
      y="8"
      height="24"
      rx="7"
    />
  );
}

const placeOf = (minute: number): number => Math.min(1, Math.max(0, (minute - FROM) / LENGTH));

const shownStretch = ({ fromMinute, untilMinute }: Stretch): string =>
  `${shownMinute(fromMinute)}–${shownMinute(untilMinute)}`;
