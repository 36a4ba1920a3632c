import { useEffect, useState } from 'react';
import {
  readSignInMethods,
  SOCIAL_PROVIDERS,
  type SocialProvider,
} from '#contract/public/read-sign-in-methods.ts';
import { call } from '../api/call.ts';

/** A modal waits so long for the answer, so that it does not change its height when it comes. */
const PATIENCE_MS = 800;
let known: readonly SocialProvider[] | undefined;
let asked: Promise<void> | undefined;

/** Asks once in the life of a page which sign-in companies are configured. */
export function askForProviders(): Promise<void> {
  asked ??= call(readSignInMethods, {}).then((methods) => {
    // Without an answer all are shown: one that is off says so when it is pressed.
    if (methods.ok) known = SOCIAL_PROVIDERS.filter((one) => methods.value.social.includes(one));
    else asked = undefined;
  });
  return asked;
}

export const waitForProviders = (): Promise<void> =>
  Promise.race([askForProviders(), new Promise<void>((resume) => setTimeout(resume, PATIENCE_MS))]);

/** Nothing until it is known. */
export function useProviders(): readonly SocialProvider[] | undefined {
  const [providers, setProviders] = useState(known);
  useEffect(() => {
    if (!providers) void askForProviders().then(() => setProviders(known ?? SOCIAL_PROVIDERS));
  }, [providers]);
  return providers;
}
