import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { seal, unseal } from '#server/platform/secrets/seal.ts';
import {
  type ApplicationForm,
  type ApplicationState,
  applicationSeal,
  type LastStep,
} from './applying.ts';

export type Application = {
  readonly userId: string;
  readonly state: ApplicationState;
  readonly form: ApplicationForm;
};

type Row = { userId: string; state: ApplicationState; sealed: Buffer };

const lock = statement<[string], Row>({
  name: 'karigar-lock-application',
  text: `select user_id as "userId", state, sealed from karigar_applications where user_id = $1 for update`,
});

export async function lockApplication(
  db: Database,
  keys: Keys,
  userId: string,
): Promise<Application | undefined> {
  const row = await lock.first(db, [userId]);
  if (!row) return undefined;
  return { userId, state: row.state, form: openForm(keys, userId, row.sealed) };
}

/** A form that cannot be decrypted is a fault: its secret was removed from the configuration. */
function openForm(keys: Keys, userId: string, sealed: Buffer): ApplicationForm {
  const form = unseal<ApplicationForm>(keys, sealed, applicationSeal(userId));
  if (!form)
    throw new Error('An application cannot be decrypted with any of the configured secrets');
  return form;
}

const upsert = statement<[string, string, Buffer, Date]>({
  name: 'karigar-record-application',
  text: `insert into karigar_applications (user_id, state, sealed, changed_at) values ($1, $2, $3, $4)
    on conflict (user_id) do update set state = $2, sealed = $3, changed_at = $4, reason = null`,
});

export const recordApplication = (
  db: Database,
  keys: Keys,
  { userId, state, form }: Application,
  now: Instant,
): Promise<unknown> =>
  upsert.run(db, [userId, state, seal(keys, form, applicationSeal(userId)), new Date(now)]);

const selectVersion = statement<[string], { version: string }>({
  name: 'karigar-application-version',
  text: 'select application_version($1) as version',
});

/** Read after the lock: the statement that waits for it still sees the steps as they were before. */
export const findVersion = async (db: Database, userId: string): Promise<string> =>
  (await selectVersion.first(db, [userId]))?.version ?? '';

const selectLastStep = statement<[string], LastStep>({
  name: 'karigar-last-application-step',
  text: `select state, reason, decided_by as "decidedBy" from karigar_application_steps
    where user_id = $1 order by id desc limit 1`,
});

export const findLastStep = (db: Database, userId: string): Promise<LastStep | undefined> =>
  selectLastStep.first(db, [userId]);

export type Step = {
  readonly userId: string;
  readonly state: ApplicationState;
  readonly reason: string | null;
  readonly decidedBy: string | null;
};

const setState = statement<[string, string, string | null, Date]>({
  name: 'karigar-record-application-state',
  text: `update karigar_applications set state = $2, reason = $3, changed_at = $4 where user_id = $1`,
});
const addStep = statement<[string, string, string | null, Date, string | null]>({
  name: 'karigar-record-application-step',
  text: `insert into karigar_application_steps (user_id, state, reason, at, decided_by) values ($1, $2, $3, $4, $5)`,
});

export async function recordStep(db: Database, step: Step, now: Instant): Promise<void> {
  const { userId, state, reason, decidedBy } = step;
  await setState.run(db, [userId, state, reason, new Date(now)]);
  await addStep.run(db, [userId, state, reason, new Date(now), decidedBy]);
}

const eraseSteps = statement<[string]>({
  name: 'karigar-erase-steps',
  text: 'delete from karigar_application_steps where user_id = $1',
});
const eraseJudgements = statement<[string]>({
  name: 'karigar-erase-judgements',
  text: 'update karigar_application_steps set decided_by = null where decided_by = $1',
});
const eraseDocuments = statement<[string]>({
  name: 'karigar-erase-documents',
  text: 'delete from karigar_documents where user_id = $1',
});
const clearForm = statement<[string]>({
  name: 'karigar-erase-application',
  text: 'delete from karigar_applications where user_id = $1',
});

/** Deletes everything that the applicant has shown or said. */
export async function eraseApplicationOf(db: Database, userId: string): Promise<void> {
  await eraseSteps.run(db, [userId]);
  await eraseJudgements.run(db, [userId]);
  await eraseDocuments.run(db, [userId]);
  await clearForm.run(db, [userId]);
}
