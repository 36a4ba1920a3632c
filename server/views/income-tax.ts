import type { InputOf, OutputOf } from '#contract/operation.ts';
import type { exportIncomeTax } from '#contract/ops/export-income-tax.ts';
import type { readIncomeTax as promise } from '#contract/ops/read-income-tax.ts';
import { addDays, instantInIndia, type LocalDate } from '#kernel/time.ts';
import { incomeTaxRules } from '#server/modules/tax/income-tax.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { rowsAsText, rupees } from './csv.ts';

type Statement = OutputOf<typeof promise>;

/** A quarter of a financial year, which begins in April: what was credited in it, by the clock of India. */
export async function readIncomeTax(
  db: Database,
  { year, quarter }: InputOf<typeof promise>,
): Promise<Statement> {
  const [from, after] = [quarterDay(year, quarter), quarterDay(year, quarter + 1)];
  const within = [new Date(instantInIndia(from)), new Date(instantInIndia(after))] as const;
  const ofYear = new Date(instantInIndia(quarterDay(year, 1)));
  const karigars = await selectKarigars.run(db, [...within, ofYear]);
  const sumOf = (name: 'grossPaise' | 'keptPaise') =>
    karigars.reduce((sum, one) => sum + one[name], 0);
  const until = addDays(after, -1);
  return {
    ...{ from, until, confirm: confirmOn(until) },
    grossPaise: sumOf('grossPaise'),
    keptPaise: sumOf('keptPaise'),
    months: await selectMonths.run(db, [...within]),
    karigars,
  };
}

/** The same people as a file, in rupees. */
export async function exportedIncomeTax(
  db: Database,
  { form, ...asked }: Pick<InputOf<typeof exportIncomeTax>, 'form' | 'year' | 'quarter'>,
): Promise<OutputOf<typeof exportIncomeTax>> {
  const { from, until, karigars } = await readIncomeTax(db, asked);
  const rows = karigars.map((one) => [
    ...[from, until, one.karigarId, one.name, one.section, one.credits],
    ...[one.grossPaise, one.keptPaise, one.grossOfYearPaise, one.keptOfYearPaise].map(rupees),
  ]);
  const karigarIds = [...new Set(karigars.map(({ karigarId }) => karigarId))];
  return { text: rowsAsText(form, COLUMNS, rows), karigarIds };
}

const COLUMNS = [
  ...['from', 'until', 'karigar', 'name', 'section', 'credits'],
  ...['gross', 'kept', 'grossOfYear', 'keptOfYear'],
] as const;

/** The first day of a quarter; the fifth is the first of the next year. */
function quarterDay(year: number, quarter: number): LocalDate {
  const month = 4 + (quarter - 1) * 3;
  const over = month > 12 ? 1 : 0;
  return `${year + over}-${String(month - over * 12).padStart(2, '0')}-01`;
}

const confirmOn = (day: LocalDate): string =>
  incomeTaxRules.find(({ validUntil }) => validUntil === null || day <= validUntil)?.confirm ?? '';

const selectKarigars = statement<
  [from: Date, after: Date, ofYear: Date],
  Statement['karigars'][number]
>({
  name: 'view-income-tax-of-karigars',
  text: `select t.karigar_id as "karigarId", k.name, t.section, count(*)::int as credits,
      sum(t.gross_paise)::bigint as "grossPaise", sum(t.kept_paise)::bigint as "keptPaise",
      y.gross::bigint as "grossOfYearPaise", y.kept::bigint as "keptOfYearPaise"
    from income_tax_kept t join karigars k on k.id = t.karigar_id
      join lateral (select sum(gross_paise) as gross, sum(kept_paise) as kept from income_tax_kept
        where karigar_id = t.karigar_id and section = t.section and credited_at >= $3 and credited_at < $2) y on true
    where t.credited_at >= $1 and t.credited_at < $2
    group by t.karigar_id, k.name, t.section, y.gross, y.kept order by t.karigar_id, t.section`,
});

const selectMonths = statement<[from: Date, after: Date], Statement['months'][number]>({
  name: 'view-income-tax-by-month',
  text: `select to_char(credited_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month,
      sum(kept_paise)::bigint as "keptPaise"
    from income_tax_kept where credited_at >= $1 and credited_at < $2
    group by 1 having sum(kept_paise) > 0 order by 1`,
});
