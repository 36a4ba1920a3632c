import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { ZoneSwitch } from './zone.ts';

/** A served pincode and its city. */
type Served = { readonly pincode: string; readonly city: string };

/** The pincodes of a switch: those that were named, each once, or every one of the city. */
export function decideZonePlaces(
  served: readonly Served[],
  { city, pincodes }: Pick<ZoneSwitch, 'city' | 'pincodes'>,
): Outcome<Pick<ZoneSwitch, 'wholeCity' | 'pincodes'>, 'city-unknown' | 'outside-served-area'> {
  const all = served.filter((one) => one.city === city).map(({ pincode }) => pincode);
  if (all.length === 0) return refuse('city-unknown');
  const named = [...new Set(pincodes)].toSorted();
  if (named.some((pincode) => !all.includes(pincode))) return refuse('outside-served-area');
  const wholeCity = named.length === 0 || named.length === all.length;
  return accept({ wholeCity, pincodes: wholeCity ? all.toSorted() : named });
}
