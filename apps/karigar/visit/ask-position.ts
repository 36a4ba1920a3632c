const PATIENCE_MS = 12_000;

type Position = {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracyMeters: number;
};

/** Asks the phone for its position once; nothing when it does not know or may not say. */
export function askPosition(): Promise<Position | undefined> {
  const { geolocation } = navigator as { geolocation?: Geolocation };
  if (!geolocation) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ latitude, longitude, accuracyMeters: accuracy }),
      () => resolve(undefined),
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: 15_000 },
    );
  });
}
