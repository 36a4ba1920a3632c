import { readSignInMethods } from '#contract/public/read-sign-in-methods.ts';
import { accept } from '#kernel/outcome.ts';
import { answer } from '../http/mount-routes.ts';
import { messagesOf } from '../messages-of.ts';

export const answerReadSignInMethods = answer(readSignInMethods, (_input, { world }) =>
  accept({
    mobileCode: messagesOf(world).canText,
    social: [...world.social.keys()],
    customToken: world.idTokens !== undefined,
    captchaAtSignUp: world.captchaAtSignUp ?? false,
  }),
);
