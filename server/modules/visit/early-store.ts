import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { EarlyRequest } from './early.ts';

/** The questions of one Karigar about a visit, or a later day of it, the first question first. */
export const listEarlyRequests = (
  db: Database,
  dayId: string,
  karigarId: number,
): Promise<EarlyRequest[]> => selectRequests.run(db, [dayId, karigarId]);

export const findEarlyRequest = (
  db: Database,
  bookingId: string,
  id: string,
): Promise<(EarlyRequest & { karigarId: number }) | undefined> =>
  selectRequest.first(db, [bookingId, id]);

/** Asked for another hour before there was an answer, it is the same question. */
export const recordEarlyRequest = async (
  db: Database,
  request: {
    readonly id: string;
    readonly bookingId: string;
    readonly dayId: string;
    readonly karigarId: number;
    readonly wantsAt: Instant;
  },
  at: Instant,
): Promise<void> => {
  const { id, bookingId, dayId, karigarId, wantsAt } = request;
  await deleteOpen.run(db, [dayId]);
  await insertRequest.run(db, [id, bookingId, dayId, karigarId, new Date(wantsAt), new Date(at)]);
};

export const recordEarlyAnswer = (
  db: Database,
  id: string,
  answer: 'yes' | 'no',
  at: Instant,
): Promise<number> => updateAnswer.count(db, [id, answer, new Date(at)]);

const COLUMNS = 'id, wants_at as "wantsAt", answer, karigar_id as "karigarId"';

const selectRequests = statement<[string, number], EarlyRequest>({
  name: 'list-early-requests',
  text: `select ${COLUMNS} from early_requests where day_id = $1 and karigar_id = $2 order by asked_at`,
});

const selectRequest = statement<[string, string], EarlyRequest & { karigarId: number }>({
  name: 'find-early-request',
  text: `select ${COLUMNS} from early_requests where booking_id = $1 and id = $2`,
});

const deleteOpen = statement<[string]>({
  name: 'delete-open-early-request',
  text: 'delete from early_requests where day_id = $1 and answer is null',
});

const insertRequest = statement<[string, string, string, number, Date, Date]>({
  name: 'record-early-request',
  text: `insert into early_requests (id, booking_id, day_id, karigar_id, wants_at, asked_at)
    values ($1, $2, $3, $4, $5, $6)`,
});

const updateAnswer = statement<[string, string, Date]>({
  name: 'record-early-answer',
  text: `update early_requests set answer = $2, answered_at = $3 where id = $1 and answer is null`,
});
