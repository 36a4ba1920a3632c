import type { OutputOf } from '#contract/operation.ts';
import type { readPincode as contract } from '#contract/public/read-pincode.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { AppCache } from '#server/cache/app-cache.ts';

/** The fields that a pincode fills in. A pincode outside the served area is refused with its place, if we know it. */
export async function readPincode(
  facts: AppCache,
  pincode: string,
): Promise<Outcome<OutputOf<typeof contract>, 'outside-served-area'>> {
  const places = await facts.places();
  const place = places.pincodes.get(pincode);
  if (!place?.served) return refuse('outside-served-area', place && { place: place.name });
  const { name, state } = places.cityAt(places.indexOf(pincode));
  const { latitude, longitude } = place;
  const around = { latitude, longitude };
  return accept({
    pincode,
    name: place.name,
    city: name.en,
    cityName: name,
    state: state.en,
    around,
  });
}
