import type { requestOwnCode as promise } from '#contract/customer/request-own-code.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { newId } from '#kernel/ids.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import type { Caller } from '#server/modules/identity/caller.ts';
import { type Channels, wayToConfirm } from '#server/modules/identity/confirming.ts';
import { findOwnWays } from '#server/modules/identity/erasure-store.ts';
import type { Person } from '#server/modules/identity/person.ts';
import { countAttempts } from '#server/modules/identity/throttle-store.ts';
import { codeBuckets, decideAttempt } from '#server/modules/identity/throttling.ts';
import { type CodeDeps, type SentCode, sendCode } from '../steps/identity/send-code.ts';

/** An account without a password: a code sent to a proven contact shows that its owner asks. */
export async function requestOwnCode(
  deps: CodeDeps,
  { person, browser }: { readonly person: Person; readonly browser: string },
  { address, now }: Pick<Caller, 'address' | 'now'>,
  channels: Channels,
): Promise<Outcome<SentCode, RefusalOf<typeof promise>>> {
  const own = await findOwnWays(deps.pool, person.id);
  if (!own) return refuse('operation-not-allowed');
  const way = wayToConfirm({ ...own, hasPassword: own.passwordHash !== null }, channels);
  if (way.by !== 'code') return refuse('operation-not-allowed');
  const buckets = codeBuckets(way.to, { address, knownDevice: person.id });
  const attempt = decideAttempt(await countAttempts(deps, buckets, now), now);
  if (!attempt.ok) return attempt;
  const { id: userId, language } = person;
  const destination = way.to.toLowerCase();
  const code = { id: newId(now), purpose: 'confirm', destination, userId, browser } as const;
  return sendCode(deps, { code, template: 'confirm-code', language, really: true, buckets }, now);
}
