import type { ApplicationState } from '#contract/application.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { readApplication as promise } from '#contract/ops/read-application.ts';
import { type ByLanguage, inEveryLanguage } from '#kernel/languages.ts';
import { dateInIndia, type Instant, toIndiaIso } from '#kernel/time.ts';
import { decisionsIn } from '#server/modules/karigar/applying.ts';
import { stateOfPaper } from '#server/modules/karigar/papers.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { snapshot } from '#server/platform/database/transaction.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { outlineOf } from './applications.ts';
import { LATEST_CHECKS, type LatestCheck } from './latest-checks.ts';
import { listDocumentViews, openForm } from './own-application.ts';

type Application = OutputOf<typeof promise>;

type Row = {
  version: string;
  state: ApplicationState;
  karigarId: number | null;
  mobile: string | null;
  sealed: Buffer;
  checks: LatestCheck[];
  steps: (Omit<Application['steps'][number], 'at'> & { at: Instant })[];
};

const MS = (column: string) => `floor(extract(epoch from ${column}) * 1000)`;

const selectApplication = statement<[string], Row>({
  name: 'ops-application',
  text: `select application_version(a.user_id) as version, a.state, a.sealed, u.mobile, ${LATEST_CHECKS('a.user_id')} as checks,
      (select k.id from karigars k where k.user_id = a.user_id) as "karigarId",
      coalesce((select jsonb_agg(jsonb_build_object('state', s.state, 'reason', s.reason, 'at', ${MS('s.at')},
          'byName', w.full_name) order by s.id)
        from karigar_application_steps s left join users w on w.id = s.decided_by where s.user_id = a.user_id), '[]') as steps
    from karigar_applications a join users u on u.id = a.user_id where a.user_id = $1`,
});

const selectServices = statement<
  [readonly number[]],
  { serviceId: number; names: Partial<ByLanguage<string>> }
>({
  name: 'ops-application-services',
  text: `select distinct on (v.service_id) v.service_id as "serviceId",
      (select jsonb_object_agg(l.key, l.value ->> 'name') from jsonb_each(v.words) l) as names
    from service_versions v where v.service_id = any($1) order by v.service_id, v.version desc`,
});

/** One application with its documents and checks, all as of one moment, so that its version is that of what is shown. */
export const readApplication = (
  { pool, keys }: { readonly pool: Pool; readonly keys: Keys },
  applicantId: string,
  now: Instant,
): Promise<Application | undefined> =>
  snapshot(pool, async (db) => {
    const row = await selectApplication.first(db, [applicantId]);
    if (!row) return undefined;
    const { sealed, mobile, steps, checks, ...rest } = row;
    const { serviceIds, ...outline } = outlineOf(openForm(keys, applicantId, sealed));
    const documents = await listDocumentViews(db, applicantId);
    const today = dateInIndia(now);
    const judged = checks.map((one) => ({ ...one, state: stateOfPaper(one.validUntil, today) }));
    return {
      ...{ applicantId, ...rest, ...outline, documents, checks: judged },
      mobile: shownTo('operations', 'karigar.mobile', mobile),
      services: await servicesOf(db, serviceIds),
      steps: steps.map((step) => ({ ...step, at: toIndiaIso(step.at) })),
      possible: decisionsIn(row.state),
      markedChecked: isMarked(judged, documents),
    };
  });

const servicesOf = async (db: Database, ids: readonly number[]) =>
  (await selectServices.run(db, [ids])).map(({ serviceId, names }) => ({
    serviceId,
    name: inEveryLanguage(names),
  }));

/** As `live-visit-row.ts` has it: the latest check of the identity holds, or without one the paper was accepted. */
function isMarked(
  checks: readonly { readonly kind: string; readonly state: string }[],
  documents: readonly { readonly kind: string; readonly state: string }[],
): boolean {
  const identity = checks.find(({ kind }) => kind === 'identity');
  if (identity) return identity.state !== 'over';
  return documents.some(({ kind, state }) => kind === 'identity' && state === 'accepted');
}
