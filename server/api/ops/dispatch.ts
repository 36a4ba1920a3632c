import { readDispatch } from '#contract/ops/read-dispatch.ts';
import * as views from '#server/views/dispatch.ts';
import { answer } from '../http/mount-routes.ts';

/** Why this Karigar. */
export const answerReadDispatch = answer(readDispatch, ({ id, language }, { db }) =>
  views.readDispatch(db, id, language),
);
