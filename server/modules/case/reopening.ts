import type { CaseKind } from '#contract/cases.ts';
import { policy } from '#contract/policy.ts';
import { DAY, type Instant } from '#kernel/time.ts';
import type { Case } from './case.ts';

/** What a decision has ended is taken up by an appeal, and by nothing else. */
const REOPENED: ReadonlySet<CaseKind> = new Set(['complaint', 'data-request', 'call-back']);

/** What a customer says is looked at within a day. */
export const LOOKED_AT_WITHIN = DAY;

/** Whether a closed case may be taken up again; for ever it may not. */
export const canReopen = (
  { kind, closedAt }: Pick<Case, 'kind' | 'closedAt'>,
  now: Instant,
): boolean =>
  closedAt !== null && REOPENED.has(kind) && now < closedAt + policy.cases.reopenDays * DAY;

/** As it stands when it was taken up again: somebody looks within a day, and there is as long again to resolve it. */
export const reopened = (one: Case, now: Instant): Case => ({
  ...one,
  ...{ closedAt: null, closedBy: null, outcome: null, reason: null },
  nextAt: now + LOOKED_AT_WITHIN,
  resolveBy: Math.max(one.resolveBy, now + policy.cases.dataRequestDays * DAY),
});
