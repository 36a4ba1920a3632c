import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { recordApplicantCheck as promise } from '#contract/ops/record-applicant-check.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { lockApplication } from '#server/modules/karigar/application-store.ts';
import { isOver } from '#server/modules/karigar/applying.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { writeCheckDown } from './steps/write-check-down.ts';

type Asked = InputOf<typeof promise> & { readonly by: string };

/** A check of somebody who wants to work with us, before they do; whoever was refused is checked no more. */
export const recordApplicantCheck = (
  { pool, keys }: { readonly pool: Pool; readonly keys: Keys },
  { applicantId: userId, ...check }: Asked,
  now: Instant,
): Promise<Outcome<{ recorded: true }, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const application = await lockApplication(db, keys, userId);
    if (!application) return refuse('application-not-found');
    if (isOver(application.state)) return refuse('application-ended');
    return writeCheckDown(db, { ...check, userId }, now);
  });
