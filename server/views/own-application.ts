import type { readMe } from '#contract/applicant/read-me.ts';
import type { ApplicationState } from '#contract/application.ts';
import type { DocumentKind } from '#contract/fields/application.ts';
import type { OutputOf } from '#contract/operation.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { type ApplicationForm, applicationSeal } from '#server/modules/karigar/applying.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { unseal } from '#server/platform/secrets/seal.ts';

export type OwnApplication = NonNullable<OutputOf<typeof readMe>['application']>;

/** The address at which its owner and operations find a picture of a document. */
export const DOCUMENTS = '/api/karigar/documents';

type DocumentRow = {
  id: string;
  kind: DocumentKind;
  state: 'sent' | 'accepted' | 'returned';
  reason: string | null;
  sentAt: Instant;
};

const documentsOf = statement<[string], DocumentRow>({
  name: 'own-documents',
  text: `select id, kind, state, reason, sent_at as "sentAt" from karigar_documents where user_id = $1 order by sent_at`,
});

export const listDocumentViews = async (
  db: Database,
  userId: string,
): Promise<OwnApplication['documents']> =>
  (await documentsOf.run(db, [userId])).map(({ id, sentAt, ...one }) => ({
    ...one,
    address: `${DOCUMENTS}/${id}`,
    sentAt: toIndiaIso(sentAt),
  }));

const applicationOf = statement<
  [string],
  { state: ApplicationState; reason: string | null; sealed: Buffer }
>({
  name: 'own-application',
  text: 'select state, reason, sealed from karigar_applications where user_id = $1',
});
const stepsOf = statement<
  [string],
  { state: ApplicationState; reason: string | null; at: Instant }
>({
  name: 'own-application-steps',
  text: 'select state, reason, at from karigar_application_steps where user_id = $1 order by id',
});

/** The applicant's application with everything that they were told of it. */
export async function findApplication(
  db: Database,
  keys: Keys,
  userId: string,
): Promise<OwnApplication | null> {
  const row = await applicationOf.first(db, [userId]);
  if (!row) return null;
  const { state, reason, sealed } = row;
  return {
    state,
    reason,
    form: openForm(keys, userId, sealed) ?? null,
    documents: await listDocumentViews(db, userId),
    steps: (await stepsOf.run(db, [userId])).map((step) => ({ ...step, at: toIndiaIso(step.at) })),
  };
}

/** Nothing where it cannot be opened: one damaged row takes nothing else with it. */
export const openForm = (keys: Keys, userId: string, sealed: Buffer): ApplicationForm | undefined =>
  unseal(keys, sealed, applicationSeal(userId));
