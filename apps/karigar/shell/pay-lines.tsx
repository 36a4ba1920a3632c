import { formatRupees } from '#kernel/money.ts';
import { useWords } from './words.tsx';

type Pay = {
  readonly grossPaise: number;
  readonly deductions: readonly { readonly kind: string; readonly amountPaise: number }[];
  readonly netPaise: number;
};

/** Leads from the customer's price to the Karigar's pay, every deduction with its name. */
export function PayLines({ pay }: { pay: Pay }) {
  const { visit } = useWords();
  const names = visit.deductions as Readonly<Record<string, string>>;
  return (
    <dl className="k-lines">
      <div>
        <dt>{visit.grossPay}</dt>
        <dd className="num">{formatRupees(pay.grossPaise)}</dd>
      </div>
      {pay.deductions.map(({ kind, amountPaise }) => (
        <div key={kind}>
          <dt>{names[kind] ?? visit.otherDeduction}</dt>
          <dd className="num">−{formatRupees(amountPaise)}</dd>
        </div>
      ))}
      <div className="k-sum">
        <dt>{visit.netPay}</dt>
        <dd className="num">{formatRupees(pay.netPaise)}</dd>
      </div>
    </dl>
  );
}
