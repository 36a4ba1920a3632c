import { readPushKey } from '#contract/public/read-push-key.ts';
import { accept } from '#kernel/outcome.ts';
import { answer } from '../http/mount-routes.ts';

export const answerReadPushKey = answer(readPushKey, (_input, { world }) =>
  accept({ publicKey: world.messenger.pushKey }),
);
