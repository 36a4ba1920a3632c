import type { EveryRoute } from '../every-route.ts';
import { COUNTERS, changedBetween, lookAtRows } from '../rows.ts';
import { send } from './raw-request.ts';
import { strays } from './strays.ts';

/** Leaving for another company writes one row of that sign-in; nothing else may be left behind. */
const LEFT_BEHIND = [...COUNTERS, 'social_attempts'];

/** Sends them all; answers how many, and what is wrong with their answers. */
export async function tryStrays(
  app: EveryRoute,
): Promise<{ readonly tried: number; readonly problems: readonly string[] }> {
  const { db } = app.world;
  const problems: string[] = [];
  const before = await lookAtRows(db, LEFT_BEHIND);
  const list = strays(app);
  for (const { what, request, statuses } of list) {
    const { status, text } = await send(app.base, request);
    if (!statuses.includes(status)) problems.push(`${what}: ${status} ${text.slice(0, 300)}`);
  }
  const changed = changedBetween(before, await lookAtRows(db, LEFT_BEHIND));
  if (changed.length > 0) problems.push(`together they changed ${changed}`);
  return { tried: list.length, problems };
}
