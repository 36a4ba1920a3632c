import type { BorneBy } from '#contract/bearers.ts';
import type { HearingPlace } from '#contract/enclosure.ts';
import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { readHearing as promise } from '#contract/ops/read-hearing.ts';
import type { ComplaintOutcome } from '#contract/visit.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import { appealUntil, costOf, hearUntil } from '#server/modules/visit/complaint.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { asEnclosure, type HearingFile, listHearingFiles } from './enclosures.ts';

type Complaint = NonNullable<KarigarVisit['complaint']>;
type Hearing = OutputOf<typeof promise>;

type Row = {
  reason: Complaint['reason'];
  comment: string;
  lines: number[];
  openedAt: Instant;
  outcome: ComplaintOutcome | null;
  refundPaise: number;
  answer: string;
  resolvedAt: Instant | null;
  borneBy: BorneBy | null;
  lost: { karigarId: number; amountPaise: number }[];
  answers: Answer[];
  appeal: Appeal | null;
  leader: string | null;
  leaderId: number | null;
  crew: { karigarId: number; name: string; answers: Answer[]; appeal: Appeal | null }[];
};

type Answer = { line: number; answer: string; answeredAt: Instant };
type Appeal = {
  why: string;
  appealedAt: Instant;
  granted: boolean | null;
  answer: string;
  decidedAt: Instant | null;
};
type Reader = {
  readonly karigarId: number;
  /** They have led the visit. */
  readonly leads: boolean;
  readonly now: Instant;
};

/**
 * A complaint as a Karigar sees it whose pay it may cut: what is said of which line, their own answers, and the decision. Nothing for
 * others of the crew.
 */
export async function readComplaint(
  db: Database,
  bookingId: string,
  reader: Reader,
): Promise<Complaint | null> {
  const row = await selectComplaint.first(db, [bookingId]);
  const files = await listHearingFiles(db, bookingId);
  const own = reader.leads ? row : row?.crew.find((one) => one.karigarId === reader.karigarId);
  if (!row || !own) return null;
  const { reason, comment, lines, openedAt, resolvedAt } = row;
  return {
    ...{ reason, lines },
    comment: shownTo('crew-before', 'customer.complaint', comment),
    openedAt: toIndiaIso(openedAt),
    hearUntil: toIndiaIso(hearUntil(openedAt)),
    answers: own.answers.map(({ line, answer }) => ({ line, answer })),
    ...ownFiles(files, { ...row, appeal: own.appeal }, reader),
    mayAnswer: resolvedAt === null,
    decision: decisionOf({ ...row, appeal: own.appeal }, reader),
    appeal: own.appeal && {
      why: own.appeal.why,
      granted: own.appeal.granted,
      answer: own.appeal.answer,
    },
  };
}

/** Until the hearing is over the picture of a home helps who shows it. */
function ownFiles(files: readonly HearingFile[], row: Row, { karigarId, now }: Reader) {
  const { resolvedAt, appeal } = row;
  const isOpen = resolvedAt === null || now <= appealUntil(resolvedAt) || appeal?.granted === null;
  const own = files.filter((one) => one.karigarId === karigarId);
  return filesOf(isOpen ? own : own.filter(({ seconds }) => seconds !== null));
}

const filesOf = (files: readonly HearingFile[]) => {
  const at = (place: HearingPlace) => files.filter((one) => one.place === place).map(asEnclosure);
  return { answerFiles: at('answer'), appealFiles: at('appeal') };
};

function decisionOf(row: Row, { karigarId, now }: Reader): Complaint['decision'] {
  const { outcome, resolvedAt, refundPaise, answer, borneBy, lost, appeal } = row;
  if (outcome === null || resolvedAt === null) return null;
  const costPaise = costOf(karigarId, { lost, borneBy, heard: [karigarId] });
  return {
    ...{ outcome, refundPaise, reason: answer, borneBy, costPaise },
    mayAppeal: costPaise > 0 && appeal === null && now <= appealUntil(resolvedAt),
    appealUntil: toIndiaIso(appealUntil(resolvedAt)),
  };
}

/** The same for operations, with each of the crew who were told of it. */
export async function readHearing(db: Database, bookingId: string): Promise<Hearing | undefined> {
  const row = await selectComplaint.first(db, [bookingId]);
  if (!row) return undefined;
  const { openedAt, borneBy, leader, leaderId } = row;
  const files = shownTo('operations', 'visit.enclosures', await listHearingFiles(db, bookingId));
  const filesBy = (karigarId: number | null) =>
    filesOf(files.filter((one) => one.karigarId === karigarId));
  return {
    hearUntil: toIndiaIso(hearUntil(openedAt)),
    leader: leader === null ? null : shownTo('operations', 'karigar.name', leader),
    ...saidBy(row),
    ...filesBy(leaderId),
    borneBy,
    crew: row.crew.map(({ karigarId, name, ...said }) => ({
      ...{ karigarId, name: shownTo('operations', 'karigar.name', name) },
      ...saidBy(said),
      ...filesBy(karigarId),
    })),
  };
}

const saidBy = ({ answers, appeal }: Pick<Row, 'answers' | 'appeal'>) => ({
  answers: answers.map((one) => ({ ...one, answeredAt: toIndiaIso(one.answeredAt) })),
  appeal: appeal && {
    ...appeal,
    appealedAt: toIndiaIso(appeal.appealedAt),
    decidedAt: appeal.decidedAt === null ? null : toIndiaIso(appeal.decidedAt),
  },
});

const MS = (column: string) => `floor(extract(epoch from ${column}) * 1000)`;

const APPEAL = `jsonb_build_object('why', p.why, 'appealedAt', ${MS('p.appealed_at')}, 'granted', p.granted,
          'answer', p.answer, 'decidedAt', ${MS('p.decided_at')})`;

const selectComplaint = statement<[string], Row>({
  name: 'view-complaint',
  text: `select d.reason, d.comment, d.lines, d.opened_at as "openedAt", d.outcome, d.refund_paise as "refundPaise",
      d.answer, d.resolved_at as "resolvedAt", d.borne_by as "borneBy", d.lost,
      (select coalesce(jsonb_agg(jsonb_build_object('line', a.line, 'answer', a.answer,
          'answeredAt', ${MS('a.answered_at')}) order by a.line), '[]')
        from complaint_answers a where a.booking_id = d.booking_id) as answers,
      (select ${APPEAL} from decision_appeals p where p.booking_id = d.booking_id) as appeal,
      (select k.name from visits v join karigars k on k.id = v.karigar_id where v.id = d.booking_id) as leader,
      (select v.karigar_id from visits v where v.id = d.booking_id) as "leaderId",
      (select coalesce(jsonb_agg(jsonb_build_object('karigarId', p.karigar_id, 'name', k.name, 'answers', p.answers,
          'appeal', case when p.appealed_at is not null then ${APPEAL} end) order by p.karigar_id), '[]')
        from crew_hearings p join karigars k on k.id = p.karigar_id where p.booking_id = d.booking_id) as crew
    from disputes d where d.booking_id = $1`,
});
