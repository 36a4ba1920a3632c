import { listSecurityEvents as promise } from '#contract/ops/list-security-events.ts';
import { accept } from '#kernel/outcome.ts';
import { listSecurityEvents } from '#server/views/security-events.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

export const answerListSecurityEvents: Answer = answer(promise, async (input, { db }) =>
  accept(await listSecurityEvents(db, input)),
);
