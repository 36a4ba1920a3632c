import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { changeZone as promise } from '#contract/ops/change-zone.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { lockZone, recordZoneUntil } from '#server/modules/zone/store.ts';
import { decideZoneEnd } from '#server/modules/zone/zone.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

type Changed = Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>;
type Command = InputOf<typeof promise> & { readonly by: string };

/**
 * A switch ends later, sooner, or now. It went on holding for visits promised before that; done twice, it is done once.
 * Ended before it began it holds for none.
 */
export const changeZone = (
  pool: Pool,
  { id, until, version, why, by }: Command,
  now: Instant,
): Promise<Changed> =>
  transaction(pool, async (db): Promise<Changed> => {
    const zone = await lockZone(db, id);
    if (!zone) return refuse('zone-unknown');
    const untilAt = until === null ? Math.max(now, zone.fromAt) : Date.parse(until);
    const isOver = zone.endedAt !== null || zone.untilAt <= now;
    // The same request once more.
    const isDone = until === null ? zone.endedAt !== null : zone.untilAt === untilAt;
    if (isDone && zone.version === version + 1) return accept(answerOf(zone));
    if (isOver) return refuse('zone-over');
    if (zone.version !== version) return refuse('zone-changed', { version: zone.version });
    if (until !== null) {
      const decided = decideZoneEnd({ fromAt: zone.fromAt, untilAt }, now);
      if (!decided.ok) return decided;
    }
    const before = zone.untilAt;
    await recordZoneUntil(db, id, { untilAt, endedAt: until === null ? now : null });
    const ended = { untilAt, before, why };
    if (until === null) await recordEvent(db, id, 'ZoneEnded', now, `ops:${by}`, ended);
    else await recordEvent(db, id, 'ZoneExtended', now, `ops:${by}`, ended);
    return accept(answerOf({ untilAt, version: version + 1 }));
  });

const answerOf = ({ untilAt, version }: { untilAt: Instant; version: number }) => ({
  until: toIndiaIso(untilAt),
  version,
});
