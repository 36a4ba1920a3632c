import { PINCODE } from '#contract/fields/pincode.ts';
import type { SocietyRules } from '#contract/fields/society-rules.ts';
import type { SOCIETY_COLUMNS } from '#contract/ops/import-societies.ts';
import { LANGS } from '#kernel/languages.ts';

type Column = (typeof SOCIETY_COLUMNS)[number];
type Row = Readonly<Partial<Record<string, string>>>;
export type RowProblem = { readonly column: Column; readonly code: string };
type QuietHours = SocietyRules['quietHours'][number];

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const MOST_NAME = 120;

/**
 * A row of a file as people write it: wings by semicolons (`A; B`), quiet hours by day and clock
 * (`mon-fri 14:00-16:00; sun 13:00-17:00`), yes and no. What cannot be read is named by its column.
 */
export function readSocietyRow(row: Row): SocietyRules | RowProblem {
  const cell = (column: Column): string => (row[column] ?? '').trim();
  const name = cell('name').replace(/\s+/g, ' ');
  if (name === '' || name.length > MOST_NAME) return { column: 'name', code: 'text-invalid' };
  if (!PINCODE.test(cell('pincode'))) return { column: 'pincode', code: 'pincode-six-digits' };
  const wings = parts(cell('wings'));
  if (wings.length > 60 || wings.some((one) => one.length > 20))
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
  const words = LANGS.flatMap((lang) => {
    const text = cell(`gate_words_${lang}` as Column);
    return text === '' ? [] : [[lang, text] as const];
  });
  // Other languages are lent the English words.
  if (words.length > 0 && !words.some(([lang]) => lang === 'en'))
    return { column: 'gate_words_en', code: 'text-invalid' };
  return {
    ...{ name, pincode: cell('pincode'), wings: wings.length > 0 ? wings : ['A'], quietFor },
    quietHours: quietHours as QuietHours[],
    ...{ gateNeedsPass: gateNeedsPass ?? false, gateMinutes, lift },
    gateWords: words.length > 0 ? (Object.fromEntries(words) as SocietyRules['gateWords']) : null,
  };
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
