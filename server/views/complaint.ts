import type { BorneBy } from '#contract/bearers.ts';
import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { readHearing as promise } from '#contract/ops/read-hearing.ts';
import type { ComplaintOutcome } from '#contract/visit.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import { appealUntil, borneByUs, hearUntil } from '#server/modules/visit/complaint.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

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
  answers: { line: number; answer: string; answeredAt: Instant }[];
  appeal: {
    why: string;
    appealedAt: Instant;
    granted: boolean | null;
    answer: string;
    decidedAt: Instant | null;
  } | null;
};

/** A complaint as the Karigar who led the visit sees it: what is said of which line, their answers, and the decision. */
export async function readComplaint(
  db: Database,
  bookingId: string,
  { karigarId, now }: { readonly karigarId: number; readonly now: Instant },
): Promise<Complaint | null> {
  const row = await selectComplaint.first(db, [bookingId]);
  if (!row) return null;
  const { reason, comment, lines, openedAt, answers, resolvedAt } = row;
  return {
    ...{ reason, lines },
    comment: shownTo('crew-before', 'customer.complaint', comment),
    openedAt: toIndiaIso(openedAt),
    hearUntil: toIndiaIso(hearUntil(openedAt)),
    answers: answers.map(({ line, answer }) => ({ line, answer })),
    mayAnswer: resolvedAt === null,
    decision: decisionOf(row, karigarId, now),
    appeal: row.appeal && {
      why: row.appeal.why,
      granted: row.appeal.granted,
      answer: row.appeal.answer,
    },
  };
}

function decisionOf(row: Row, karigarId: number, now: Instant): Complaint['decision'] {
  const { outcome, resolvedAt, refundPaise, answer, borneBy, lost, appeal } = row;
  if (outcome === null || resolvedAt === null) return null;
  const mine = lost.find((one) => one.karigarId === karigarId)?.amountPaise ?? 0;
  const costPaise = mine - borneByUs(mine, borneBy ?? 'us');
  return {
    ...{ outcome, refundPaise, reason: answer, borneBy, costPaise },
    mayAppeal: costPaise > 0 && appeal === null && now <= appealUntil(resolvedAt),
    appealUntil: toIndiaIso(appealUntil(resolvedAt)),
  };
}

/** The same for operations. */
export async function readHearing(db: Database, bookingId: string): Promise<Hearing | undefined> {
  const row = await selectComplaint.first(db, [bookingId]);
  if (!row) return undefined;
  const { openedAt, answers, borneBy, appeal } = row;
  return {
    hearUntil: toIndiaIso(hearUntil(openedAt)),
    answers: answers.map((one) => ({ ...one, answeredAt: toIndiaIso(one.answeredAt) })),
    borneBy,
    appeal: appeal && {
      ...appeal,
      appealedAt: toIndiaIso(appeal.appealedAt),
      decidedAt: appeal.decidedAt === null ? null : toIndiaIso(appeal.decidedAt),
    },
  };
}

const MS = (column: string) => `floor(extract(epoch from ${column}) * 1000)`;

const selectComplaint = statement<[string], Row>({
  name: 'view-complaint',
  text: `select d.reason, d.comment, d.lines, d.opened_at as "openedAt", d.outcome, d.refund_paise as "refundPaise",
      d.answer, d.resolved_at as "resolvedAt", d.borne_by as "borneBy", d.lost,
      (select coalesce(jsonb_agg(jsonb_build_object('line', a.line, 'answer', a.answer,
          'answeredAt', ${MS('a.answered_at')}) order by a.line), '[]')
        from complaint_answers a where a.booking_id = d.booking_id) as answers,
      (select jsonb_build_object('why', p.why, 'appealedAt', ${MS('p.appealed_at')}, 'granted', p.granted,
          'answer', p.answer, 'decidedAt', ${MS('p.decided_at')})
        from decision_appeals p where p.booking_id = d.booking_id) as appeal
    from disputes d where d.booking_id = $1`,
});
