import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { recordCodeUsed } from '#server/modules/identity/code-store.ts';
import { type Channels, isFresh, wayToConfirm } from '#server/modules/identity/confirming.ts';
import { findOwnWays } from '#server/modules/identity/erasure-store.ts';
import { composePassword } from '#server/modules/identity/password.ts';
import type { Person } from '#server/modules/identity/person.ts';
import { countAttempts } from '#server/modules/identity/throttle-store.ts';
import { confirmBuckets, decideAttempt } from '#server/modules/identity/throttling.ts';
import { verifySecret } from '#server/platform/secrets/argon2id.ts';
import type { CodeDeps } from './send-code.ts';
import { tryCode } from './try-code.ts';

/** The person who asks, and the proof they show. */
export type Asking = {
  readonly person: Person;
  readonly sessionBeganAt: Instant;
  readonly browser: string | undefined;
  readonly shown: {
    readonly password?: string | undefined;
    readonly challengeId?: string | undefined;
    readonly code?: string | undefined;
  };
};

export type NotConfirmed =
  | 'confirmation-needed'
  | 'sign-in-again'
  | 'wrong-password'
  | 'invalid-verification-code'
  | 'otp-session-expired'
  | 'too-many-requests';

/** An open session shows only that the browser was theirs; before some actions people confirm who they are. */
export async function confirmPerson(
  deps: CodeDeps,
  { person, sessionBeganAt, browser, shown }: Asking,
  channels: Channels,
  now: Instant,
): Promise<Outcome<void, NotConfirmed>> {
  const own = await findOwnWays(deps.pool, person.id);
  if (!own) return refuse('sign-in-again');
  const { passwordHash } = own;
  const { by } = wayToConfirm({ ...own, hasPassword: passwordHash !== null }, channels);
  if (by === 'sign-in')
    return isFresh(sessionBeganAt, now) ? accept(undefined) : refuse('sign-in-again');
  if (by === 'code') return confirmByCode(deps, person, { ...shown, browser }, now);
  if (shown.password === undefined || passwordHash === null) return refuse('confirmation-needed');
  const counted = await countAttempts(deps, confirmBuckets(person.id), now);
  const attempt = decideAttempt(counted, now);
  if (!attempt.ok) return attempt;
  const right = await verifySecret(composePassword(shown.password), passwordHash);
  return right ? accept(undefined) : refuse('wrong-password');
}

async function confirmByCode(
  { pool, keys }: CodeDeps,
  person: Person,
  { challengeId, code, browser }: Asking['shown'] & Pick<Asking, 'browser'>,
  now: Instant,
): Promise<Outcome<void, NotConfirmed>> {
  if (challengeId === undefined || code === undefined) return refuse('confirmation-needed');
  const tried = await tryCode({ db: pool, keys }, { challengeId, code, browser }, 'confirm', now);
  if (!tried.ok) return tried;
  const { id, userId } = tried.value;
  // Used up by being right: what is then refused for another reason is confirmed by another code.
  const used = userId === person.id && (await recordCodeUsed(pool, id, now));
  return used ? accept(undefined) : refuse('otp-session-expired');
}
