import type { requestContactCode as promise } from '#contract/customer/request-contact-code.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { Caller } from '#server/modules/identity/caller.ts';
import { isFresh } from '#server/modules/identity/confirming.ts';
import type { Person } from '#server/modules/identity/person.ts';
import { decideEdit } from '#server/modules/identity/profile-lock.ts';
import { findJoinables } from '#server/modules/identity/proving-store.ts';
import { canBeReached } from '#server/modules/identity/reachable.ts';
import { countAttempts } from '#server/modules/identity/throttle-store.ts';
import {
  codeBuckets,
  decideAttempt,
  foreignCodeBuckets,
} from '#server/modules/identity/throttling.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { type CodeDeps, type SentCode, sendCode } from '../steps/identity/send-code.ts';

export type ContactWanted = {
  readonly person: Person;
  readonly contact: { readonly email: string } | { readonly mobile: string };
  readonly browser: string;
  /** When it was last shown who sits there. */
  readonly provenAt: Instant;
};

export type Channels = {
  readonly canText: boolean;
  readonly canMail: boolean;
  readonly messagesStayHere: boolean;
};

/**
 * Proving what the account already has is always possible; changing to something new is an edit of the profile, and waits
 * for its cool-down (ruling R8). That a new address belongs to somebody else is told only to whoever can read its mail.
 */
export async function requestContactCode(
  deps: CodeDeps,
  { person, contact, browser, provenAt }: ContactWanted,
  { address, now }: Pick<Caller, 'address' | 'now'>,
  channels: Channels,
): Promise<Outcome<SentCode, RefusalOf<typeof promise>>> {
  const destination = 'email' in contact ? contact.email : contact.mobile;
  const possible = 'email' in contact ? channels.canMail : channels.canText;
  if (!possible) return refuse('operation-not-allowed');
  if ('mobile' in contact && !canBeReached(contact.mobile, channels))
    return refuse('invalid-phone-number');
  if (!isOwn(person, destination) && !isFresh(provenAt, now)) return refuse('confirmation-needed');
  const edit = isOwn(person, destination)
    ? accept(undefined)
    : decideEdit(person.lastProfileUpdate, now);
  if (!edit.ok) return edit;
  const buckets = (await hasProven(deps.pool, person, destination))
    ? codeBuckets(destination, { address, knownDevice: person.id })
    : foreignCodeBuckets(destination, person.id, address);
  const attempt = decideAttempt(await countAttempts(deps, buckets, now), now);
  if (!attempt.ok) return attempt;
  const { id: userId, language } = person;
  const code = { id: newId(now), purpose: 'contact', destination, userId, browser } as const;
  return sendCode(deps, { code, template: 'contact-code', language, really: true, buckets }, now);
}

/**
 * A person signed in to the account that has proven the contact has tries of their own. A claim proves nothing: a
 * stranger who signs up with the number must not use up its owner's day of codes.
 */
async function hasProven(db: Database, person: Person, destination: string): Promise<boolean> {
  if (!isOwn(person, destination)) return false;
  const [known] = await findJoinables(db, [person.id]);
  return (destination === person.mobile ? known?.mobileProven : known?.emailProven) ?? false;
}

const isOwn = ({ email, mobile }: Person, destination: string): boolean =>
  destination === mobile || destination === email?.toLowerCase();
