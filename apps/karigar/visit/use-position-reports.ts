import { useEffect, useSyncExternalStore } from 'react';
import { reportPosition } from '#contract/karigar/report-position.ts';
import { call } from '../../browser/call.ts';
import { serverNow } from '../api/server-clock.ts';

const LEAST_PAUSE_SECONDS = 10;
/** A phone that stands still may say nothing by itself for as long as it stands. */
const STANDING_MS = 60_000;
const OPTIONS = { enableHighAccuracy: true, maximumAge: 10_000, timeout: 20_000 };

/** The last time that the customer’s map heard of this phone, and whether the phone may say where it is. */
export type OnMap = { readonly toldAt?: number; readonly denied?: boolean };

let onMap: OnMap = {};
const listeners = new Set<() => void>();
function know(next: OnMap): void {
  onMap = next;
  for (const listener of listeners) listener();
}

export const useOnMap = (): OnMap =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => onMap,
  );

/**
 * The customer sees the Karigar's position while they travel, and at no other time; the server says how often it wants
 * to know. A page behind another app is asleep, so it reports at once when it is looked at again.
 */
export function usePositionReports(visitId: string | undefined): void {
  useEffect(() => {
    const { geolocation } = navigator as { geolocation?: Geolocation };
    if (!visitId) return;
    know(geolocation ? {} : { denied: true });
    if (!geolocation) return;
    let next = 0;
    let over = false;
    const report = ({ coords }: GeolocationPosition) => {
      if (over || Date.now() < next) return;
      next = Date.now() + LEAST_PAUSE_SECONDS * 1000;
      void tell(visitId, coords).then((seconds) => {
        if (seconds === undefined) over = true;
        else next = Date.now() + Math.max(LEAST_PAUSE_SECONDS, seconds) * 1000;
      });
    };
    const fail = ({ code, PERMISSION_DENIED }: GeolocationPositionError) => {
      if (!over && code === PERMISSION_DENIED) know({ ...onMap, denied: true });
    };
    const look = () => {
      if (!document.hidden) geolocation.getCurrentPosition(report, fail, OPTIONS);
    };
    const watch = geolocation.watchPosition(report, fail, OPTIONS);
    const standing = setInterval(look, STANDING_MS);
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    return () => {
      over = true;
      geolocation.clearWatch(watch);
      clearInterval(standing);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
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
  if (!answer.ok) return answer.refusal.code === 'not-travelling' ? undefined : LEAST_PAUSE_SECONDS;
  if (answer.value.kept) know({ toldAt: serverNow() });
  else if (onMap.denied) know({ ...onMap, denied: false });
  return answer.value.nextAfterSeconds;
}
