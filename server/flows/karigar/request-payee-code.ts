import type { requestPayeeCode as promise } from '#contract/applicant/request-payee-code.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { newId } from '#kernel/ids.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { findKarigarAtWork } from '#server/modules/availability/own-karigar-store.ts';
import type { Caller } from '#server/modules/identity/caller.ts';
import { type Channels, isFresh } from '#server/modules/identity/confirming.ts';
import { findOwnWays } from '#server/modules/identity/erasure-store.ts';
import type { Person } from '#server/modules/identity/person.ts';
import { canBeReached } from '#server/modules/identity/reachable.ts';
import { countAttempts } from '#server/modules/identity/throttle-store.ts';
import { codeBuckets, decideAttempt } from '#server/modules/identity/throttling.ts';
import { type CodeDeps, type SentCode, sendCode } from '../steps/identity/send-code.ts';

export type PayeeCodeWanted = {
  readonly person: Person;
  readonly browser: string;
  /** When it was last shown who sits there. */
  readonly provenAt: Instant;
};

/**
 * Sends a code to the Karigar's proven mobile: a password or an unlocked telephone alone does not move their pay
 * elsewhere. A Karigar with a password has shown it a moment ago, or has just signed in; for one without, this code is
 * what a sign-in would ask for.
 */
export async function requestPayeeCode(
  deps: CodeDeps,
  { person, browser, provenAt }: PayeeCodeWanted,
  { address, now }: Pick<Caller, 'address' | 'now'>,
  channels: Channels,
): Promise<Outcome<SentCode, RefusalOf<typeof promise>>> {
  const { id: userId, language } = person;
  if ((await findKarigarAtWork(deps.pool, userId)) === undefined) return refuse('not-on-roster');
  const own = await findOwnWays(deps.pool, userId);
  const mobile = own?.provenMobile;
  if (!mobile || !channels.canText || !canBeReached(mobile, channels))
    return refuse('operation-not-allowed');
  if (own.passwordHash !== null && !isFresh(provenAt, now)) return refuse('confirmation-needed');
  const buckets = codeBuckets(mobile, { address, knownDevice: userId });
  const attempt = decideAttempt(await countAttempts(deps, buckets, now), now);
  if (!attempt.ok) return attempt;
  const code = { id: newId(now), purpose: 'payee', destination: mobile, userId, browser } as const;
  return sendCode(deps, { code, template: 'payee-code', language, really: true, buckets }, now);
}
