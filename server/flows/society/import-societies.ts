import { plainSocietyName } from '#contract/fields/society-name.ts';
import type { SocietyRules } from '#contract/fields/society-rules.ts';
import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { importSocieties as promise } from '#contract/ops/import-societies.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { Places } from '#server/modules/availability/places.ts';
import { type RowProblem, readSocietyRow } from '#server/modules/society/reading-row.ts';
import { lockSocieties, recordSociety } from '#server/modules/society/rules-store.ts';
import type { Societies, Society } from '#server/modules/society/society.ts';
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
    const seen = new Set<string>();
    const written: number[] = [];
    const rows: Line[] = [];
    for (const [index, row] of read.entries()) {
      const judged = judge(readSocietyRow(row), { known, places, seen });
      rows.push({ line: index + 2, name: row.name ?? '', ...judged.line });
      if (only === 'look' || !judged.write) continue;
      written.push(await recordSociety(db, judged.there?.id, judged.write));
    }
    if (written.length > 0)
      await recordEvent(db, newId(now), 'SocietiesWritten', now, `ops:${by}`, {
        societies: written,
      });
    return accept({ rows });
  });
};

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
  readonly known: Societies;
  readonly places: Pick<Places, 'indexOf'>;
  readonly seen: Set<string>;
};
type Judged = {
  readonly line: Pick<Line, 'outcome' | 'column' | 'code'>;
  readonly write?: SocietyRules;
  readonly there?: Society | undefined;
};

function judge(read: SocietyRules | RowProblem, { known, places, seen }: Beside): Judged {
  const wrong = (problem: RowProblem): Judged => ({ line: { outcome: 'wrong', ...problem } });
  if ('column' in read) return wrong(read);
  if (places.indexOf(read.pincode) === undefined)
    return wrong({ column: 'pincode', code: 'outside-served-area' });
  const key = `${read.pincode} ${plainSocietyName(read.name)}`;
  if (seen.has(key)) return wrong({ column: 'name', code: 'society-there' });
  seen.add(key);
  const there = known.find(read.pincode, read.name);
  const right = { column: null, code: null };
  if (!there) return { line: { outcome: 'new', ...right }, write: read };
  if (isAsRead(there, read)) return { line: { outcome: 'same', ...right } };
  return { line: { outcome: 'changed', ...right }, write: read, there };
}

/** A file says nothing new where everything stands as it says. */
const isAsRead = ({ name, wings, quiet, gate, lift }: Society, read: SocietyRules): boolean =>
  JSON.stringify([
    ...[name, wings, quiet.quietFor, gate.needsPass, gate.minutes, lift],
    ...[inOrder(quiet.quietHours), gate.words?.en ?? null],
  ]) ===
  JSON.stringify([
    ...[read.name, read.wings, read.quietFor, read.gateNeedsPass, read.gateMinutes, read.lift],
    ...[inOrder(read.quietHours), read.gateWords?.en ?? null],
  ]);

const inOrder = (hours: readonly SocietyRules['quietHours'][number][]) =>
  hours
    .map(({ weekday, startsMinute, endsMinute }) => [weekday, startsMinute, endsMinute] as const)
    .toSorted(([a, b], [c, d]) => a - c || b - d);
