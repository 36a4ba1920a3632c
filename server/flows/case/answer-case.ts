import type { AnswerTemplate } from '#contract/cases.ts';
import { accept, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { customerOf } from '#server/modules/case/case.ts';
import { hasSaidAt } from '#server/modules/case/lists-store.ts';
import { LOOKED_AT_WITHIN } from '#server/modules/case/reopening.ts';
import { recordSentBy } from '#server/modules/case/store.ts';
import { findRecipient } from '#server/modules/identity/recipient-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { type Worked, workCase } from './steps/work-case.ts';

type Answer = Worked & { readonly template: AnswerTemplate; readonly text: string };

/**
 * The answer stands in the file and goes out by the event that tells of it. The first one is the acknowledgement: somebody of us
 * has read what was said.
 */
export const answerCase = (pool: Pool, asked: Answer, now: Instant) =>
  workCase(
    pool,
    asked,
    now,
    async (db, one) => {
      if (one.closedAt !== null) return refuse('case-closed');
      const userId = customerOf(one);
      if (userId === null || !(await findRecipient(db, userId))) return refuse('nobody-to-answer');
      const acknowledgedAt = one.acknowledgedAt ?? now;
      const ownerId = one.ownerId ?? asked.by;
      const { text, template } = asked;
      // The answer ends the clock for looking at a reply; a step that a colleague has planned stays.
      const isOfReply =
        one.nextAt !== null && (await hasSaidAt(db, one.id, one.nextAt - LOOKED_AT_WITHIN));
      const nextAt = isOfReply ? null : one.nextAt;
      return accept({
        one: { ...one, acknowledgedAt, ownerId, nextAt },
        ...{ step: 'answered' as const, text, template },
      });
    },
    async (db, { one }) => {
      const eventId = await recordEvent(db, one.id, 'CaseAnswered', now, `ops:${asked.by}`, {
        ...{ userId: one.userId, bookingId: one.bookingId, caseNumber: one.number },
        ...{ topic: one.topic, karigarId: one.karigarId },
        ...{ caseKind: one.kind, stepId: asked.stepId },
      });
      await recordSentBy(db, asked.stepId, eventId);
    },
  );
