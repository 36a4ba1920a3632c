import type { Operation } from '#contract/operation.ts';
import type { World } from '#server/app-context.ts';

/** Facts noted while an answer is made, for a later inquiry into what happened. */
export type Told = {
  /** The refusal, if it was one. */
  code?: string;
  userId?: string;
  /** The account that was tried: an address or a number, of which only a keyed fingerprint is kept. */
  tried?: string;
};

/** The security kind of each operation that concerns an account or a sign-in. */
const KINDS: Readonly<Record<string, string>> = {
  ...of('sign-in', ['signIn', 'confirmSignInCode', 'exchangeIdToken', 'signInWithCustomToken']),
  ...of('sign-in', ['signInByPasskey']),
  ...of('sign-up', ['signUp']),
  ...of('sign-in-of-operations', ['openStaffSession', 'showSecondFactor', 'endStaffSession']),
  ...of('second-factor', ['addSecondFactor', 'beginSecondFactor']),
  ...of('second-factor', ['removeSecondFactor', 'makeRecoveryCodes']),
  ...of('sign-out', ['signOut', 'endSession', 'signOutEverywhere']),
  ...of('code', ['requestSignInCode', 'requestReset', 'requestContactCode', 'requestOwnCode']),
  ...of('code', ['requestJoinCode', 'requestPayeeCode', 'verifyResetCode']),
  ...of('contact-change', ['confirmContactCode', 'updateProfile', 'claimMobile']),
  ...of('contact-change', ['undoContactChange']),
  ...of('password-change', ['changePassword', 'resetPassword']),
  ...of('confirmation', ['confirmSelf']),
  ...of('account', ['deleteAccount', 'downloadData', 'confirmJoinCode', 'joinByPassword']),
  ...of('account', ['reportLostPhone']),
  ...of('payee-change', ['changePayee', 'undoPayeeChange', 'requestPayout']),
  ...of('passkey-change', ['addPasskey', 'removePasskey']),
  ...of('calendar-link', ['makeCalendarLink', 'endCalendarLink']),
};

function of(kind: string, operations: readonly string[]): Record<string, string> {
  return Object.fromEntries(operations.map((one) => [one, kind]));
}

/** These refusals are recorded for every operation. */
const KINDS_OF_REFUSALS: Readonly<Record<string, string>> = {
  'not-allowed': 'refused-by-role',
  'second-factor-again': 'refused-by-role',
  'origin-not-allowed': 'foreign-origin',
  'captcha-check-failed': 'captcha-failed',
};

/** Said by a screen every few seconds while it is open: among the acts of operations they would hide all others. */
const SIGNS_OF_PRESENCE: ReadonlySet<string> = new Set(['watchCase', 'watchFile']);

/** The names that an answer's security event has, if it is one. */
export function securityKind(
  { name, audience, method }: Operation,
  { code }: Told,
): string | undefined {
  const refusal = code && KINDS_OF_REFUSALS[code];
  if (refusal) return refusal;
  const kind = KINDS[name];
  if (kind !== undefined) return code === 'too-many-requests' ? 'locked' : kind;
  const isAct = audience === 'ops' && method !== 'GET' && !SIGNS_OF_PRESENCE.has(name);
  return isAct ? 'act-of-operations' : undefined;
}

type Answered = {
  readonly told: Told;
  readonly requestId: string;
  readonly caller: { readonly address: string };
  readonly world: Pick<World, 'security' | 'now'>;
};

/** Notes it where somebody looks later; nobody waits for it. */
export function noteSecurity(
  operation: Operation,
  status: number,
  { told, requestId, caller, world }: Answered,
): void {
  if (!world.security) return;
  const kind = securityKind(operation, told);
  if (kind === undefined || status >= 500) return;
  world.security.note({
    ...{ kind, operation: operation.name, result: told.code ?? 'accepted', requestId },
    ...{ userId: told.userId, tried: told.tried, address: caller.address, at: world.now() },
  });
}

/** Keeps who asks, and whom the input names by whichever of these it has. */
export function hearInput(
  { told, ...context }: { readonly told: Told; readonly person?: { readonly id: string } },
  input: unknown,
): void {
  const named = input as Readonly<Record<string, unknown>> | null;
  const value = named?.identifier ?? named?.email ?? named?.mobile;
  if (typeof value === 'string') told.tried = value.trim().toLowerCase();
  if (context.person) told.userId = context.person.id;
}

/** Keeps who was let in, and hands the value on. */
export function hearValue({ told }: { readonly told: Told }, value: unknown): unknown {
  const { user } = (value ?? {}) as { readonly user?: { readonly uid?: string } | null };
  if (user?.uid) told.userId ??= user.uid;
  return value;
}
