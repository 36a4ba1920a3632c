import * as z from 'zod/mini';
import { catalogueProblem } from './fields/catalogue-problem.ts';
import { textByLanguage } from './fields/language.ts';
import { textProblem } from './fields/written-text.ts';
import { SCOPES } from './scopes.ts';

const amount = z.number();
/** An instant: milliseconds since 1970. */
const instant = z.number();
const count = z.number();
const moves = z.object({ moves: z.optional(z.array(z.string())) });
const slot = z.object({ date: z.string(), time: z.string() });
const days = z.object({ dates: z.array(z.string()), time: z.string() });
/** Times at which all of several days can be had. Read with `slotsOffered` or `daysOffered`. */
const alternatives = z.object({
  alternatives: z.optional(z.union([z.array(days), z.array(slot)])),
});
const contact = z.object({ field: z.optional(z.enum(['email', 'mobile'])) });
const held = z.object({ ownerId: z.nullable(z.string()) });

/**
 * Parameters of each refusal beside its name. A flow that says something else does not compile, a test finds an answer that
 * differs, and a screen reads it with `paramsOf`.
 */
export const REFUSAL_PARAMS = {
  // The caller may ask again.
  'too-many-requests': z.object({ retryAfterSeconds: z.number() }),
  'scope-missing': z.object({ scope: z.enum(SCOPES) }),
  'profile-locked': z.object({ until: z.string(), retryAfterSeconds: z.number() }),
  // Times.
  'slot-taken': alternatives,
  'days-taken': alternatives,
  'society-quiet': alternatives,
  'wait-longer': z.object({ until: instant }),
  'not-heard-yet': z.object({ until: instant }),
  'too-early-at-door': z.object({ from: instant }),
  'too-early-to-set-out': z.object({ from: instant }),
  'try-later': z.object({ from: instant }),
  // Money.
  'price-changed': z.object({ pricePaise: amount }),
  'catalogue-contradicts': z.object({ problems: z.array(catalogueProblem) }),
  'text-contradicts': z.object({ problems: z.array(textProblem) }),
  'day-has-visits': z.object({ visits: count }),
  'skill-needed': z.object({ references: z.array(z.string()) }),
  'application-changed': z.object({ version: z.string() }),
  'case-changed': z.object({ version: count }),
  'area-closed': z.object({ fromOn: z.string(), againOn: z.nullable(z.string()) }),
  'area-limit-changed': z.object({ version: count }),
  'zone-changed': z.object({ version: count }),
  'feature-changed': z.object({ version: count }),
  'draft-changed': z.object({ savedAt: z.nullable(z.string()) }),
  'fee-changed': z.object({
    feeFloorPaise: z.optional(amount),
    feePaise: z.optional(amount),
    refundPaise: z.optional(amount),
  }),
  'amount-mismatch': z.object({
    dueNowPaise: z.optional(amount),
    amountPaise: z.optional(amount),
    creditPaise: z.optional(amount),
  }),
  'dues-first': z.object({ duePaise: amount }),
  'pay-by-needed': z.object({ duePaise: amount }),
  'cash-differs': z.object({ duePaise: amount }),
  'fee-too-high': z.object({ most: amount }),
  'refund-too-high': z.object({ most: amount }),
  'too-much-extra': z.object({ most: amount }),
  'more-than-held': z.object({ heldPaise: amount }),
  'more-than-came': z.object({ leftPaise: amount }),
  'reason-needed': z.object({ paidPaise: amount, thenBackPaise: amount }),
  'earlier-month-open': z.object({ month: z.string() }),
  'batch-changed': z.object({ payouts: count, amountPaise: amount }),
  'transfer-changed': z.object({ payablePaise: amount }),
  'payout-changed': z.object({ beforePaise: amount }),
  'refund-changed': z.object({ paidPaise: amount, thenBackPaise: amount }),
  'reference-differs': z.object({ gatewayReference: z.string() }),
  'tax-document-unreadable': z.object({ number: z.string() }),
  'too-little-for-slot': z.object({ duePaise: amount }),
  'bill-too-high': z.object({ line: count }),
  'rate-changed': z.object({ line: count }),
  'picture-needed': z.object({ line: count }),
  'line-unknown': z.object({ line: count }),
  // Moves that are allowed instead.
  'move-not-allowed': moves,
  'not-cancellable': moves,
  'not-reschedulable': moves,
  'no-show-too-early': moves,
  'decision-not-possible': z.object({ possible: z.array(z.string()) }),
  'decided-otherwise': z.object({
    outcome: z.nullable(z.string()),
    refundPaise: z.nullable(amount),
  }),
  // At a visit.
  'try-to-reach': z.object({ left: count }),
  'start-code-wrong': z.object({ triesLeft: count }),
  'crew-code-wrong': z.object({ triesLeft: count }),
  'start-code-good': z.object({ triesLeft: count }),
  'too-far-away': z.object({ meters: count }),
  'safety-exit-late': z.object({ callBy: instant }),
  'visit-under-way': z.object({
    visitId: z.optional(z.string()),
    place: z.optional(z.string()),
  }),
  // A person and their account.
  'email-already-in-use': contact,
  'code-needed': contact,
  'invalid-verification-code': contact,
  'otp-session-expired': contact,
  'account-of-staff': z.object({ count }),
  'bookings-ahead': z.object({ count }),
  'money-under-way': z.object({ count }),
  'outside-served-area': z.object({ place: z.optional(textByLanguage) }),
  // The inbox of operations.
  'inbox-item-closed': z.object({ outcome: z.nullable(z.string()) }),
  'inbox-item-taken': held,
  'inbox-item-not-yours': held,
} as const;

type Declared = typeof REFUSAL_PARAMS;
export type DeclaredParams = { readonly [Code in keyof Declared]: z.infer<Declared[Code]> };

declare module '#kernel/outcome.ts' {
  // The kernel knows the shape of a refusal, and not what any of them is about.
  interface RefusalParams extends DeclaredParams {}
}

type Said = { readonly code: string; readonly params?: unknown };

/** Parameters of a refusal, when it has this code and carries what was promised. */
export function paramsOf<Code extends keyof Declared>(
  refusal: Said | undefined,
  code: Code,
): DeclaredParams[Code] | undefined {
  if (refusal?.code !== code) return undefined;
  const read = REFUSAL_PARAMS[code].safeParse(refusal.params);
  return read.success ? (read.data as DeclaredParams[Code]) : undefined;
}

/** Whether a refusal says what is promised for its name, and nothing where nothing is. */
export function keepsPromise({ code, params }: Said): boolean {
  const declared: Readonly<Record<string, z.ZodMiniType>> = REFUSAL_PARAMS;
  const schema = declared[code];
  return schema ? schema.safeParse(params ?? {}).success : params === undefined;
}

const offeredBy = (refusal: Said | undefined) =>
  (
    paramsOf(refusal, 'slot-taken') ??
    paramsOf(refusal, 'days-taken') ??
    paramsOf(refusal, 'society-quiet')
  )?.alternatives ?? [];

/** Other times, offered instead of one that cannot be had. */
export const slotsOffered = (refusal: Said | undefined): z.infer<typeof slot>[] =>
  offeredBy(refusal).filter((one) => 'date' in one);

/** The same for several days together. */
export const daysOffered = (refusal: Said | undefined): z.infer<typeof days>[] =>
  offeredBy(refusal).filter((one) => 'dates' in one);
