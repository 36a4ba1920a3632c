import type { EveryDoor } from '../every-door.ts';
import { COUNTERS, changedBetween, lookAtRows } from '../rows.ts';
import { send } from './raw-request.ts';
import { strays } from './strays.ts';

/** Who goes to another company leaves a row of his way; nothing else may be left behind. */
const LEFT_BEHIND = [...COUNTERS, 'social_attempts'];

/** Sends them all; answers how many, and what is wrong with their answers. */
export async function tryStrays(
  house: EveryDoor,
): Promise<{ readonly tried: number; readonly problems: readonly string[] }> {
  const { db } = house.world;
  const problems: string[] = [];
  const before = await lookAtRows(db, LEFT_BEHIND);
  const list = strays(house);
  for (const { what, request, statuses } of list) {
    const { status, text } = await send(house.base, request);
    if (!statuses.includes(status)) problems.push(`${what}: ${status} ${text.slice(0, 300)}`);
  }
  const changed = changedBetween(before, await lookAtRows(db, LEFT_BEHIND));
  if (changed.length > 0) problems.push(`together they changed ${changed}`);
  return { tried: list.length, problems };
}
