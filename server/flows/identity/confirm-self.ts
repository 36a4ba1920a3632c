import type { Outcome } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { Channels } from '#server/modules/identity/confirming.ts';
import { recordConfirmed } from '#server/modules/identity/session-store.ts';
import { type Asking, confirmPerson, type NotConfirmed } from '../steps/identity/confirm-person.ts';
import type { CodeDeps } from '../steps/identity/send-code.ts';

/** Notes on the session that its person has confirmed who they are. */
export async function confirmSelf(
  deps: CodeDeps,
  asking: Asking,
  session: Buffer,
  { channels, now }: { readonly channels: Channels; readonly now: Instant },
): Promise<Outcome<void, NotConfirmed>> {
  const confirmed = await confirmPerson(deps, asking, channels, now);
  if (confirmed.ok) await recordConfirmed(deps.pool, session, now);
  return confirmed;
}
