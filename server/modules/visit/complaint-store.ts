import type { BorneBy } from '#contract/bearers.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

export type ComplaintAnswer = {
  readonly line: number;
  readonly answer: string;
  readonly answeredAt: Instant;
};

export const listComplaintAnswers = (db: Database, bookingId: string): Promise<ComplaintAnswer[]> =>
  selectAnswers.run(db, [bookingId]);

/** Said again before the decision, the later words count. */
export const recordComplaintAnswers = (
  db: Database,
  { bookingId, karigarId }: { readonly bookingId: string; readonly karigarId: number },
  answers: readonly { readonly line: number; readonly answer: string }[],
  at: Instant,
): Promise<number> =>
  upsertAnswers.count(db, [
    bookingId,
    karigarId,
    answers.map(({ line }) => line),
    answers.map(({ answer }) => answer),
    new Date(at),
  ]);

/** The bearer of a decision, its author, and what each Karigar lost by it before we bore anything. */
export const recordDecision = (
  db: Database,
  bookingId: string,
  { borneBy, decidedBy, lost }: Pick<Decision, 'lost'> & { borneBy: BorneBy; decidedBy: string },
): Promise<number> => updateBorne.count(db, [bookingId, borneBy, decidedBy, JSON.stringify(lost)]);

export type Decision = {
  readonly openedAt: Instant;
  readonly resolvedAt: Instant | null;
  readonly borneBy: BorneBy | null;
  readonly decidedBy: string | null;
  readonly lost: readonly { readonly karigarId: number; readonly amountPaise: Paise }[];
};

export const findDecision = (db: Database, bookingId: string): Promise<Decision | undefined> =>
  selectDecision.first(db, [bookingId]);

export type Appeal = { readonly granted: boolean | null; readonly why: string };

export const findAppeal = (db: Database, bookingId: string): Promise<Appeal | undefined> =>
  selectAppeal.first(db, [bookingId]);

export const recordAppeal = (
  db: Database,
  { bookingId, karigarId, why }: { bookingId: string; karigarId: number; why: string },
  at: Instant,
): Promise<number> => insertAppeal.count(db, [bookingId, karigarId, why, new Date(at)]);

export const recordAppealDecided = (
  db: Database,
  bookingId: string,
  end: { readonly granted: boolean; readonly comment: string; readonly decidedBy: string },
  at: Instant,
): Promise<number> =>
  updateAppeal.count(db, [bookingId, end.granted, end.comment, end.decidedBy, new Date(at)]);

const selectAnswers = statement<[string], ComplaintAnswer>({
  name: 'list-complaint-answers',
  text: `select line, answer, answered_at as "answeredAt" from complaint_answers
    where booking_id = $1 order by line`,
});

const upsertAnswers = statement<[string, number, number[], string[], Date]>({
  name: 'record-complaint-answers',
  text: `insert into complaint_answers (booking_id, karigar_id, line, answer, answered_at)
    select $1, $2, said.line, said.answer, $5 from unnest($3::smallint[], $4::text[]) said (line, answer)
    on conflict (booking_id, line) do update set answer = excluded.answer, answered_at = excluded.answered_at`,
});

const updateBorne = statement<[string, string, string, string]>({
  name: 'record-who-bears-it',
  text: 'update disputes set borne_by = $2, decided_by = $3, lost = $4::jsonb where booking_id = $1',
});

const selectDecision = statement<[string], Decision>({
  name: 'find-dispute-decision',
  text: `select opened_at as "openedAt", resolved_at as "resolvedAt", borne_by as "borneBy", decided_by as "decidedBy", lost
    from disputes where booking_id = $1 for update`,
});

const selectAppeal = statement<[string], Appeal>({
  name: 'find-decision-appeal',
  text: 'select granted, why from decision_appeals where booking_id = $1 for update',
});

const insertAppeal = statement<[string, number, string, Date]>({
  name: 'record-decision-appeal',
  text: `insert into decision_appeals (booking_id, karigar_id, why, appealed_at) values ($1, $2, $3, $4)
    on conflict do nothing`,
});

const updateAppeal = statement<[string, boolean, string, string, Date]>({
  name: 'record-appeal-decided',
  text: `update decision_appeals set granted = $2, answer = $3, decided_by = $4, decided_at = $5
    where booking_id = $1 and decided_at is null`,
});
