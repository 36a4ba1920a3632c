import type { SocietyRules } from '#contract/fields/society-rules.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { lockWhole } from '#server/platform/database/locks.ts';
import { statement } from '#server/platform/database/statement.ts';

/** Writes of societies follow each other: two spellings of one name never become two. */
export const lockSocieties = (db: Database): Promise<unknown> => lockWhole(db, 'societies');

/** Writes one down, anew or in place of what stood there; answers its number. */
export async function recordSociety(
  db: Database,
  id: number | undefined,
  { quietHours, gateWords, ...rest }: SocietyRules,
): Promise<number> {
  const { name, pincode, wings, quietFor, gateNeedsPass, gateMinutes, lift, forWorkers } = rest;
  const values = [
    ...([name, pincode, wings, quietFor, gateNeedsPass, gateMinutes] as const),
    ...([gateWords && JSON.stringify(gateWords), lift] as const),
    forWorkers ? JSON.stringify(forWorkers) : null,
  ] as Values;
  const row =
    id === undefined
      ? await insertSociety.first(db, values)
      : await updateSociety.first(db, [...values, id]);
  if (!row) throw new Error('The society was not written');
  await dropHours.run(db, [row.id]);
  await insertHours.run(db, [row.id, JSON.stringify(quietHours)]);
  return row.id;
}

/** The words at the gate by society, in the languages in which they were written. */
export const findGateWords = async (
  db: Database,
): Promise<ReadonlyMap<number, NonNullable<SocietyRules['gateWords']>>> =>
  new Map((await selectGateWords.run(db, [])).map(({ id, words }) => [id, words]));

const selectGateWords = statement<
  [],
  { id: number; words: NonNullable<SocietyRules['gateWords']> }
>({
  name: 'list-gate-words',
  text: 'select id, gate_words as words from societies where gate_words is not null',
});

type Values = [
  name: string,
  pincode: string,
  wings: string[],
  quietFor: string,
  gateNeedsPass: boolean,
  gateMinutes: number,
  gateWords: string | null,
  lift: boolean | null,
  forWorkers: string | null,
];

const insertSociety = statement<Values, { id: number }>({
  name: 'insert-society',
  text: `insert into societies (name, pincode, wings, quiet_for, gate_needs_pass, gate_minutes, gate_words, lift, for_workers, synthetic)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, false) returning id`,
});

/** A society whose rules somebody has written is no longer marked as invented. */
const updateSociety = statement<[...Values, number], { id: number }>({
  name: 'update-society',
  text: `update societies set name = $1, pincode = $2, wings = $3, quiet_for = $4, gate_needs_pass = $5, gate_minutes = $6,
      gate_words = $7, lift = $8, for_workers = $9::jsonb, synthetic = false where id = $10 returning id`,
});

const dropHours = statement<[number], never>({
  name: 'drop-quiet-hours',
  text: 'delete from society_quiet_hours where society_id = $1',
});

const insertHours = statement<[number, string], never>({
  name: 'insert-quiet-hours',
  text: `insert into society_quiet_hours (society_id, weekday, starts_minute, ends_minute)
    select distinct $1::integer, weekday, "startsMinute", max("endsMinute")
      from jsonb_to_recordset($2) as one (weekday smallint, "startsMinute" smallint, "endsMinute" smallint)
      group by weekday, "startsMinute"`,
});
