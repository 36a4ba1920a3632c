import type { AnswerTemplate, CaseStep } from '#contract/cases.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { type Case, LETTERS } from './case.ts';
import { dueOf } from './clocks.ts';

export type NewCase = Pick<
  Case,
  | 'id'
  | 'kind'
  | 'about'
  | 'userId'
  | 'bookingId'
  | 'karigarId'
  | 'leadId'
  | 'topic'
  | 'said'
  | 'openedBy'
  | 'nextAt'
  | 'acknowledgeBy'
  | 'resolveBy'
>;

const instantOf = (at: Instant | null): Date | null => (at === null ? null : new Date(at));

/** Opens it under the next number; nothing where there is one about the same already. */
export async function recordCase(
  db: Database,
  one: NewCase,
  at: Instant,
): Promise<string | undefined> {
  const due = dueOf({ ...one, acknowledgedAt: null, closedAt: null });
  const row = await insertCase.first(db, [
    ...([one.id, LETTERS[one.kind], one.kind, one.about, one.userId, one.bookingId] as const),
    ...([one.karigarId, one.leadId, one.topic, one.said, new Date(at), one.openedBy] as const),
    ...([instantOf(one.nextAt), instantOf(one.acknowledgeBy), new Date(one.resolveBy)] as const),
    ...([instantOf(due?.at ?? null), due?.what ?? null] as const),
  ]);
  return row?.number;
}

const insertCase = statement<
  [
    id: string,
    letter: string,
    kind: string,
    about: string,
    userId: string | null,
    bookingId: string | null,
    karigarId: number | null,
    leadId: string | null,
    topic: string | null,
    said: string,
    at: Date,
    by: string,
    nextAt: Date | null,
    acknowledgeBy: Date | null,
    resolveBy: Date,
    dueAt: Date | null,
    dueWhat: string | null,
  ],
  { number: string }
>({
  name: 'case-open',
  // A number is taken only where a case is made of it.
  text: `insert into cases (id, number, kind, about, user_id, booking_id, karigar_id, lead_id, topic, said, opened_at, opened_by,
      next_at, acknowledge_by, resolve_by, due_at, due_what, changed_at, changed_by)
    select $1, $2::text || '-' || nextval('case_numbers'), $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $11, $12
    where not exists (select from cases where kind = $3 and about = $4 or id = $1)
    on conflict do nothing returning number`,
});

const COLUMNS = `id, number, kind, about, user_id as "userId", booking_id as "bookingId", karigar_id as "karigarId",
    lead_id as "leadId", topic, said, opened_at as "openedAt", opened_by as "openedBy", owner_id as "ownerId",
    next_step as "nextStep", next_at as "nextAt", acknowledge_by as "acknowledgeBy", acknowledged_at as "acknowledgedAt",
    resolve_by as "resolveBy", escalated_at as "escalatedAt", closed_at as "closedAt", closed_by as "closedBy", outcome,
    reason, alarm, version`;

export const lockCase = (db: Database, number: string): Promise<Case | undefined> =>
  selectByNumber.first(db, [number]);

const selectByNumber = statement<[string], Case>({
  name: 'case-lock',
  text: `select ${COLUMNS} from cases where number = $1 for update`,
});

/** The case about that, whose alarm of the same kind stands in the inbox. */
export const lockCaseAbout = (
  db: Database,
  kind: string,
  about: string,
): Promise<Case | undefined> => selectAbout.first(db, [kind, about]);

const selectAbout = statement<[string, string], Case>({
  name: 'case-lock-about',
  text: `select ${COLUMNS} from cases where kind = $1 and about = $2 for update`,
});

export const findCase = (db: Database, id: string): Promise<Case | undefined> =>
  selectById.first(db, [id]);

const selectById = statement<[string], Case>({
  name: 'case-find',
  text: `select ${COLUMNS} from cases where id = $1`,
});

