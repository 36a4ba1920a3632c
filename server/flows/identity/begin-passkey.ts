import type { beginPasskey as promise } from '#contract/applicant/begin-passkey.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { isFresh } from '#server/modules/identity/confirming.ts';
import { listPasskeys } from '#server/modules/identity/passkey-store.ts';
import { newPasskeyChallenge } from '#server/platform/secrets/passkey-challenge.ts';
import { askForPasskey } from '#server/platform/secrets/passkeys.ts';
import { type Enrolling, inSession, type PasskeyDeps } from './steps/challenge-of.ts';

type Options = Awaited<ReturnType<typeof askForPasskey>>;

/** The options with which a browser makes a passkey. */
export async function beginPasskey(
  deps: PasskeyDeps,
  { person, session, provenAt }: Enrolling,
  now: Instant,
): Promise<Outcome<Options, RefusalOf<typeof promise>>> {
  if (!isFresh(provenAt, now)) return refuse('confirmation-needed');
  const name = person.email ?? person.mobile ?? person.fullName ?? person.id;
  const known = await listPasskeys(deps.pool, person.id);
  const challenge = newPasskeyChallenge(deps.keys, inSession(session), now);
  const asked = { challenge, alone: true };
  return accept(await askForPasskey(deps.site, { id: person.id, name }, known, asked));
}
