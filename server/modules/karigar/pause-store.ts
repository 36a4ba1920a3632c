import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Pause } from './pausing.ts';

const COLUMNS = `id, user_id as "userId", karigar_id as "karigarId", reason, notice, paused_at as "pausedAt",
  paused_by as "pausedBy", ends_at as "endsAt", decision, evidence, decided_at as "decidedAt",
  decided_by as "decidedBy", appeal, appealed_at as "appealedAt", appeal_granted as "appealGranted",
  appeal_answer as "appealAnswer", appeal_decided_at as "appealDecidedAt", over_at as "overAt", over_why as "overWhy",
  former_appeals as "formerAppeals"`;

const lock = statement<[string], Pause>({
  name: 'karigar-lock-pause',
  text: `select ${COLUMNS} from karigar_pauses where id = $1 for update`,
});

export const lockPause = (db: Database, id: string): Promise<Pause | undefined> =>
  lock.first(db, [id]);

const insert = statement<
  [string, string, number, string, string, string, Date, string, Date],
  Pause
>({
  name: 'karigar-record-pause',
  text: `insert into karigar_pauses (id, user_id, karigar_id, reason, notice, language, paused_at, paused_by, ends_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${COLUMNS}`,
});

export async function recordPause(
  db: Database,
  one: Pick<Pause, 'id' | 'userId' | 'karigarId' | 'reason' | 'notice'> & {
    readonly language: string;
    readonly by: string;
    readonly endsAt: Instant;
  },
  now: Instant,
): Promise<Pause> {
  const { id, userId, karigarId, reason, notice, language, by, endsAt } = one;
  const at = new Date(now);
  const until = new Date(endsAt);
  const row = await insert.first(db, [
    ...([id, userId, karigarId, reason, notice, language, at, by, until] as const),
  ]);
  if (!row) throw new Error('The pause was not written');
  return row;
}

const setDecision = statement<[string, string, string, Date | null, string, Date], Pause>({
  name: 'karigar-record-pause-decision',
  text: `update karigar_pauses set decision = $2, evidence = $3, ends_at = $4, decided_by = $5, decided_at = $6,
      former_appeals = case when appeal_granted is null then former_appeals else former_appeals || jsonb_build_object(
        'text', appeal, 'appealedAt', appealed_at, 'granted', appeal_granted, 'reason', appeal_answer,
        'decidedAt', appeal_decided_at) end,
      appeal = case when appeal_granted is null then appeal end,
      appealed_at = case when appeal_granted is null then appealed_at end,
      appeal_granted = case when appeal_granted is null then appeal_granted end,
      appeal_answer = case when appeal_granted is null then appeal_answer end,
      appeal_decided_by = case when appeal_granted is null then appeal_decided_by end,
      appeal_decided_at = case when appeal_granted is null then appeal_decided_at end
    where id = $1 returning ${COLUMNS}`,
});

/** An appeal that was answered before is kept apart, so that this decision may be appealed as well. */
export const recordPauseDecision = (
  db: Database,
  one: { id: string; decision: string; evidence: string; endsAt: Instant | null; by: string },
  now: Instant,
): Promise<Pause | undefined> =>
  setDecision.first(db, [
    ...([one.id, one.decision, one.evidence] as const),
    one.endsAt === null ? null : new Date(one.endsAt),
    ...([one.by, new Date(now)] as const),
  ]);

const setAppeal = statement<[string, string, Date], Pause>({
  name: 'karigar-record-appeal',
  text: `update karigar_pauses set appeal = $2, appealed_at = $3 where id = $1 returning ${COLUMNS}`,
});

export const recordAppeal = (
  db: Database,
  id: string,
  text: string,
  now: Instant,
): Promise<Pause | undefined> => setAppeal.first(db, [id, text, new Date(now)]);

const setAnswer = statement<[string, boolean, string, string, Date], Pause>({
  name: 'karigar-record-appeal-answer',
  text: `update karigar_pauses set appeal_granted = $2, appeal_answer = $3, appeal_decided_by = $4, appeal_decided_at = $5
    where id = $1 returning ${COLUMNS}`,
});

export const recordAppealAnswer = (
  db: Database,
  one: { id: string; granted: boolean; reason: string; by: string },
  now: Instant,
): Promise<Pause | undefined> =>
  setAnswer.first(db, [one.id, one.granted, one.reason, one.by, new Date(now)]);

const setOver = statement<[string, string, Date], Pause>({
  name: 'karigar-record-pause-over',
  text: `update karigar_pauses set over_at = $3, over_why = $2 where id = $1 and over_at is null returning ${COLUMNS}`,
});

export const recordPauseOver = (
  db: Database,
  id: string,
  why: string,
  now: Instant,
): Promise<Pause | undefined> => setOver.first(db, [id, why, new Date(now)]);

const ending = statement<[Date], { id: string }>({
  name: 'karigar-list-ending-pauses',
  text: 'select id from karigar_pauses where over_at is null and ends_at <= $1 order by ends_at limit 100',
});

/** Those that nobody has decided in time, or whose days are over. */
export const listEndingPauses = async (db: Database, now: Instant): Promise<string[]> =>
  (await ending.run(db, [new Date(now)])).map(({ id }) => id);

const eraseOwn = statement<[string]>({
  name: 'karigar-erase-pauses',
  text: 'delete from karigar_pauses where user_id = $1',
});
const eraseJudged = statement<[string]>({
  name: 'karigar-erase-pauses-judged',
  text: `update karigar_pauses set paused_by = nullif(paused_by, $1), decided_by = nullif(decided_by, $1),
      appeal_decided_by = nullif(appeal_decided_by, $1)
    where $1 in (paused_by, decided_by, appeal_decided_by)`,
});

export async function erasePausesOf(db: Database, userId: string): Promise<void> {
  await eraseOwn.run(db, [userId]);
  await eraseJudged.run(db, [userId]);
}
