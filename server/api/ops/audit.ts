import { listAudit } from '#contract/ops/list-audit.ts';
import { accept } from '#kernel/outcome.ts';
import * as views from '#server/views/audit.ts';
import { answer } from '../http/mount-routes.ts';

/** Answers of the audit log. */
export const answerListAudit = answer(listAudit, async (input, { db }) =>
  accept(await views.listAudit(db, input)),
);
