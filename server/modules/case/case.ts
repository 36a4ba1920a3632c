import type { CaseClock, CaseKind, CaseOutcome } from '#contract/cases.ts';
import type { Instant } from '#kernel/time.ts';

/** Something that a customer has asked of us, or that we have promised them, and how far it is. */
export type Case = {
  readonly id: string;
  readonly number: string;
  readonly kind: CaseKind;
  readonly about: string;
  readonly userId: string | null;
  readonly bookingId: string | null;
  readonly karigarId: number | null;
  readonly leadId: string | null;
  readonly topic: string | null;
  readonly said: string;
  readonly openedAt: Instant;
  readonly openedBy: string;
  readonly ownerId: string | null;
  readonly nextStep: string | null;
  readonly nextAt: Instant | null;
  readonly acknowledgeBy: Instant | null;
  readonly acknowledgedAt: Instant | null;
  readonly resolveBy: Instant;
  readonly escalatedAt: Instant | null;
  readonly closedAt: Instant | null;
  readonly closedBy: string | null;
  readonly outcome: CaseOutcome | null;
  readonly reason: string | null;
  /** The clock about which operations were last told. */
  readonly alarm: string | null;
  readonly version: number;
};

/** Kinds whose own alarm stands in the inbox as long as they are open. */
const OWN_ALARM: ReadonlySet<CaseKind> = new Set(['dispute', 'safety-exit', 'call-back']);
export const hasOwnAlarm = (kind: CaseKind): kind is 'dispute' | 'safety-exit' | 'call-back' =>
  OWN_ALARM.has(kind);

/** Kinds that end by a decision of their own noun and never by hand before it. */
export const endsByDecision = (kind: CaseKind): boolean =>
  kind === 'dispute' || kind === 'safety-exit';

/**
 * The customer who is told of a case. A safety exit names none: the customer must not hear who left, because others of the crew
 * may still be in their home.
 */
export const customerOf = ({
  kind,
  about,
  bookingId,
  userId,
}: Pick<Case, 'kind' | 'about' | 'bookingId' | 'userId'>): string | null =>
  kind === 'safety-exit' && about !== bookingId ? null : userId;

/** The letter in front of the number says what it is. */
export const LETTERS: { readonly [Kind in CaseKind]: string } = {
  complaint: 'C',
  dispute: 'D',
  'safety-exit': 'S',
  'call-back': 'L',
  'data-request': 'P',
};

export type Clock = { readonly what: CaseClock; readonly at: Instant };
