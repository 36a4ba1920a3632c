import { beginPasskeySignIn as beginPromise } from '#contract/public/begin-passkey-sign-in.ts';
import { signInByPasskey as signInPromise } from '#contract/public/sign-in-by-passkey.ts';
import { accept } from '#kernel/outcome.ts';
import { signInByPasskey } from '#server/flows/identity/sign-in-by-passkey.ts';
import { inBrowser } from '#server/flows/identity/steps/challenge-of.ts';
import { newPasskeyChallenge } from '#server/platform/secrets/passkey-challenge.ts';
import { askToShowPasskey } from '#server/platform/secrets/passkeys.ts';
import { knowBrowser, readBrowser } from '../browser-cookie.ts';
import { type Answer, answer } from '../http/mount-routes.ts';
import { passkeyHouse } from '../passkey-site.ts';
import { callerOf, startSession } from '../start-session.ts';

/** The way in by a passkey, for customers and Karigars. */
export const passkeySignInAnswers: readonly Answer[] = [
  answer(beginPromise, async (_input, { world, cookies, now }) => {
    const challenge = newPasskeyChallenge(world.keys, inBrowser(knowBrowser(cookies)), now);
    const asked = await askToShowPasskey(passkeyHouse(world).site, [], challenge);
    return accept({ passkey: asked as unknown as Record<string, unknown> });
  }),
  answer(signInPromise, async (shown, context) => {
    const { world, cookies } = context;
    const browser = readBrowser(cookies);
    const outcome = await signInByPasskey(
      passkeyHouse(world),
      { ...shown, browser },
      callerOf(context),
    );
    return outcome.ok ? accept(startSession(outcome.value, context)) : outcome;
  }),
];
