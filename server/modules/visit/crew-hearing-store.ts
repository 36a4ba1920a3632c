import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Appeal, ComplaintAnswer } from './complaint-store.ts';

/** One who came along and was told of a complaint, because a decision about it may cut their pay. */
export type CrewHearing = {
  readonly karigarId: number;
  readonly answers: readonly ComplaintAnswer[];
  readonly appeal: Appeal | null;
};

type Member = { readonly bookingId: string; readonly karigarId: number };

export const listCrewHearings = (db: Database, bookingId: string): Promise<CrewHearing[]> =>
  selectHearings.run(db, [bookingId]);

export const isToldOf = async (
  db: Database,
  bookingId: string,
  karigarId: number,
): Promise<boolean> =>
  (await listCrewHearings(db, bookingId)).some((one) => one.karigarId === karigarId);

export const recordCrewHearings = (
  db: Database,
  bookingId: string,
  karigarIds: readonly number[],
): Promise<number> => insertHearings.count(db, [bookingId, [...karigarIds]]);

export const recordCrewAnswers = (
  db: Database,
  { bookingId, karigarId }: Member,
  answers: readonly ComplaintAnswer[],
): Promise<number> => updateAnswers.count(db, [bookingId, karigarId, JSON.stringify(answers)]);

export const recordCrewAppeal = (
  db: Database,
  { bookingId, karigarId, why }: Member & { readonly why: string },
  at: Instant,
): Promise<number> => insertAppeal.count(db, [bookingId, karigarId, why, new Date(at)]);

export const recordCrewAppealDecided = (
  db: Database,
  { bookingId, karigarId }: Member,
  end: { readonly granted: boolean; readonly comment: string; readonly decidedBy: string },
  at: Instant,
): Promise<number> =>
  updateAppeal.count(db, [
    ...([bookingId, karigarId, end.granted, end.comment, end.decidedBy, new Date(at)] as const),
  ]);

const selectHearings = statement<[string], CrewHearing>({
  name: 'list-crew-hearings',
  text: `select karigar_id as "karigarId", answers,
      case when appealed_at is not null then jsonb_build_object('granted', granted, 'why', why) end as appeal
    from crew_hearings where booking_id = $1 order by karigar_id`,
});

const insertHearings = statement<[string, number[]]>({
  name: 'record-crew-hearings',
  text: `insert into crew_hearings (booking_id, karigar_id) select $1, unnest($2::integer[]) on conflict do nothing`,
});

const updateAnswers = statement<[string, number, string]>({
  name: 'record-crew-answers',
  text: 'update crew_hearings set answers = $3::jsonb where booking_id = $1 and karigar_id = $2',
});

const insertAppeal = statement<[string, number, string, Date]>({
  name: 'record-crew-appeal',
  text: `update crew_hearings set why = $3, appealed_at = $4
    where booking_id = $1 and karigar_id = $2 and appealed_at is null`,
});

const updateAppeal = statement<[string, number, boolean, string, string, Date]>({
  name: 'record-crew-appeal-decided',
  text: `update crew_hearings set granted = $3, answer = $4, decided_by = $5, decided_at = $6
    where booking_id = $1 and karigar_id = $2 and appealed_at is not null and decided_at is null`,
});
