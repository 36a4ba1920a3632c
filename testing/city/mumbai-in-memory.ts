import { inEveryLanguage } from '#kernel/languages.ts';
import { createPlaces, type Places } from '#server/modules/availability/places.ts';
import { mumbai } from '#server/seed/data/mumbai.ts';
import { listTravelTimes } from '#server/seed/travel-times.ts';

/** The first city as its rows say it, without rows. */
export function mumbaiInMemory(): Places {
  const { slug, names, stateNames, languages = [], slots, pincodes, neighbours } = mumbai;
  const name = inEveryLanguage<string>(names);
  const state = inEveryLanguage<string>(stateNames);
  const city = { slug, name, state, languages, slots };
  const known = pincodes.map(([pincode, names, district, latitude, longitude]) => ({
    ...{ pincode, city: slug, name: inEveryLanguage<string>(names) },
    ...{ district, latitude, longitude, served: true },
  }));
  const travel = listTravelTimes(
    known.map(({ pincode }) => pincode),
    neighbours,
  );
  return createPlaces([{ ...city, closedOn: new Set() }], known, travel);
}
