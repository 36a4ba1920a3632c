import type { sendTraining as promise } from '#contract/applicant/send-training.ts';
import type { InputOf, OutputOf } from '#contract/operation.ts';
import { newId } from '#kernel/ids.ts';
import { dateInIndia, type Instant } from '#kernel/time.ts';
import { lockCertificate, recordCheck } from '#server/modules/karigar/check-store.ts';
import { certificateNumber, wrongParts } from '#server/modules/karigar/training.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';

type Command = InputOf<typeof promise> & { readonly userId: string };

/** Judges the test. Somebody who has passed already keeps the certificate that they have, however they answer now. */
export const sendTraining = (
  pool: Pool,
  { userId, answers }: Command,
  now: Instant,
): Promise<OutputOf<typeof promise>> =>
  transaction(pool, async (db) => {
    const wrong = wrongParts(answers);
    const known = await lockCertificate(db, userId, dateInIndia(now));
    if (known) return { certificate: known, wrong };
    if (wrong.length > 0) return { certificate: null, wrong };
    const id = newId(now);
    const [number, passedOn] = [certificateNumber(id), dateInIndia(now)];
    const check = { id, userId, kind: 'training' as const, number, checkedOn: passedOn };
    await recordCheck(db, { ...check, validUntil: null, by: userId }, now);
    return { certificate: { number, passedOn }, wrong };
  });
