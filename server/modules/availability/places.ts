import { type SlotGrid, slotIndex, slotMinute } from '#contract/slots.ts';
import { type ByLanguage, LANGS, type Lang } from '#kernel/languages.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { LocalDate } from '#kernel/time.ts';

/** A city that is served. All of India keeps one time. */
export type City = {
  readonly slug: string;
  readonly name: ByLanguage<string>;
  readonly state: ByLanguage<string>;
  /** Offered to those who live there, in the product's order. */
  readonly languages: readonly Lang[];
  /** When visits may begin. */
  readonly slots: SlotGrid;
  /** Days on which nobody works there. */
  readonly closedOn: ReadonlySet<LocalDate>;
};

/** A pincode as we know it; `served` says whether Karigars go there. */
export type Pincode = {
  readonly pincode: string;
  readonly city: string;
  readonly name: ByLanguage<string>;
  readonly district: string;
  readonly served: boolean;
  /** Its middle, in degrees. */
  readonly latitude: number;
  readonly longitude: number;
};

/** The served area: each pincode has an index, and any two of one city a door-to-door time in minutes. */
export type Places = {
  readonly pincodes: ReadonlyMap<string, Pincode>;
  /** The index of a served pincode; undefined outside the served area. */
  indexOf(pincode: string): number | undefined;
  /** Minutes from door to door, by index; the slowest working hour, so that a plan holds at any hour. */
  travelMinutes(from: number, to: number): number;
  readonly size: number;
  /** The city of a served pincode, by index; without one, the first city. */
  cityAt(place: number | undefined): City;
  /** Offered to people of whom nobody knows where they live: those of every city we go to. */
  readonly languages: readonly Lang[];
  /** The served pincodes, for whoever looks for the one that somebody is in. */
  readonly centres: readonly Pincode[];
  /** The same minutes by name; a day for a place that nobody goes to. */
  minutesBetween(from: string, to: string): number;
};

export function createPlaces(
  cities: readonly City[],
  pincodes: readonly Pincode[],
  travel: readonly { from: string; to: string; minutes: number }[],
): Places {
  const [first] = cities;
  if (!first) throw new Error('There is no city.');
  const known = new Map(cities.map((city) => [city.slug, city]));
  const centres = pincodes.filter((place) => place.served);
  const cityOf = centres.map((place) => known.get(place.city) ?? first);
  const served = centres.map((place) => place.pincode);
  const indexes = new Map(served.map((pincode, index) => [pincode, index]));
  const size = served.length;
  // A pair without a measured way is out of reach rather than next door.
  const minutes = new Uint16Array(size * size).fill(UNREACHABLE_MINUTES);
  for (const pair of travel) {
    const from = indexes.get(pair.from);
    const to = indexes.get(pair.to);
    if (from === undefined || to === undefined) continue;
    // Nobody is sent from one city into another, however near the two are.
    if (cityOf[from] === cityOf[to]) minutes[from * size + to] = pair.minutes;
  }
  return {
    pincodes: new Map(pincodes.map((place) => [place.pincode, place])),
    indexOf: (pincode) => indexes.get(pincode),
    travelMinutes: (from, to) => minutes[from * size + to] as number,
    size,
    cityAt: (place) => (place === undefined ? first : (cityOf[place] ?? first)),
    languages: LANGS.filter((lang) =>
      new Set([first, ...cityOf]).values().some(({ languages }) => languages.includes(lang)),
    ),
    centres,
    minutesBetween: (from, to) => {
      const [here, there] = [indexes.get(from), indexes.get(to)];
      if (here === undefined || there === undefined) return UNREACHABLE_MINUTES;
      return minutes[here * size + there] as number;
    },
  };
}

/** Whether a visit may begin at a pincode at the time of a label. */
export function decideStart(
  places: Places,
  pincode: string,
  label: string,
): Outcome<{ place: number; minute: number }, 'outside-served-area' | 'time-invalid'> {
  const place = places.indexOf(pincode);
  if (place === undefined) return refuse('outside-served-area');
  const minute = startOf(places.cityAt(place), label);
  return minute === undefined ? refuse('time-invalid') : accept({ place, minute });
}

/** The minute of the day that a label names, if visits begin then in the city. */
export function startOf({ slots }: City, label: string): number | undefined {
  return slotIndex(slots, label) === undefined ? undefined : slotMinute(label);
}

const UNREACHABLE_MINUTES = 24 * 60;
