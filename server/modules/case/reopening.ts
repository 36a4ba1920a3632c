import type { CaseKind } from '#contract/cases.ts';
import { policy } from '#contract/policy.ts';
import { DAY, type Instant } from '#kernel/time.ts';
import type { Case } from './case.ts';

/** Kinds that may be reopened; a case that a decision has ended is taken up by an appeal alone. */
const REOPENED: ReadonlySet<CaseKind> = new Set(['complaint', 'data-request', 'call-back']);

/** Time within which a customer's reply is looked at. */
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
