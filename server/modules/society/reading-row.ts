import { PINCODE } from '#contract/fields/pincode.ts';
import {
  type ForWorkers,
  type SocietyRules,
  WORKER_FACTS,
} from '#contract/fields/society-rules.ts';
import { WRITABLE } from '#contract/fields/writable.ts';
import type { SOCIETY_COLUMNS } from '#contract/ops/import-societies.ts';
import { LANGS, type Lang } from '#kernel/languages.ts';

type Column = (typeof SOCIETY_COLUMNS)[number];
type Row = Readonly<Partial<Record<string, string>>>;
export type RowProblem = { readonly column: Column; readonly code: string };
type QuietHours = SocietyRules['quietHours'][number];

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const MOST_NAME = 120;

/**
 * A row of a file as people write it: wings by semicolons (`A; B`), quiet hours by day and clock
 * (`mon-fri 14:00-16:00; sun 13:00-17:00`), yes and no. What cannot be read is named by its column.
 * A file without a column says nothing about it: of a society that is there, that stays as it stands.
 */
export function readSocietyRow(row: Row, there?: SocietyRules): SocietyRules | RowProblem {
  const cell = (column: Column): string => (row[column] ?? '').trim();
  const name = cell('name').replace(/\s+/g, ' ');
  if (name === '' || name.length > MOST_NAME || !WRITABLE.test(name))
    return { column: 'name', code: 'text-invalid' };
  if (!PINCODE.test(cell('pincode'))) return { column: 'pincode', code: 'pincode-six-digits' };
  const wings = parts(cell('wings'));
  if (wings.length > 60 || wings.some((one) => one.length > 20 || !WRITABLE.test(one)))
    return { column: 'wings', code: 'text-invalid' };
  const quietFor = cell('quiet_for').toLowerCase() || 'noisy';
  if (quietFor !== 'noisy' && quietFor !== 'all')
    return { column: 'quiet_for', code: 'quiet-for-unknown' };
  const quietHours = parts(cell('quiet_hours')).flatMap((one) => hoursOf(one) ?? [undefined]);
  if (quietHours.length > 28 || quietHours.includes(undefined))
    return { column: 'quiet_hours', code: 'hours-invalid' };
  const gateMinutes = Number(cell('gate_minutes') || '0');
  if (!Number.isInteger(gateMinutes) || gateMinutes < 0 || gateMinutes > 60)
    return { column: 'gate_minutes', code: 'number-invalid' };
  const gateNeedsPass = yesOrNo(cell('gate_needs_pass'));
  if (gateNeedsPass === 'unclear') return { column: 'gate_needs_pass', code: 'yes-or-no' };
  const lift = yesOrNo(cell('lift'));
  if (lift === 'unclear') return { column: 'lift', code: 'yes-or-no' };
  const forWorkers = workerFactsOf(row, there);
  if ('column' in forWorkers) return forWorkers;
  const gateWords = gateWordsOf(row, there);
  if ('column' in gateWords) return gateWords;
  const keep = <T>(column: Column, read: T, stands: T | undefined): T =>
    row[column] === undefined && stands !== undefined ? stands : read;
  return {
    ...{ name, pincode: cell('pincode') },
    wings: keep('wings', wings.length > 0 ? wings : ['A'], there?.wings),
    quietFor: keep('quiet_for', quietFor, there?.quietFor),
    quietHours: keep('quiet_hours', quietHours as QuietHours[], there?.quietHours),
    gateNeedsPass: keep('gate_needs_pass', gateNeedsPass ?? false, there?.gateNeedsPass),
    gateMinutes: keep('gate_minutes', gateMinutes, there?.gateMinutes),
    lift: keep('lift', lift, there?.lift),
    forWorkers: Object.values(forWorkers).some((one) => one !== null) ? forWorkers : null,
    gateWords: Object.keys(gateWords).length > 0 ? (gateWords as SocietyRules['gateWords']) : null,
  };
}

/** A column that is not there leaves what stands. */
function workerFactsOf(row: Row, there: SocietyRules | undefined): ForWorkers | RowProblem {
  const facts: ForWorkers = { toilet: null, water: null, parking: null };
  for (const fact of WORKER_FACTS) {
    const read =
      row[fact] === undefined ? (there?.forWorkers?.[fact] ?? null) : yesOrNo(row[fact].trim());
    if (read === 'unclear') return { column: fact, code: 'yes-or-no' };
    facts[fact] = read;
  }
  return facts;
}

/** Gate words by language; other languages are lent the English words, so those may not be missing. */
function gateWordsOf(
  row: Row,
  there: SocietyRules | undefined,
): Partial<Record<Lang, string>> | RowProblem {
  const words: Partial<Record<Lang, string>> = {};
  for (const lang of LANGS) {
    const column = `gate_words_${lang}` as Column;
    const text = row[column]?.replace(/\s+/g, ' ').trim() ?? there?.gateWords?.[lang] ?? '';
    if (!WRITABLE.test(text)) return { column, code: 'text-invalid' };
    if (text !== '') words[lang] = text;
  }
  const isLentNothing = Object.keys(words).length > 0 && words.en === undefined;
  return isLentNothing ? { column: 'gate_words_en', code: 'text-invalid' } : words;
}

const parts = (text: string): string[] =>
  text
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '');

function yesOrNo(text: string): boolean | null | 'unclear' {
  if (text === '') return null;
  if (/^(yes|y|true|1)$/i.test(text)) return true;
  return /^(no|n|false|0)$/i.test(text) ? false : 'unclear';
}

/** `mon-fri 14:00-16:00`; quiet that lasts past midnight is two stretches. */
function hoursOf(text: string): QuietHours[] | undefined {
  const found =
    /^([a-z]{3})(?:\s*-\s*([a-z]{3}))?\s+(\d{1,2}):(\d{2})\s*-\s*(\d{1,2}):(\d{2})$/i.exec(text);
  if (!found) return undefined;
  const [, first = '', last = first, ...clock] = found;
  const [from, until] = [first, last || first].map((day) =>
    DAYS.indexOf(day.toLowerCase() as (typeof DAYS)[number]),
  );
  const [startHour = 0, startMinute = 0, endHour = 0, endMinute = 0] = clock.map(Number);
  const startsMinute = startHour * 60 + startMinute;
  const endsMinute = endHour * 60 + endMinute;
  const isClock = startMinute < 60 && endMinute < 60 && startsMinute < 1440 && endsMinute <= 1440;
  if (from === undefined || until === undefined || from < 0 || until < 0 || !isClock)
    return undefined;
  const days = Array.from({ length: ((until - from + 7) % 7) + 1 }, (_, nth) => (from + nth) % 7);
  const stretches =
    endsMinute > startsMinute
      ? [[startsMinute, endsMinute, 0] as const]
      : (
          [
            [startsMinute, 1440, 0],
            [0, endsMinute, 1],
          ] as const
        ).filter(([a, b]) => b > a);
  return days.flatMap((day) =>
    stretches.map(([begins, ends, later]) => ({
      ...{ weekday: (day + later) % 7, startsMinute: begins, endsMinute: ends },
    })),
  );
}
