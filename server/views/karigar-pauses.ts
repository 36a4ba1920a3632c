import type { KarigarPauseView } from '#contract/karigar-pause.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { listKarigarPauses as promise } from '#contract/ops/list-karigar-pauses.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Pause } from '#server/modules/karigar/pausing.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { shownAppeals } from './former-appeals.ts';

const iso = (at: Instant | null): string | null => (at === null ? null : toIndiaIso(at));

/** A pause as its Karigar and operations read it. */
export function toPauseView(one: Pause): KarigarPauseView {
  const { id, reason, notice, decision, evidence, decidedAt, appeal, appealedAt } = one;
  const { appealGranted: granted, appealAnswer, appealDecidedAt, overAt, overWhy } = one;
  const answered = granted !== null && appealAnswer !== null && appealDecidedAt !== null;
  return {
    ...{ id, reason, notice, pausedAt: toIndiaIso(one.pausedAt), endsAt: iso(one.endsAt) },
    decision:
      decision !== null && evidence !== null && decidedAt !== null
        ? { decision, evidence, decidedAt: toIndiaIso(decidedAt) }
        : null,
    appeal:
      appeal !== null && appealedAt !== null
        ? {
            text: appeal,
            appealedAt: toIndiaIso(appealedAt),
            answer: answered
              ? { granted, reason: appealAnswer, decidedAt: toIndiaIso(appealDecidedAt) }
              : null,
          }
        : null,
    formerAppeals: shownAppeals(one.formerAppeals),
    over: overAt === null ? null : { at: toIndiaIso(overAt), why: overWhy ?? '' },
  };
}

const COLUMNS = `p.id, p.user_id as "userId", p.karigar_id as "karigarId", p.reason, p.notice,
  p.paused_at as "pausedAt", p.paused_by as "pausedBy", p.ends_at as "endsAt", p.decision, p.evidence,
  p.decided_at as "decidedAt", p.decided_by as "decidedBy", p.appeal, p.appealed_at as "appealedAt",
  p.appeal_granted as "appealGranted", p.appeal_answer as "appealAnswer", p.appeal_decided_at as "appealDecidedAt",
  p.over_at as "overAt", p.over_why as "overWhy", p.former_appeals as "formerAppeals"`;

const openOf = statement<[string], Pause>({
  name: 'open-pause-of',
  text: `select ${COLUMNS} from karigar_pauses p where p.user_id = $1 and p.over_at is null`,
});

/** Why somebody is off the roster by us now, if so. */
export async function findOpenPause(
  db: Database,
  userId: string,
): Promise<KarigarPauseView | null> {
  const pause = await openOf.first(db, [userId]);
  return pause ? toPauseView(pause) : null;
}

const allOf = statement<[string], Pause>({
  name: 'pauses-of',
  text: `select ${COLUMNS} from karigar_pauses p where p.user_id = $1 order by p.paused_at desc`,
});

export const listPausesOf = async (db: Database, userId: string): Promise<KarigarPauseView[]> =>
  (await allOf.run(db, [userId])).map(toPauseView);

type Named = Pause & { name: string; pausedByName: string | null; decidedByName: string | null };

const open = statement<[], Named>({
  name: 'open-pauses',
  text: `select ${COLUMNS}, k.name, a.full_name as "pausedByName", d.full_name as "decidedByName"
    from karigar_pauses p join karigars k on k.id = p.karigar_id
      left join users a on a.id = p.paused_by left join users d on d.id = p.decided_by
    where p.over_at is null
    order by p.appeal is not null and p.appeal_granted is null desc, p.ends_at nulls last, p.id`,
});

/** The Karigars whom we took off the roster: appeals that wait first, then the pauses that end soonest. */
export const listOpenPauses = async (db: Database): Promise<OutputOf<typeof promise>> => ({
  pauses: (await open.run(db, [])).map((one) => ({
    ...toPauseView(one),
    ...{ karigarId: one.karigarId, name: one.name },
    ...{ pausedBy: one.pausedByName, decidedBy: one.decidedByName },
  })),
});
