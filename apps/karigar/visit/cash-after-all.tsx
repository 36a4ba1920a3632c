import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { preventing } from '../../browser/preventing.ts';
import { useWords } from '../shell/words.tsx';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';
import { useCountedCash } from './use-counted-cash.tsx';

/** The customer was to pay by link, it did not work, and now they have given cash. */
export function CashAfterAll({ visit: one }: { visit: KarigarVisit }) {
  const { visit } = useWords();
  const acting = useAct(one.id);
  const { duePaise } = one.bill;
  const cash = useCountedCash(acting, duePaise);
  return (
    <details className="k-card">
      <summary>{visit.cashAfterAll}</summary>
      <form className="k-form" noValidate onSubmit={preventing(() => cash.finish())}>
        <p className="k-row">
          <span>{visit.due}</span>
          <b className="k-big num">{formatRupees(duePaise)}</b>
        </p>
        {cash.field}
        <Said error={acting.error} />
        <Button type="submit" size="lg" busy={acting.busy}>
          {visit.cashCountedNow}
        </Button>
      </form>
    </details>
  );
}
