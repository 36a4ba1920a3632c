import type { InputOf, OutputOf } from '#contract/operation.ts';
import type { listApplications as promise } from '#contract/ops/list-applications.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { ApplicationForm } from '#server/modules/karigar/applying.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { listDocumentViews, openForm } from './own-application.ts';

type Listed = OutputOf<typeof promise>;
type Row = {
  applicantId: string;
  state: Listed['applications'][number]['state'];
  mobile: string | null;
  sealed: Buffer;
  changedAt: Instant;
};

const MOST = 50;

const listed = (name: string, order: 'asc' | 'desc') =>
  statement<[string, number], Row>({
    name,
    text: `select a.user_id as "applicantId", a.state, u.mobile, a.sealed, a.changed_at as "changedAt"
      from karigar_applications a join users u on u.id = a.user_id
      where a.state = $1 order by a.changed_at ${order} limit $2`,
  });
const waiting = listed('ops-applications', 'asc');
const decided = listed('ops-applications-decided', 'desc');
const IS_DECIDED: ReadonlySet<string> = new Set(['active', 'refused', 'left']);

const counted = statement<[], Listed['counts'][number]>({
  name: 'ops-applications-counted',
  text: 'select state, count(*)::integer as count from karigar_applications group by state',
});

/** The applicants who wait for us, longest first; those who wait for nobody, the latest first. */
export async function listApplications(
  { db, keys }: { readonly db: Database; readonly keys: Keys },
  { state }: InputOf<typeof promise>,
): Promise<Listed> {
  const counts = await counted.run(db, []);
  const rows = await (IS_DECIDED.has(state) ? decided : waiting).run(db, [state, MOST]);
  const applications = await Promise.all(
    rows.map(async ({ sealed, changedAt, mobile, ...row }) => ({
      ...row,
      ...outlineOf(openForm(keys, row.applicantId, sealed)),
      mobile: shownTo('operations', 'karigar.mobile', mobile),
      documents: await listDocumentViews(db, row.applicantId),
      changedAt: toIndiaIso(changedAt),
    })),
  );
  return { counts, applications };
}

/** Enough to tell applicants apart. */
export const outlineOf = (form: ApplicationForm | undefined) => ({
  name: shownTo('operations', 'karigar.name', form?.fullName ?? null),
  serviceIds: form?.serviceIds ?? [],
  pincode: shownTo('operations', 'karigar.home', form?.address ?? null)?.pincode ?? null,
});
