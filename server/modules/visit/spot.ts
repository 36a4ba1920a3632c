/** A point of the earth, in degrees. */
export type Spot = { readonly latitude: number; readonly longitude: number };

const KM_PER_DEGREE = 111.2;
/** Degrees of longitude are shorter in the cities that we serve, 19° from the equator, by this. */
const NARROWING = Math.cos((19.08 * Math.PI) / 180);

/** Over so small a piece of the earth it is flat, to within some metres. */
export const straightKm = (one: Spot, other: Spot): number =>
  KM_PER_DEGREE *
  Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * NARROWING);
