import {
  APPLICATION_DECISIONS,
  type ApplicationDecision,
  type ApplicationState,
} from '#contract/application.ts';
import {
  type ApplicationForm,
  DOCUMENTS_NEEDED,
  type DocumentKind,
} from '#contract/fields/application.ts';
import { policy } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { dateInIndia, type Instant, type LocalDate } from '#kernel/time.ts';

export type { ApplicationForm, ApplicationState, DocumentKind };

/** Under which what somebody has said is sealed: as another's it does not open. */
export const applicationSeal = (userId: string): string => `karigar-application ${userId}`;

/** Under which a picture is sealed: of another person, or under another name, it does not open. */
export const documentSeal = (userId: string, id: string): string =>
  `karigar-document ${userId} ${id}`;

export type ShownDocument = {
  readonly kind: DocumentKind;
  readonly state: 'sent' | 'accepted' | 'returned';
};

/**
 * Applicants may correct what they said until their documents are looked at; one who was refused or has left may try
 * again.
 */
export function decideApplying(
  form: ApplicationForm,
  state: ApplicationState | undefined,
  now: Instant,
): Outcome<void, 'application-closed' | 'too-young' | 'payee-missing'> {
  if (state && !IS_OPEN.has(state) && !MAY_BEGIN_ANEW.has(state))
    return refuse('application-closed');
  if (ageOn(dateInIndia(now), form.bornOn) < policy.minimumAge.account) return refuse('too-young');
  // One way to be paid is enough; half of a bank account is none.
  const hasBank = form.bankAccount !== undefined && form.ifsc !== undefined;
  return form.upiAddress !== undefined || hasBank ? accept(undefined) : refuse('payee-missing');
}

/** Documents are shown by whoever has applied; while they are looked at none is exchanged, but one that need not be may follow. */
export function decideShowing(
  state: ApplicationState | undefined,
  kind: DocumentKind,
  shown: readonly ShownDocument[],
): Outcome<void, 'apply-first' | 'application-closed'> {
  if (!state || MAY_BEGIN_ANEW.has(state)) return refuse('apply-first');
  const follows = state === 'documents' && !shown.some((one) => one.kind === kind);
  return IS_OPEN.has(state) || follows ? accept(undefined) : refuse('application-closed');
}

const IS_OPEN: ReadonlySet<ApplicationState> = new Set(['applied']);
const MAY_BEGIN_ANEW: ReadonlySet<ApplicationState> = new Set(['refused', 'left']);

/** It was refused, or they have left: only the applicant can begin anew. */
export const isOver = (state: ApplicationState): boolean => MAY_BEGIN_ANEW.has(state);

/** All documents that are needed are there, and none of them came back. */
export const areComplete = (documents: readonly ShownDocument[]): boolean =>
  DOCUMENTS_NEEDED.every((kind) =>
    documents.some((one) => one.kind === kind && one.state !== 'returned'),
  );

const MOVES: Readonly<
  Record<
    ApplicationDecision,
    { readonly from: readonly ApplicationState[]; readonly to: ApplicationState }
  >
> = {
  check: { from: ['documents'], to: 'checked' },
  return: { from: ['documents', 'checked'], to: 'applied' },
  activate: { from: ['checked'], to: 'active' },
  refuse: { from: ['applied', 'documents', 'checked'], to: 'refused' },
};

export function decideDecision(
  state: ApplicationState,
  decision: ApplicationDecision,
): Outcome<ApplicationState, 'decision-not-possible'> {
  const { from, to } = MOVES[decision];
  return from.includes(state)
    ? accept(to)
    : refuse('decision-not-possible', { possible: decisionsIn(state) });
}

/** Decisions that are possible of an application as it stands. */
export const decisionsIn = (state: ApplicationState): ApplicationDecision[] =>
  APPLICATION_DECISIONS.filter((one) => MOVES[one].from.includes(state));

export type LastStep = {
  readonly state: ApplicationState;
  readonly reason: string | null;
  readonly decidedBy: string | null;
};

/** Whether the same person has decided just this already, and did not hear of it. */
export const isDecided = (
  last: LastStep | undefined,
  {
    decision,
    reason,
    decidedBy,
  }: {
    readonly decision: ApplicationDecision;
    readonly reason: string;
    readonly decidedBy: string;
  },
): boolean =>
  last?.state === MOVES[decision].to && last.reason === reason && last.decidedBy === decidedBy;

function ageOn(today: LocalDate, bornOn: LocalDate): number {
  const years = Number(today.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return today.slice(5) < bornOn.slice(5) ? years - 1 : years;
}
