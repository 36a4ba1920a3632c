import { FEATURES } from '#contract/features.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { listFeatures as promise } from '#contract/ops/list-features.ts';
import { DAY, type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Row = {
  readonly feature: string;
  readonly offUntil: Instant | null;
  readonly version: number;
  readonly history: readonly {
    readonly at: string;
    readonly by: string | null;
    readonly offUntil: Instant | null;
    readonly why: string;
  }[];
};

const HISTORY_DAYS = 90;
const MOST_CHANGES = 10;

/** Every feature that can be switched off here: its state, and who changed it when and why. */
export async function listFeatures(
  db: Database,
  gateways: Iterable<string>,
  now: Instant,
): Promise<OutputOf<typeof promise>> {
  const rows = await selectSwitches.run(db, [new Date(now - HISTORY_DAYS * DAY), MOST_CHANGES]);
  const open = new Set([...gateways].map((name) => `payment-${name}`));
  const shown = FEATURES.filter((one) => !one.startsWith('payment-') || open.has(one));
  const iso = (at: Instant | null) => (at === null ? null : toIndiaIso(at));
  return {
    features: shown.map((feature) => {
      const row = rows.find((one) => one.feature === feature);
      const offUntil = row?.offUntil ?? null;
      return {
        feature,
        offUntil: offUntil !== null && offUntil > now ? toIndiaIso(offUntil) : null,
        version: row?.version ?? 0,
        history: (row?.history ?? []).map((one) => ({
          ...one,
          at: toIndiaIso(Date.parse(one.at)),
          offUntil: iso(one.offUntil),
        })),
      };
    }),
  };
}

const selectSwitches = statement<[since: Date, most: number], Row>({
  name: 'view-features',
  text: `select s.feature, s.off_until as "offUntil", s.version,
      (select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'by', u.full_name, 'offUntil', e.data -> 'offUntil',
          'why', e.data ->> 'why') order by e.id desc), '[]')
        from (select * from events where subject = s.id and type = 'FeatureSwitched' and at > $1
          order by id desc limit $2) e left join users u on e.actor = 'ops:' || u.id) as history
    from feature_switches s`,
});