/** Writes how it stands now, and answers its new version. */
export async function recordChanged(
  db: Database,
  one: Case,
  { by, at }: { readonly by: string; readonly at: Instant },
): Promise<number> {
  const due = dueOf(one);
  const row = await updateCase.first(db, [
    ...([one.id, one.ownerId, one.nextStep, instantOf(one.nextAt)] as const),
    ...([instantOf(one.acknowledgedAt), instantOf(one.escalatedAt)] as const),
    ...([instantOf(one.closedAt), one.closedBy, one.outcome, one.reason] as const),
    ...([instantOf(due?.at ?? null), due?.what ?? null, new Date(at), by] as const),
    new Date(one.resolveBy),
  ]);
  if (!row) throw new Error('The case was not written');
  return row.version;
}

const updateCase = statement<
  [
    id: string,
    ownerId: string | null,
    nextStep: string | null,
    nextAt: Date | null,
    acknowledgedAt: Date | null,
    escalatedAt: Date | null,
    closedAt: Date | null,
    closedBy: string | null,
    outcome: string | null,
    reason: string | null,
    dueAt: Date | null,
    dueWhat: string | null,
    at: Date,
    by: string,
    resolveBy: Date,
  ],
  { version: number }
>({
  name: 'case-record-changed',
  text: `update cases set owner_id = $2::uuid, next_step = $3, next_at = $4, acknowledged_at = $5, escalated_at = $6, closed_at = $7,
      closed_by = $8, outcome = $9, reason = $10, due_at = $11, due_what = $12, changed_at = $13, changed_by = $14,
      resolve_by = $15,
      taken_at = case when $2::uuid is null then null when owner_id is distinct from $2 then $13 else taken_at end,
      version = version + 1
    where id = $1 returning version`,
});

/** Notes the clock about which operations were told; this is nobody's step and leaves the version alone. */
export const recordAlarm = (db: Database, id: string, alarm: string | null): Promise<number> =>
  updateAlarm.count(db, [id, alarm]);

const updateAlarm = statement<[string, string | null]>({
  name: 'case-record-alarm',
  text: 'update cases set alarm = $2 where id = $1',
});

export type NewStep = {
  readonly id: string;
  readonly caseId: string;
  readonly step: CaseStep;
  readonly by: string;
  readonly text?: string | undefined;
  readonly template?: AnswerTemplate | undefined;
};

/** Answers how many were written: none when the name is taken. */
export const recordCaseStep = (db: Database, one: NewStep, at: Instant): Promise<number> =>
  insertStep.count(db, [
    ...([one.id, one.caseId, one.step, new Date(at), one.by] as const),
    ...([one.text ?? null, one.template ?? null] as const),
  ]);

const insertStep = statement<[string, string, string, Date, string, string | null, string | null]>({
  name: 'case-record-step',
  text: `insert into case_steps (id, case_id, step, at, by, text, template) values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (id) do nothing`,
});

export const findCaseStep = (
  db: Database,
  id: string,
): Promise<{ caseId: string; step: CaseStep; by: string; text: string | null } | undefined> =>
  selectStep.first(db, [id]);

const selectStep = statement<
  [string],
  { caseId: string; step: CaseStep; by: string; text: string | null }
>({
  name: 'case-find-step',
  text: 'select case_id as "caseId", step, by, text from case_steps where id = $1',
});

/** The event with which an answer goes out. */
export const recordSentBy = (db: Database, stepId: string, eventId: number): Promise<number> =>
  updateSentBy.count(db, [stepId, eventId]);

const updateSentBy = statement<[string, number]>({
  name: 'case-record-sent-by',
  text: 'update case_steps set event_id = $2 where id = $1',
});

export const listTextsOf = async (
  db: Database,
  stepIds: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  new Map((await selectTexts.run(db, [stepIds])).map(({ id, text }) => [id, text]));

const selectTexts = statement<[readonly string[]], { id: string; text: string }>({
  name: 'case-texts',
  text: 'select id, text from case_steps where id = any($1) and text is not null',
});
