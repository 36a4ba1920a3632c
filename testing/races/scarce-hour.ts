import { slotMinute } from '#contract/slots.ts';
import { weekday } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Wish } from './crowd.ts';

const MINUTES_AFTERWARDS = 240;

/** Sends home everybody who could come for the wish, but for `capacity` people who have that hour and more. */
export async function leaveOnly(db: Database, capacity: number, wish: Wish): Promise<number[]> {
  const starts = slotMinute(wish.time) ?? 0;
  const { rows } = await db.query<{ id: number }>(
    `select distinct k.id from karigars k
      join karigar_skills skill on skill.karigar_id = k.id and skill.service_id = $1
      join karigar_shifts shift on shift.karigar_id = k.id and shift.weekday = $2
      join travel_times journey on journey.from_pincode = k.home_pincode and journey.to_pincode = $3
      where journey.minutes <= k.reach_minutes and shift.starts_minute <= $4 and shift.ends_minute >= $5
      order by k.id limit $6`,
    [
      wish.serviceId,
      weekday(wish.date),
      wish.pincode,
      starts - 60,
      starts + MINUTES_AFTERWARDS,
      capacity,
    ],
  );
  const left = rows.map(({ id }) => id);
  await db.query(
    `update karigars set active = (id = any ($2))
      where id in (select karigar_id from karigar_skills where service_id = $1)`,
    [wish.serviceId, left],
  );
  return left;
}

/** The server's answer about an hour. */
export async function askHour(
  url: string,
  wish: Wish,
): Promise<{ open: boolean; places: number; reason: string | null }> {
  const query = new URLSearchParams({
    serviceId: String(wish.serviceId),
    date: wish.date,
    pincode: wish.pincode,
  });
  const response = await fetch(`${url}/api/open-slots?${query}`);
  const { slots } = (await response.json()) as {
    slots: { label: string; open: boolean; places: number; reason: string | null }[];
  };
  const slot = slots.find(({ label }) => label === wish.time);
  if (!slot) throw new Error(`No slot is called ${wish.time}`);
  return { open: slot.open, places: slot.places, reason: slot.reason };
}
