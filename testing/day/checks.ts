import { sumOfLedger } from '#server/modules/ledger/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { DomainEvent } from '#server/platform/jobs/job.ts';

/** Checks the laws after every step; throws at the first that is broken. */
export async function checkAfterStep(db: Database, events: readonly DomainEvent[]): Promise<void> {
  const touched = [...new Set(events.flatMap(karigarsOf))];
  const { rows } = await db.query<{ what: string; who: number }>(TWO_PLACES, [touched]);
  if (rows[0]) throw new Error(`Karigar ${rows[0].who} is in two places: ${rows[0].what}`);
  const sum = await sumOfLedger(db);
  if (sum !== 0) throw new Error(`The ledger sums to ${sum}`);
}

/** At the end: every event left the outbox, and no booking holds or lacks anything that it should not. */
export async function checkAtTheEnd(db: Database, relayed: number): Promise<void> {
  const { rows } = await db.query<{ events: number; outbox: number; stray: number; owed: number }>(
    `select (select count(*)::int from events) as events, (select count(*)::int from outbox) as outbox,
      (select count(*)::int from offers o join bookings b on b.id = o.booking_id
        where o.state = 'open' and b.status not in ('pending', 'assigned')) as stray,
      (select count(*)::int from (select reference from ledger_lines l join ledger_entries e on e.id = l.entry_id
        group by reference having sum(amount_paise) <> 0) u) as owed`,
  );
  const found = rows[0];
  if (found?.events !== relayed || found.outbox !== 0)
    throw new Error(`${found?.events} events, of which ${relayed} were reacted to`);
  if (found.stray > 0) throw new Error(`${found.stray} offers stand open for visits that are over`);
  if (found.owed > 0) throw new Error(`${found.owed} entries of the ledger do not sum to zero`);
}

const karigarsOf = ({ data }: DomainEvent): number[] =>
  [data.karigarId, data.formerKarigarId, ...((data.karigarIds ?? data.karigars ?? []) as unknown[])]
    .map(Number)
    .filter((id) => id > 0);

/** Holds that touch; and several visits that one Karigar is on the way to, or at, at once. */
const TWO_PLACES = `
  select 'held twice' as what, a.karigar_id as who from holds a
    join holds b on b.karigar_id = a.karigar_id and b.id > a.id
      and tstzrange(b.leave_at, b.ends_at) && tstzrange(a.leave_at, a.ends_at)
    where a.karigar_id = any ($1)
  union all
  select 'on two visits', v.karigar_id from visits v join bookings b on b.id = v.booking_id
    where v.karigar_id = any ($1) and b.status in ('dispatched', 'arrived', 'in_progress')
    group by v.karigar_id having count(*) > 1`;
