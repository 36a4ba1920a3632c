import { formatRupees, type Paise } from '#kernel/money.ts';

/** Amounts by their names; what is nothing is not mentioned. */
export function Sums({ rows }: { rows: readonly (readonly [string, Paise])[] }) {
  return (
    <dl className="money">
      {rows.map(
        ([name, paise]) =>
          paise > 0 && (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{formatRupees(paise)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
