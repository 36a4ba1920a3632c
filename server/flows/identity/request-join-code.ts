import type { requestJoinCode as promise } from '#contract/customer/request-join-code.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { newId } from '#kernel/ids.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import { findAccounts } from '#server/modules/identity/account-store.ts';
import type { Caller } from '#server/modules/identity/caller.ts';
import { decideJoin } from '#server/modules/identity/joining.ts';
import type { Person } from '#server/modules/identity/person.ts';
import { findJoinables } from '#server/modules/identity/proving-store.ts';
import { countAttempts } from '#server/modules/identity/throttle-store.ts';
import { decideAttempt, foreignCodeBuckets } from '#server/modules/identity/throttling.ts';
import { type CodeDeps, type SentCode, sendCode } from '../steps/identity/send-code.ts';

/**
 * The person names the address; that it belongs to an account which claims their mobile is not told, only used:
 * otherwise everybody who has a mobile would learn the addresses of those who typed it.
 */
export async function requestJoinCode(
  deps: CodeDeps,
  wanted: {
    readonly person: Person;
    readonly email: string;
    readonly browser: string;
    readonly canMail: boolean;
  },
  { address, now }: Pick<Caller, 'address' | 'now'>,
): Promise<Outcome<SentCode, RefusalOf<typeof promise>>> {
  const { person, email, browser, canMail } = wanted;
  if (!canMail) return refuse('operation-not-allowed');
  if (person.mobile === null || person.email !== null) return refuse('nothing-to-join');
  const db = deps.pool;
  const buckets = foreignCodeBuckets(email, person.id, address);
  const attempt = decideAttempt(await countAttempts(deps, buckets, now), now);
  if (!attempt.ok) return attempt;
  const [account] = await findAccounts(db, { kind: 'email', value: email });
  const [mine, claiming] = await findJoinables(db, [person.id, account?.id ?? person.id]);
  const really = mine !== undefined && claiming !== undefined && decideJoin(mine, claiming).ok;
  const userId = really ? claiming.id : null;
  const code = { id: newId(now), purpose: 'join', destination: email, userId, browser } as const;
  const { language } = account ?? person;
  return sendCode(deps, { code, template: 'join-code', language, really, buckets }, now);
}
