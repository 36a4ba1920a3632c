import type { ByLanguage } from '#kernel/languages.ts';

/** A pincode as we know it; `served` says whether Karigars go there. */
export type Pincode = {
  readonly pincode: string;
  readonly name: ByLanguage<string>;
  readonly district: string;
  readonly served: boolean;
  /** Its middle, in degrees. */
  readonly latitude: number;
  readonly longitude: number;
};

/** The served city: each pincode has an index, and any two of them a door-to-door time in minutes. */
export type Places = {
  readonly pincodes: ReadonlyMap<string, Pincode>;
  /** The index of a served pincode; undefined outside the served area. */
  indexOf(pincode: string): number | undefined;
  /** Minutes from door to door, by index; the slowest working hour, so that a plan holds at any hour. */
  travelMinutes(from: number, to: number): number;
  readonly size: number;
  /** The served pincodes, for whoever looks for the one that somebody is in. */
  readonly centres: readonly Pincode[];
  /** The same minutes by name; a day for a place that nobody goes to. */
  minutesBetween(from: string, to: string): number;
};

export function createPlaces(
  pincodes: readonly Pincode[],
  travel: readonly { from: string; to: string; minutes: number }[],
): Places {
  const centres = pincodes.filter((place) => place.served);
  const served = centres.map((place) => place.pincode);
  const indexes = new Map(served.map((pincode, index) => [pincode, index]));
  const size = served.length;
  // A pair without a measured way is out of reach rather than next door.
  const minutes = new Uint16Array(size * size).fill(UNREACHABLE_MINUTES);
  for (const pair of travel) {
    const from = indexes.get(pair.from);
    const to = indexes.get(pair.to);
    if (from !== undefined && to !== undefined) minutes[from * size + to] = pair.minutes;
  }
  return {
    pincodes: new Map(pincodes.map((place) => [place.pincode, place])),
    indexOf: (pincode) => indexes.get(pincode),
    travelMinutes: (from, to) => minutes[from * size + to] as number,
    size,
    centres,
    minutesBetween: (from, to) => {
      const [here, there] = [indexes.get(from), indexes.get(to)];
      if (here === undefined || there === undefined) return UNREACHABLE_MINUTES;
      return minutes[here * size + there] as number;
    },
  };
}

const UNREACHABLE_MINUTES = 24 * 60;
