import type { GateClaims } from '#contract/gate-claims.ts';
import { DAY, type Instant, MINUTE } from '#kernel/time.ts';
import { type HoldRow, listHoldsAt, listHoldsOf } from '#server/modules/availability/store.ts';
import { findBookings } from '#server/modules/booking/store.ts';
import { passText } from '#server/modules/society/gate-pass.ts';
import { listDayStarts } from '#server/modules/visit/days-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { type Keys, readingKeys } from '#server/platform/secrets/keys.ts';
import { isGenuine, passDigits, readPass } from '#server/platform/secrets/pass.ts';

/** Somebody's time, and the hour that was promised for it. */
export type Held = HoldRow & { readonly promisedAt: Instant };

const minuteOf = (at: Instant): number => Math.floor(at / MINUTE);

/** The hold for which a picture was made, while it stands. */
export async function holdsOfPass(
  db: Database,
  { id, karigarId, promisedAt }: GateClaims,
): Promise<readonly Held[]> {
  const holds = await promised(db, await listHoldsOf(db, id));
  return holds.filter(
    (hold) => hold.karigarId === karigarId && minuteOf(hold.promisedAt) === minuteOf(promisedAt),
  );
}

/** The same for a short picture of the version before, which says nothing by itself and is signed with another key. */
export async function holdsOfShortPass(
  db: Database,
  keys: Keys,
  text: string,
): Promise<readonly Held[]> {
  const pass = readPass(text);
  if (!pass) return [];
  const holds = await promised(db, await listHoldsOf(db, pass.id));
  return holds.filter(
    (hold) =>
      hold.karigarId === pass.number &&
      readingKeys(keys).some(({ passes }) => isGenuine(passes, pass, passText(hold))),
  );
}

/** All who have these six digits at that pincode. */
export async function holdsOfCode(
  db: Database,
  keys: Keys,
  { code, pincode }: { readonly code: string; readonly pincode: string },
  now: Instant,
): Promise<readonly Held[]> {
  const near = await promised(db, await listHoldsAt(db, pincode, now - DAY, now + DAY));
  return near.filter((hold) =>
    readingKeys(keys).some(({ passes }) => passDigits(passes, passText(hold)) === code),
  );
}

/** A further day is held under an id of its own. */
async function promised(db: Database, holds: readonly HoldRow[]): Promise<Held[]> {
  const ids = holds.map(({ bookingId }) => bookingId);
  const days = (await listDayStarts(db, ids)).map(({ id, startsAt }) => [id, startsAt] as const);
  const firsts = [...(await findBookings(db, ids))].map(([id, one]) => [id, one.startsAt] as const);
  const at = new Map([...firsts, ...days]);
  return holds.map((hold) => ({ ...hold, promisedAt: at.get(hold.bookingId) ?? hold.startsAt }));
}
