import { QUALITY_MOST_DAYS } from '#contract/quality.ts';
import { type ByLanguage, inEveryLanguage } from '#kernel/languages.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { addDays, DAY, instantInIndia, type LocalDate } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Span = { readonly from: LocalDate; readonly until: LocalDate };
export type Periods = { readonly period: Span; readonly before: Span };

/** A period, and as many days before it. */
export function periodsOf({ from, until }: Span): Outcome<Periods, 'days-invalid'> {
  const days = (instantInIndia(until) - instantInIndia(from)) / DAY + 1;
  if (days < 1 || days > QUALITY_MOST_DAYS) return refuse('days-invalid');
  return accept({
    period: { from, until },
    before: { from: addDays(from, -days), until: addDays(from, -1) },
  });
}

/** The first midnight of both periods, their last, and the one between them. */
export const momentsOf = ({ period, before }: Periods): readonly [Date, Date, Date] => [
  new Date(instantInIndia(before.from)),
  new Date(instantInIndia(addDays(period.until, 1))),
  new Date(instantInIndia(period.from)),
];

export type Ward = { readonly ward: string; readonly names: ByLanguage<string> };
type Names = Partial<ByLanguage<string>>;

/** The ward of each pincode, with its first two neighbourhoods; a pincode without one is a ward of its own. */
export async function readWards(db: Database): Promise<ReadonlyMap<string, Ward>> {
  const rows = await selectWards.run(db, []);
  return new Map(
    rows.flatMap(({ ward, pincodes, first, second }) => {
      const [one, other] = [first, second].map((names) => names && inEveryLanguage(names));
      const names = one && other ? joined(one, other) : (one as ByLanguage<string>);
      return pincodes.map((pincode) => [pincode, { ward, names }] as const);
    }),
  );
}

const joined = (one: ByLanguage<string>, other: ByLanguage<string>): ByLanguage<string> =>
  Object.fromEntries(
    Object.entries(one).map(([lang, name]) => [
      lang,
      `${name}, ${other[lang as keyof typeof other]}`,
    ]),
  ) as ByLanguage<string>;

const selectWards = statement<
  [],
  { ward: string; pincodes: string[]; first: Names; second: Names | null }
>({
  name: 'view-quality-wards',
  text: `select coalesce(ward, pincode) as ward, array_agg(pincode order by pincode) as pincodes,
      (array_agg(names order by population desc))[1] as first, (array_agg(names order by population desc))[2] as second
    from pincodes group by 1 order by 1`,
});
