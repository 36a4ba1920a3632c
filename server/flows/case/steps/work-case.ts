import type { AnswerTemplate, CaseStep } from '#contract/cases.ts';
import type { RefusalOf } from '#contract/operation.ts';
import type { takeCase } from '#contract/ops/take-case.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { Case } from '#server/modules/case/case.ts';
import {
  findCaseStep,
  lockCase,
  recordCaseStep,
  recordChanged,
} from '#server/modules/case/store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { followClock, quieten } from '../../steps/case/follow-clock.ts';

/** Common input of every act on a case: the case, the colleague, and the version on which they decided. */
export type Worked = {
  readonly number: string;
  readonly stepId: string;
  readonly version: number;
  readonly by: string;
  /** The words of the act, where it has any. */
  readonly text?: string;
};
/** Acts by which what a customer has said since is heard. */
const HEEDS: ReadonlySet<CaseStep> = new Set<CaseStep>(['answered', 'planned', 'tried']);
type Always = RefusalOf<typeof takeCase>;

/** How it stands after the act, and what its step says. */
export type Next = {
  readonly one: Case;
  readonly step: CaseStep;
  readonly text?: string;
  readonly template?: AnswerTemplate;
};

/**
 * One act of a colleague on a case: refused where somebody was faster, done once however often it is sent. `act` decides how the
 * case stands afterwards; `tell` writes the event of it, which is an event for colleagues otherwise.
 */
export const workCase = <Code extends string>(
  pool: Pool,
  asked: Worked,
  now: Instant,
  act: (db: Database, one: Case) => Promise<Outcome<Next, Code>> | Outcome<Next, Code>,
  tell: (db: Database, next: Next, version: number) => Promise<void> = async () => {},
): Promise<Outcome<{ version: number }, Code | Always>> =>
  transaction(pool, async (db): Promise<Outcome<{ version: number }, Code | Always>> => {
    const { number, stepId, version, by } = asked;
    const one = await lockCase(db, number);
    if (!one) return refuse('case-not-found') as Outcome<never, Always>;
    const actor = `ops:${by}`;
    const known = await findCaseStep(db, stepId);
    if (known) {
      const isSame =
        known.caseId === one.id && known.by === actor && known.text === (asked.text ?? null);
      return isSame
        ? accept({ version: one.version })
        : (refuse('action-reused') as Outcome<never, Always>);
    }
    if (one.version !== version)
      return refuse('case-changed', { version: one.version }) as Outcome<never, Always>;
    const decided = await act(db, one);
    if (!decided.ok) return decided;
    const next = decided.value;
    const { step, text, template } = next;
    await recordCaseStep(db, { id: stepId, caseId: one.id, step, by: actor, text, template }, now);
    const after = await recordChanged(db, next.one, { by: actor, at: now });
    const { id, userId, bookingId, kind } = one;
    await recordEvent(db, id, 'CaseWorked', now, actor, {
      ...{ userId, bookingId, caseNumber: number, caseKind: kind },
      ...{ step, version: after },
    });
    await tell(db, next, after);
    await followClock(db, next.one, now);
    if (HEEDS.has(step)) await quieten(db, next.one, now);
    return accept({ version: after });
  });
