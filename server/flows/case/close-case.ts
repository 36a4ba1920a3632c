import { type CaseOutcome, outcomesOfCase } from '#contract/cases.ts';
import type { InboxOutcome } from '#contract/ops/inbox.ts';
import { newId } from '#kernel/ids.ts';
import { accept, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { type Case, customerOf, hasOwnAlarm } from '#server/modules/case/case.ts';
import { recordSentBy } from '#server/modules/case/store.ts';
import { findOpenItem, recordClosed, recordStep } from '#server/modules/inbox/store.ts';
import { recordLeadHandled } from '#server/modules/support/store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { isDecided } from '../steps/case/is-decided.ts';
import { type Worked, workCase } from './steps/work-case.ts';

type Closing = Worked & { readonly outcome: CaseOutcome; readonly text: string };

/** It ends with how and why, which whoever complained or asked reads; its alarm in the inbox ends with it. */
export const closeCase = (pool: Pool, asked: Closing, now: Instant) =>
  workCase(
    pool,
    asked,
    now,
    async (db, one) => {
      if (one.closedAt !== null) return refuse('case-closed');
      if (!outcomesOfCase(one.kind).includes(asked.outcome)) return refuse('outcome-not-fitting');
      if (!(await isDecided(db, one))) return refuse('decision-first');
      await closeAlarm(db, one, asked, now);
      const { outcome, text, by } = asked;
      const end = { closedAt: now, closedBy: `ops:${by}`, outcome, reason: text };
      const next = { ...one, ...end, nextStep: null, nextAt: null, ownerId: one.ownerId ?? by };
      return accept({ one: next, step: 'closed', text } as const);
    },
    async (db, { one }) => {
      const eventId = await recordEvent(db, one.id, 'CaseClosed', now, `ops:${asked.by}`, {
        ...{ userId: customerOf(one), bookingId: one.bookingId, caseNumber: one.number },
        ...{ topic: one.topic, karigarId: one.karigarId },
        ...{ caseKind: one.kind, stepId: asked.stepId, outcome: asked.outcome },
      });
      await recordSentBy(db, asked.stepId, eventId);
    },
  );

const CALLED: Partial<Record<CaseOutcome, InboxOutcome>> = {
  booked: 'booked',
  reached: 'reached',
  'not-reached': 'not-reached',
  'not-wanted': 'not-wanted',
};

async function closeAlarm(
  db: Database,
  one: Case,
  { outcome, by, text }: Closing,
  now: Instant,
): Promise<void> {
  const said = CALLED[outcome] ?? 'solved';
  if (one.leadId !== null) await recordLeadHandled(db, one.leadId, { by, outcome: said }, now);
  const itemId = hasOwnAlarm(one.kind) && (await findOpenItem(db, one.kind, one.about));
  if (!itemId) return;
  await recordClosed(db, itemId, { outcome: said, by: `ops:${by}` }, now);
  const step = { id: newId(now), itemId, step: 'closed', by: `ops:${by}`, note: text } as const;
  await recordStep(db, step, now);
}
