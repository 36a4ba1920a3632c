import { HOUR, type Instant, instantInIndia, type LocalDate } from '#kernel/time.ts';
import type { Places } from '#server/modules/availability/places.ts';
import { CHANCES } from '#testing/day/chances.ts';
import type { Mix } from '#testing/day/demand.ts';
import type { Weather } from '#testing/day/nature.ts';

export type Scenario = {
  readonly name: string;
  readonly date: LocalDate;
  readonly karigars: number;
  /** The share of a hundred who work that day; without it all whose weekday it is. */
  readonly onDuty?: number;
  readonly wishes: number;
  readonly mix?: Mix;
  readonly weather?: (places: Places) => Weather;
  /** The least share on time by Wilson's bound. */
  readonly aim: number;
};

const CITY = { karigars: 5_000, onDuty: 60 } as const;

/** The days by which dispatch is measured. */
export const scenarios = {
  normal: { ...CITY, name: 'a Tuesday', date: '2026-11-24', wishes: 6_000, aim: 0.998 },
  saturday: { ...CITY, name: 'a Saturday', date: '2026-11-28', wishes: 10_000, aim: 0.995 },
  festival: {
    ...{ ...CITY, name: 'Ganesh Chaturthi', date: '2026-09-14', wishes: 6_000, aim: 0.995 },
    mix: {
      ...{ 'house-cleaning': 37, 'electrical-repairs': 23, plumbing: 20 },
      ...{ 'ganesh-chaturthi-celebration': 13, 'satyanarayan-pooja': 4, rudrabhishek: 3 },
    },
  },
  monsoon: {
    ...{ ...CITY, name: 'a wet afternoon in July', date: '2026-07-14', wishes: 6_000, aim: 0.97 },
    weather: (places) => wetBand(places, '2026-07-14'),
  },
  town: {
    name: 'a small town that is sold out',
    date: '2026-11-24',
    karigars: 300,
    wishes: 600,
    aim: 0.97,
  },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

/** The band moves from the south of the city to its north between one in the afternoon and seven in the evening. */
function wetBand(places: Places, date: LocalDate): Weather {
  const latitudes = places.centres.map(({ latitude }) => latitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const begins = instantInIndia(date, 13 * 60);
  const half = (north - south) / 6;
  return (at: Instant, pincode: string) => {
    const share = (at - begins) / (6 * HOUR);
    const place = places.pincodes.get(pincode);
    if (share < 0 || share > 1 || !place) return 1;
    const middle = south + share * (north - south);
    return Math.abs(place.latitude - middle) <= half ? CHANCES.monsoonWay.value / 100 : 1;
  };
}
