import type { LocalDate } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** A booking that was asked for and refused, counted on the day of the refusal. */
export type RefusedWish = {
  readonly day: LocalDate;
  readonly reason: string;
  /** The hour of the day that was wished. */
  readonly hour: number;
  readonly pincode: string;
  readonly serviceId: number;
};

/** In public only those are counted for whom nobody was left to come. */
const NOBODY_LEFT = 'slot-taken';

export async function recordRefused(
  db: Database,
  { day, reason, hour, pincode, serviceId }: RefusedWish,
  requests: number,
): Promise<void> {
  if (reason === NOBODY_LEFT) await upsertRefused.run(db, [day, reason, requests]);
  await upsertWish.run(db, [day, reason, hour, pincode, serviceId, requests]);
}

const upsertRefused = statement<[LocalDate, string, number]>({
  name: 'record-refused-requests',
  text: `insert into refused_requests as counted (day, reason, requests) values ($1, $2, $3)
    on conflict (day, reason) do update set requests = counted.requests + excluded.requests`,
});

/** A place that we do not know is none: whoever types pincodes at random fills no table. */
const upsertWish = statement<
  [LocalDate, string, hour: number, pincode: string, serviceId: number, number]
>({
  name: 'record-refused-wish',
  text: `insert into refused_wishes as counted (day, reason, hour, pincode, service_id, requests)
    values ($1, $2, $3, coalesce((select pincode from pincodes where pincode = $4), ''),
      $5, $6)
    on conflict (day, reason, hour, pincode, service_id) do update set requests = counted.requests + excluded.requests`,
});
