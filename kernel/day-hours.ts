import { addDays, type LocalDate, weekday } from './time.ts';

/** Minutes since midnight, like those of slots. */
export type Stretch = { readonly fromMinute: number; readonly untilMinute: number };

export type DayHours = {
  readonly sunriseMinute: number;
  readonly sunsetMinute: number;
  /** Shubh, Amrit and Labh of the choghadiya, without what Rahu kaal touches; neighbours are one stretch. */
  readonly good: readonly Stretch[];
  readonly rahu: Stretch;
};

/** The middle of Mumbai: its panchang is reckoned from there. */
const MUMBAI = { latitude: 19.076, longitude: 72.878 };
const INDIA_MINUTES = 330;
const RADIANS = Math.PI / 180;
/** The upper edge of the sun on the horizon, bent by the air. */
const HORIZON = Math.cos(90.833 * RADIANS);

/** Sunrise and sunset in Mumbai to about two minutes (NOAA's equations, without the year). */
export function sunOf(date: LocalDate): Pick<DayHours, 'sunriseMinute' | 'sunsetMinute'> {
  const dayOfYear = Math.round(
    (Date.parse(`${date}T00:00Z`) - Date.parse(`${date.slice(0, 4)}-01-01T00:00Z`)) / 86_400_000,
  );
  const year = (2 * Math.PI * dayOfYear) / 365;
  const equationOfTime =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(year) -
      0.032077 * Math.sin(year) -
      0.014615 * Math.cos(2 * year) -
      0.040849 * Math.sin(2 * year));
  const declination =
    0.006918 -
    0.399912 * Math.cos(year) +
    0.070257 * Math.sin(year) -
    0.006758 * Math.cos(2 * year) +
    0.000907 * Math.sin(2 * year) -
    0.002697 * Math.cos(3 * year) +
    0.00148 * Math.sin(3 * year);
  const latitude = MUMBAI.latitude * RADIANS;
  const hourAngle = Math.acos(
    HORIZON / (Math.cos(latitude) * Math.cos(declination)) -
      Math.tan(latitude) * Math.tan(declination),
  );
  const noon = 720 - 4 * MUMBAI.longitude - equationOfTime + INDIA_MINUTES;
  const half = (4 * hourAngle) / RADIANS;
  return { sunriseMinute: Math.round(noon - half), sunsetMinute: Math.round(noon + half) };
}

/**
 * The choghadiya, Sunday first: eighths of the day from sunrise, then the first of the night. S, A and L are Shubh, Amrit and
 * Labh, which are chosen for what should go well; every other letter is one of those that are not.
 */
const BY_DAY = ['ucLAkSru', 'AkSrucLA', 'rucLAkSr', 'LAkSrucL', 'SrucLAkS', 'cLAkSruc', 'kSrucLAk'];
const BY_NIGHT = ['SA', 'cr', 'kL', 'uS', 'Ac', 'rk', 'Lu'];
const isGood = (letter: string): boolean => 'SAL'.includes(letter);
/** The eighth of the day that is Rahu's, Sunday first. */
const RAHU = [7, 1, 6, 4, 5, 3, 2];

/** The hours of a day in Mumbai as whoever plans a pooja asks for them: hints, which forbid nothing (decision 1820). */
export function hoursOf(date: LocalDate): DayHours {
  const { sunriseMinute, sunsetMinute } = sunOf(date);
  const day = weekday(date);
  const ofDay = (sunsetMinute - sunriseMinute) / 8;
  const ofNight = (1440 + sunOf(addDays(date, 1)).sunriseMinute - sunsetMinute) / 8;
  const stretch = (from: number, length: number, index: number): Stretch => ({
    fromMinute: Math.round(from + index * length),
    untilMinute: Math.round(from + (index + 1) * length),
  });
  const rahu = RAHU[day] as number;
  const good = [
    ...[...(BY_DAY[day] as string)].flatMap((letter, index) =>
      isGood(letter) && index !== rahu ? [stretch(sunriseMinute, ofDay, index)] : [],
    ),
    ...[...(BY_NIGHT[day] as string)].flatMap((letter, index) =>
      isGood(letter) ? [stretch(sunsetMinute, ofNight, index)] : [],
    ),
  ];
  return {
    ...{ sunriseMinute, sunsetMinute, good: joined(good) },
    rahu: stretch(sunriseMinute, ofDay, rahu),
  };
}

/** Stretches that touch are one. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const all: Stretch[] = [];
  for (const one of stretches) {
    const last = all.at(-1);
    if (last && last.untilMinute === one.fromMinute) {
      all[all.length - 1] = { ...last, untilMinute: one.untilMinute };
    } else {
      all.push(one);
    }
  }
  return all;
}
