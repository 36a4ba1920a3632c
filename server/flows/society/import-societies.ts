import { plainSocietyName } from '#contract/fields/society-name.ts';
import { type SocietyRules, WORKER_FACTS } from '#contract/fields/society-rules.ts';
import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { importSocieties as promise } from '#contract/ops/import-societies.ts';
import { newId } from '#kernel/ids.ts';
import { LANGS } from '#kernel/languages.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { Places } from '#server/modules/availability/places.ts';
import { type RowProblem, readSocietyRow } from '#server/modules/society/reading-row.ts';
import {
  findGateWords,
  lockSocieties,
  recordSociety,
} from '#server/modules/society/rules-store.ts';
import type { Society } from '#server/modules/society/society.ts';
import { findSocieties } from '#server/modules/society/store.ts';
import { readCsv } from '#server/platform/csv.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

type Imported = Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>;
type Line = OutputOf<typeof promise>['rows'][number];
type Command = InputOf<typeof promise> & { readonly by: string };

/** A file of societies: each row is judged by itself, the good ones are written together, and a second time nothing changes. */
export const importSocieties = async (
  { pool, places }: { readonly pool: Pool; readonly places: Pick<Places, 'indexOf'> },
  { csv, only, by }: Command,
  now: Instant,
): Promise<Imported> => {
  const read = rowsOf(csv);
  if (!read) return refuse('file-unreadable');
  return transaction(pool, async (db): Promise<Imported> => {
    await lockSocieties(db);
    const known = await findSocieties(db);
    const gateWords = await findGateWords(db);
    const seen = new Set<string>();
    const written: number[] = [];
    const rows: Line[] = [];
    for (const [index, row] of read.entries()) {
      const there = known.find((row.pincode ?? '').trim(), row.name);
      const rules = there && rulesOf(there, gateWords.get(there.id));
      const judged = judge(readSocietyRow(row, rules), rules, { places, seen });
      rows.push({ line: index + 2, name: row.name ?? '', ...judged.line });
      if (only === 'look' || !judged.write) continue;
      written.push(await recordSociety(db, there?.id, judged.write));
    }
    if (written.length > 0)
      await recordEvent(db, newId(now), 'SocietiesWritten', now, `ops:${by}`, {
        societies: written,
      });
    return accept({ rows });
  });
};

/** As it would be written; the words at the gate without those that are lent. */
const rulesOf = (
  { name, pincode, wings, quiet, gate, lift, forWorkers }: Society,
  gateWords: SocietyRules['gateWords'] | undefined,
): SocietyRules => ({
  ...{
    name,
    pincode,
    wings: [...wings],
    lift,
    forWorkers: forWorkers ?? null,
    gateWords: gateWords ?? null,
  },
  ...{ quietFor: quiet.quietFor, quietHours: [...quiet.quietHours] },
  ...{ gateNeedsPass: gate.needsPass, gateMinutes: gate.minutes },
});

function rowsOf(csv: string): Record<string, string>[] | undefined {
  try {
    const rows = readCsv(csv);
    const [first] = rows;
    return first && 'name' in first && 'pincode' in first ? rows : undefined;
  } catch {
    return undefined;
  }
}

type Beside = {
  readonly places: Pick<Places, 'indexOf'>;
  readonly seen: Set<string>;
};
type Judged = {
  readonly line: Pick<Line, 'outcome' | 'column' | 'code'>;
  readonly write?: SocietyRules;
};

function judge(
  read: SocietyRules | RowProblem,
  there: SocietyRules | undefined,
  { places, seen }: Beside,
): Judged {
  const wrong = (problem: RowProblem): Judged => ({ line: { outcome: 'wrong', ...problem } });
  if ('column' in read) return wrong(read);
  if (places.indexOf(read.pincode) === undefined)
    return wrong({ column: 'pincode', code: 'outside-served-area' });
  const key = `${read.pincode} ${plainSocietyName(read.name)}`;
  if (seen.has(key)) return wrong({ column: 'name', code: 'society-there' });
  seen.add(key);
  const right = { column: null, code: null };
  if (!there) return { line: { outcome: 'new', ...right }, write: read };
  if (isAsRead(there, read)) return { line: { outcome: 'same', ...right } };
  return { line: { outcome: 'changed', ...right }, write: read };
}

/** A file says nothing new where everything stands as it says. */
const isAsRead = (there: SocietyRules, read: SocietyRules): boolean =>
  inOneOrder(there) === inOneOrder(read);

const inOneOrder = ({ quietHours, gateWords, ...rest }: SocietyRules): string =>
  JSON.stringify([
    ...[rest.name, rest.wings, rest.quietFor, rest.gateNeedsPass, rest.gateMinutes, rest.lift],
    ...WORKER_FACTS.map((fact) => rest.forWorkers?.[fact] ?? null),
    ...[inOrder(quietHours), LANGS.map((lang) => gateWords?.[lang] ?? null)],
  ]);

const inOrder = (hours: readonly SocietyRules['quietHours'][number][]) =>
  hours
    .map(({ weekday, startsMinute, endsMinute }) => [weekday, startsMinute, endsMinute] as const)
    .toSorted(([a, b], [c, d]) => a - c || b - d);
