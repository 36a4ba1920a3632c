import type { EstimateView } from '#contract/visit.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

export type Estimate = {
  readonly id: string;
  readonly bookingId: string;
  readonly karigarId: number;
  readonly state: 'proposed' | 'approved' | 'refused' | 'withdrawn';
  readonly lines: readonly EstimateView['lines'][number][];
  readonly totalPaise: Paise;
};

export const listEstimates = (db: Database, bookingId: string): Promise<Estimate[]> =>
  selectEstimates.run(db, [bookingId]);

export const recordEstimate = (
  db: Database,
  { id, bookingId, karigarId, lines, totalPaise }: Omit<Estimate, 'state'>,
  at: Instant,
): Promise<number> =>
  insertEstimate.count(db, [
    id,
    bookingId,
    karigarId,
    JSON.stringify(lines),
    totalPaise,
    new Date(at),
  ]);

export const recordEstimateAnswered = (
  db: Database,
  id: string,
  state: 'approved' | 'refused' | 'withdrawn',
  at: Instant,
): Promise<number> => updateAnswered.count(db, [id, state, new Date(at)]);

/** Nobody is there any more who would do it: what was still asked is answered by that. */
export const recordOpenRefused = (db: Database, bookingId: string, at: Instant): Promise<number> =>
  updateOpen.count(db, [bookingId, new Date(at)]);

const selectEstimates = statement<[string], Estimate>({
  name: 'list-estimates',
  text: `select id, booking_id as "bookingId", karigar_id as "karigarId", state, lines, total_paise as "totalPaise"
    from estimates where booking_id = $1 order by proposed_at, id`,
});

const insertEstimate = statement<[string, string, number, string, Paise, Date]>({
  name: 'record-estimate',
  text: `insert into estimates (id, booking_id, karigar_id, state, lines, total_paise, proposed_at)
    values ($1, $2, $3, 'proposed', $4::jsonb, $5, $6) on conflict (id) do nothing`,
});

const updateAnswered = statement<[string, string, Date]>({
  name: 'record-estimate-answered',
  text: `update estimates set state = $2, decided_at = $3 where id = $1 and state = 'proposed'`,
});

const updateOpen = statement<[string, Date]>({
  name: 'record-open-estimates-refused',
  text: `update estimates set state = 'refused', decided_at = $2 where booking_id = $1 and state = 'proposed'`,
});
