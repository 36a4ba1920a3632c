import { addSecondFactor } from '#contract/public/add-second-factor.ts';
import { beginSecondFactor } from '#contract/public/begin-second-factor.ts';
import { openStaffSession } from '#contract/public/open-staff-session.ts';
import { totpCodeAt } from '#server/platform/secrets/totp.ts';
import { cast, DEMO_PASSWORD } from '#testing/cast.ts';
import { type Client, createClient } from '#testing/client.ts';

/** Somebody of operations, for the first time: the password, and an authenticator. */
export async function comeIn(base: string, origin: string): Promise<Client> {
  const client = createClient(base, { origin });
  const identifier = cast.meera.email;
  await client.call(openStaffSession, { identifier, password: DEMO_PASSWORD });
  const begun = await client.call(beginSecondFactor, { way: 'totp' });
  const code = totpCodeAt(begun.value?.totp?.secret ?? '', Date.now());
  const added = await client.call(addSecondFactor, { way: 'totp', code });
  if (!added.value) throw new Error(`Nobody of operations came in: ${added.refusal?.code}`);
  return client;
}
