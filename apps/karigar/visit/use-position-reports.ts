import { useEffect } from 'react';
import { reportPosition } from '#contract/karigar/report-position.ts';
import { call } from '../../browser/call.ts';
import { serverNow } from '../api/server-clock.ts';

const LEAST_PAUSE_SECONDS = 10;

/**
 * The customer sees the Karigar's position while they travel, and at no other time; the server says how often it wants
 * to know.
 */
export function usePositionReports(visitId: string | undefined): void {
  useEffect(() => {
    const { geolocation } = navigator as { geolocation?: Geolocation };
    if (!visitId || !geolocation) return;
    let next = 0;
    let over = false;
    const watch = geolocation.watchPosition(
      ({ coords }) => {
        if (over || Date.now() < next) return;
        next = Date.now() + LEAST_PAUSE_SECONDS * 1000;
        void tell(visitId, coords).then((seconds) => {
          if (seconds === undefined) over = true;
          else next = Date.now() + Math.max(LEAST_PAUSE_SECONDS, seconds) * 1000;
        });
      },
      () => {},
      { enableHighAccuracy: true, maximumAge: 10_000 },
    );
    return () => geolocation.clearWatch(watch);
  }, [visitId]);
}

/**
 * Seconds until the next is wanted; nothing when none is wanted any more. One that is lost is not sent again. It is some
 * seconds old at most, and its own time would be that of the telephone or of a satellite, which nobody can tell apart.
 */
async function tell(
  id: string,
  { latitude, longitude, accuracy }: GeolocationCoordinates,
): Promise<number | undefined> {
  const answer = await call(reportPosition, {
    id,
    latitude,
    longitude,
    accuracyMeters: accuracy,
    happenedAt: new Date(serverNow()).toISOString(),
  });
  if (answer.ok) return answer.value.nextAfterSeconds;
  return answer.refusal.code === 'not-travelling' ? undefined : LEAST_PAUSE_SECONDS;
}
