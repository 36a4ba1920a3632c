import type { CaseKind } from '#contract/cases.ts';
import { newId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/time.ts';
import type { Case } from '#server/modules/case/case.ts';
import { deadlinesOf } from '#server/modules/case/clocks.ts';
import { findCase, recordCase, recordCaseStep } from '#server/modules/case/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { followClock } from './follow-clock.ts';

type Asked = {
  readonly id?: string;
  readonly kind: CaseKind;
  readonly about?: string;
  readonly by: string;
} & Partial<
  Pick<Case, 'userId' | 'bookingId' | 'karigarId' | 'leadId' | 'topic' | 'said' | 'nextAt'>
>;

/**
 * Opens a case under a number of its own, in the transaction of what it is about; of the same matter there is one. Answers
 * nothing where there was one before.
 */
export async function openCase(
  db: Database,
  { id = newId(), kind, about = id, by, ...rest }: Asked,
  now: Instant,
): Promise<Case | undefined> {
  const nobody = { userId: null, bookingId: null, karigarId: null, leadId: null, topic: null };
  const clocks = { nextAt: null, ...deadlinesOf(kind, now) };
  const one = { ...nobody, ...clocks, said: '', ...rest, id, kind, about, openedBy: by };
  const number = await recordCase(db, one, now);
  if (number === undefined) return undefined;
  const step = { id: newId(now), caseId: id, step: 'opened', by } as const;
  await recordCaseStep(db, one.said ? { ...step, text: one.said } : step, now);
  const { userId, bookingId, topic, acknowledgeBy, resolveBy } = one;
  const actor = by === 'customer' ? `customer:${userId}` : by;
  await recordEvent(db, id, 'CaseOpened', now, actor, {
    ...{ userId, bookingId, caseNumber: number, caseKind: kind, topic },
    ...{ acknowledgeBy, resolveBy },
  });
  const opened = await findCase(db, id);
  if (!opened) throw new Error('The case was not written');
  await followClock(db, opened, now);
  return opened;
}
