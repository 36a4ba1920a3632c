import { WRITABLE } from '#contract/fields/writable.ts';
import type { RATE_COLUMNS } from '#contract/ops/import-rate-cards.ts';
import { RATE_PICTURES, RATE_UNITS, type Rate } from '#contract/rate-card.ts';
import { LANGS } from '#kernel/languages.ts';

type Column = (typeof RATE_COLUMNS)[number];
type Row = Readonly<Partial<Record<string, string>>>;
export type RowProblem = { readonly column: Column; readonly code: string };

const KEY = /^[a-z0-9-]{2,40}$/;
/** Rupees, with paise where there are any: 350, 40.50. */
const RUPEES = /^\d{1,5}(\.\d{1,2})?$/;
const KINDS: readonly string[] = ['labour', 'parts'];
/** Length of a label of an estimate, with room for how many there are. */
const MOST_NAME = 70;

/** A row of a file as people write it; what cannot be read is named by its column. */
export function readRateRow(row: Row): Rate | RowProblem {
  const cell = (column: Column): string => (row[column] ?? '').trim();
  const wrong = (column: Column, code: string): RowProblem => ({ column, code });
  const key = cell('key').toLowerCase();
  if (!KEY.test(key)) return wrong('key', 'key-invalid');
  const kind = cell('kind').toLowerCase();
  if (!KINDS.includes(kind)) return wrong('kind', 'line-kind-invalid');
  const unit = RATE_UNITS.find((one) => one === cell('unit').toLowerCase());
  if (!unit) return wrong('unit', 'unit-unknown');
  const rupees = cell('rupees');
  const pricePaise = Math.round(Number(rupees) * 100);
  if (!RUPEES.test(rupees) || pricePaise < 100) return wrong('rupees', 'amount-invalid');
  const picture = RATE_PICTURES.find((one) => one === (cell('picture') || 'tools'));
  if (!picture) return wrong('picture', 'picture-unknown');
  const names = LANGS.map((lang) => [lang, cell(`name_${lang}`)] as const);
  const nameless = names.find(
    ([, name]) => name === '' || name.length > MOST_NAME || !WRITABLE.test(name),
  );
  if (nameless) return wrong(`name_${nameless[0]}`, 'text-invalid');
  return {
    ...{ key, kind: kind as Rate['kind'], unit, pricePaise, picture },
    names: Object.fromEntries(names) as Rate['names'],
  };
}
