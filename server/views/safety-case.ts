import { policy } from '#contract/policy.ts';
import { type Instant, MINUTE, toIndiaIso } from '#kernel/time.ts';
import { firstName } from '#server/modules/privacy/masking.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/**
 * SQL: the colleague who has taken the safety exit of this booking, or the one of this Karigar alone where they left a
 * crew that went on. Theirs is asked first, though nobody has taken it: the other may be somebody else's to call.
 */
export const safetyTakenBy = (bookingId: string, karigarId = 'null'): string =>
  `(select u.full_name from inbox_items i left join users u on u.id = i.owner_id
      where i.kind = 'safety-exit' and i.booking_id = ${bookingId}
        and i.about in (${bookingId}::text, ${bookingId} || ' ' || ${karigarId})
      order by length(i.about) desc, i.opened_at desc limit 1)`;

/** A colleague of ours is known by their first name to whoever waits for their call. */
export const namedAs = (name: string | null): string | null => (name ? firstName(name) : null);

/** The open case of a visit that was left for safety, as its customer reads it; they are called if they have ended it. */
export async function readSafetyCase(db: Database, bookingId: string) {
  const found = await selectCase.first(db, [bookingId]);
  if (!found) return null;
  const { openedBy, endedAt, takenBy } = found;
  const callBy = endedAt + policy.safety.callWithinMinutes * MINUTE;
  return {
    openedBy,
    endedAt: toIndiaIso(endedAt),
    callBy: openedBy === 'customer' ? toIndiaIso(callBy) : null,
    takenBy: namedAs(takenBy),
  };
}

type Row = {
  openedBy: 'customer' | 'karigar' | 'ops' | 'clock';
  endedAt: Instant;
  takenBy: string | null;
};

const selectCase = statement<[string], Row>({
  name: 'view-safety-case',
  text: `select s.opened_by as "openedBy", s.opened_at as "endedAt", ${safetyTakenBy('s.booking_id')} as "takenBy"
    from safety_cases s where s.booking_id = $1 and s.closed_at is null`,
});
