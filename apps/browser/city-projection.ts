/** The north-west corner of the drawn map, and how many of its units, of ten metres, a degree has there. */
const ORIGIN = { latitude: 19.34, longitude: 72.76 };
const PER_DEGREE = { latitude: 11_120, longitude: 10_509 };

/** Converts degrees to the map's own units: x to the east, y to the south. A city is small enough to be flat. */
export const project = (spot: {
  readonly latitude: number;
  readonly longitude: number;
}): [x: number, y: number] => [
  (spot.longitude - ORIGIN.longitude) * PER_DEGREE.longitude,
  (ORIGIN.latitude - spot.latitude) * PER_DEGREE.latitude,
];

/** The degrees of a point of the map, to the metre. */
export const unproject = ([x, y]: readonly [number, number]): {
  readonly latitude: number;
  readonly longitude: number;
} => ({
  latitude: toMetre(ORIGIN.latitude - y / PER_DEGREE.latitude),
  longitude: toMetre(ORIGIN.longitude + x / PER_DEGREE.longitude),
});

const toMetre = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** How far the drawing reaches; another city has no drawing yet, and its map shows the two places and the way. */
const DRAWN = { width: 3_500, height: 5_400 };
export const isDrawn = ([x, y]: readonly [number, number]): boolean =>
  x > 0 && y > 0 && x < DRAWN.width && y < DRAWN.height;
