import { listKarigarBatches } from '#contract/ops/list-karigar-batches.ts';
import { listKarigarCash } from '#contract/ops/list-karigar-cash.ts';
import { listPayeeChanges } from '#contract/ops/list-payee-changes.ts';
import { listSettlements } from '#contract/ops/list-settlements.ts';
import { readIncomeTax } from '#contract/ops/read-income-tax.ts';
import { Cash } from '../money/cash.tsx';
import { IncomeTax } from '../money/income-tax.tsx';
import { Money } from '../money/money.tsx';
import { Payees } from '../money/payees.tsx';
import { Settlements } from '../money/settlements.tsx';
import { Wages } from '../money/wages.tsx';
import { useMay } from '../shell/roles.tsx';
import { Tabs } from '../shell/tabs.tsx';
import { useSpeech } from '../shell/words.tsx';

const WAGES = '/money/wages';
const BATCH = /^\/money\/wages\/(\d{4}-\d{2}-\d{2})$/;

/** Money that is stuck, what Karigars are paid and where, what gateways have paid out, cash, and income tax. */
export function MoneyRoom({ path }: { path: string }) {
  const { ops, opsIncomeTax, opsMoney: says, opsPayees } = useSpeech().words;
  const may = useMay();
  const batchOn = BATCH.exec(path)?.[1];
  const isWages = path === WAGES || batchOn !== undefined;
  return (
    <div className="o-tabbed">
      <Tabs
        label={ops.places.money}
        path={isWages ? WAGES : path}
        tabs={[
          { path: '/money', name: says.tabs.stuck },
          ...(may(listKarigarBatches) ? [{ path: WAGES, name: says.tabs.wages }] : []),
          ...(may(listPayeeChanges) ? [{ path: '/money/payees', name: opsPayees.tab }] : []),
          ...(may(listSettlements)
            ? [{ path: '/money/settlements', name: says.tabs.settlements }]
            : []),
          ...(may(listKarigarCash) ? [{ path: '/money/cash', name: says.tabs.cash }] : []),
          ...(may(readIncomeTax) ? [{ path: '/money/tax', name: opsIncomeTax.tab }] : []),
        ]}
      />
      {path === '/money' && <Money />}
      {isWages && <Wages batchOn={batchOn} />}
      {path === '/money/payees' && <Payees />}
      {path === '/money/settlements' && <Settlements />}
      {path === '/money/cash' && <Cash />}
      {path === '/money/tax' && <IncomeTax />}
    </div>
  );
}
