import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Position } from './position.ts';

/** A way that a Karigar is on, and their last position. */
export type Journey = {
  readonly bookingId: string;
  readonly karigarId: number;
  /** The destination. */
  readonly pincode: string;
  readonly last: Position | undefined;
};

/** Nothing when the Karigar is not on the way there. */
export async function findJourney(
  db: Database,
  { bookingId, userId }: { readonly bookingId: string; readonly userId: string },
): Promise<Journey | undefined> {
  const row = await selectJourney.first(db, [bookingId, userId]);
  if (!row) return undefined;
  const { karigar_id: karigarId, pincode, latitude, longitude, accuracy_meters, at } = row;
  const last =
    latitude === null || longitude === null || at === null
      ? undefined
      : { latitude, longitude, accuracyMeters: accuracy_meters ?? 0, at };
  return { bookingId, karigarId, pincode, last };
}

/** False when the way has ended meanwhile, or a later position is known. */
export async function recordPosition(
  db: Database,
  { bookingId, karigarId }: Journey,
  { latitude, longitude, accuracyMeters, at }: Position,
): Promise<boolean> {
  const row = await keepPosition.first(db, [
    bookingId,
    karigarId,
    latitude,
    longitude,
    accuracyMeters,
    new Date(at),
  ]);
  return row?.kept === true;
}

/** An old position is nobody's business any more, however the visit went. */
export const deleteOldPositions = (db: Database, before: Instant): Promise<number> =>
  removeOldPositions.count(db, [new Date(before)]);

const selectJourney = statement<
  [bookingId: string, userId: string],
  {
    karigar_id: number;
    pincode: string;
    latitude: number | null;
    longitude: number | null;
    accuracy_meters: number | null;
    at: Instant | null;
  }
>({
  name: 'visit-find-journey',
  text: `select j.karigar_id, j.pincode, p.latitude, p.longitude, p.accuracy_meters, p.at
    from led_visits j left join positions p on p.booking_id = j.booking_id and p.karigar_id = j.karigar_id
    where j.booking_id = $1 and j.karigar_user_id = $2 and j.status = 'dispatched'`,
});

const keepPosition = statement<
  [
    bookingId: string,
    karigarId: number,
    latitude: number,
    longitude: number,
    accuracyMeters: number,
    at: Date,
  ],
  { kept: boolean }
>({
  name: 'visit-keep-position',
  text: 'select keep_position($1, $2, $3, $4, $5, $6) as kept',
});

const removeOldPositions = statement<[before: Date]>({
  name: 'visit-erase-positions',
  text: 'delete from positions where at < $1',
});
