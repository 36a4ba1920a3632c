import type { Feature } from '#contract/features.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { SwitchedOff } from './feature.ts';

/** Features that are off or were; those of a later version are unknown here and close nothing. */
export const listSwitchedOff = (db: Database): Promise<SwitchedOff[]> => selectOff.run(db, []);

const selectOff = statement<[], SwitchedOff>({
  name: 'features-off',
  text: `select feature, off_until as "offUntil" from feature_switches
    where off_until is not null order by feature`,
});

type KeptSwitch = {
  readonly id: string;
  readonly offUntil: Instant | null;
  readonly version: number;
};

/** Locked against others who change it; written down as on where nobody ever did. */
export async function lockFeature(
  db: Database,
  feature: Feature,
  newId: string,
): Promise<KeptSwitch> {
  await insertOn.run(db, [feature, newId]);
  const kept = await selectForUpdate.first(db, [feature]);
  if (!kept) throw new Error('The switch was not written');
  return kept;
}

const insertOn = statement<[Feature, string]>({
  name: 'feature-known',
  text: 'insert into feature_switches (feature, id, version) values ($1, $2, 0) on conflict do nothing',
});

const selectForUpdate = statement<[Feature], KeptSwitch>({
  name: 'feature-lock',
  text: `select id, off_until as "offUntil", version from feature_switches where feature = $1 for update`,
});

export const recordOffUntil = (
  db: Database,
  feature: Feature,
  offUntil: Instant | null,
): Promise<number> => updateOff.count(db, [feature, offUntil === null ? null : new Date(offUntil)]);

const updateOff = statement<[Feature, Date | null]>({
  name: 'feature-switch',
  text: 'update feature_switches set off_until = $2, version = version + 1 where feature = $1',
});
