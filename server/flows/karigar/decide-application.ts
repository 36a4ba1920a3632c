import { NEEDED_CHECKS } from '#contract/karigar-checks.ts';
import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { decideApplication as promise } from '#contract/ops/decide-application.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { dateInIndia, type Instant } from '#kernel/time.ts';
import { recordEnrolled } from '#server/modules/availability/membership-store.ts';
import { findKarigarAtWork } from '#server/modules/availability/own-karigar-store.ts';
import { recordKarigarRole } from '#server/modules/identity/role-store.ts';
import {
  type Application,
  findLastStep,
  findVersion,
  lockApplication,
  recordStep,
} from '#server/modules/karigar/application-store.ts';
import {
  type ApplicationState,
  decideDecision,
  isDecided,
} from '#server/modules/karigar/applying.ts';
import { listValidChecks } from '#server/modules/karigar/check-store.ts';
import {
  listDocuments,
  recordAccepted,
  recordReturned,
} from '#server/modules/karigar/document-store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';

type Asked = InputOf<typeof promise> & { readonly decidedBy: string };
type Decided = { readonly state: ApplicationState; readonly karigarId: number | null };

/** A new Karigar sets out from home, and goes as far as most do, until they say otherwise. */
const FIRST_REACH_MINUTES = 45;

/** An operator decides, and says why in words that the applicant reads. Activating puts the applicant on the roster. */
export const decideApplication = (
  { pool, keys }: { readonly pool: Pool; readonly keys: Keys },
  input: Asked,
  now: Instant,
): Promise<Outcome<Decided, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const { applicantId: userId, decision, reason, documents, decidedBy, seen } = input;
    const application = await lockApplication(db, keys, userId);
    if (!application) return refuse('application-not-found');
    if (decidedBy === userId) return refuse('own-account');
    if (await isRepeated(db, input)) {
      const known = decision === 'activate' ? await findKarigarAtWork(db, userId) : undefined;
      return accept({ state: application.state, karigarId: known ?? null });
    }
    const version = await findVersion(db, userId);
    if (seen !== undefined && seen !== version) return refuse('application-changed', { version });
    const next = decideDecision(application.state, decision);
    if (!next.ok) return next;
    const state = next.value;
    if (decision === 'activate' && !(await isChecked(db, userId, now)))
      return refuse('checks-missing');
    await recordStep(db, { userId, state, reason, decidedBy }, now);
    if (decision === 'return') await recordReturned(db, userId, documents, reason);
    if (decision === 'check') await recordAccepted(db, userId);
    const karigarId = decision === 'activate' ? await activate(db, application) : null;
    const data = karigarId === null ? { state } : { state, karigarId };
    await recordEvent(db, userId, 'KarigarDecided', now, `ops:${decidedBy}`, data);
    return accept({ state, karigarId });
  });

/** Its answer did not arrive and it is sent again: nothing is decided twice, and nobody is told twice. */
async function isRepeated(db: Database, asked: Asked): Promise<boolean> {
  if (!isDecided(await findLastStep(db, asked.applicantId), asked)) return false;
  const shown = await listDocuments(db, asked.applicantId);
  return asked.documents.every((kind) =>
    shown.some((one) => one.kind === kind && one.state === 'returned'),
  );
}

async function isChecked(db: Database, userId: string, now: Instant): Promise<boolean> {
  const valid = await listValidChecks(db, userId, dateInIndia(now));
  return NEEDED_CHECKS.every((kind) => valid.has(kind));
}

async function activate(db: Database, { userId, form }: Application): Promise<number> {
  await recordKarigarRole(db, userId);
  const { fullName: name, serviceIds, address } = form;
  return recordEnrolled(db, {
    userId,
    name,
    homePincode: address.pincode,
    reachMinutes: FIRST_REACH_MINUTES,
    serviceIds: [...new Set(serviceIds)],
  });
}
