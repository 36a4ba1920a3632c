import { listKarigarBatches } from '#contract/ops/list-karigar-batches.ts';
import { listKarigarCash } from '#contract/ops/list-karigar-cash.ts';
import { listSettlements } from '#contract/ops/list-settlements.ts';
import { Cash } from '../money/cash.tsx';
import { Money } from '../money/money.tsx';
import { Settlements } from '../money/settlements.tsx';
import { Wages } from '../money/wages.tsx';
import { useMay } from '../shell/roles.tsx';
import { Tabs } from '../shell/tabs.tsx';
import { useSpeech } from '../shell/words.tsx';

const WAGES = '/money/wages';
const BATCH = /^\/money\/wages\/(\d{4}-\d{2}-\d{2})$/;

/** Money that is stuck, what Karigars are paid, what gateways have paid out, and cash. */
export function MoneyRoom({ path }: { path: string }) {
  const { ops, opsMoney: says } = useSpeech().words;
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
          ...(may(listSettlements)
            ? [{ path: '/money/settlements', name: says.tabs.settlements }]
            : []),
          ...(may(listKarigarCash) ? [{ path: '/money/cash', name: says.tabs.cash }] : []),
        ]}
      />
      {path === '/money' && <Money />}
      {isWages && <Wages batchOn={batchOn} />}
      {path === '/money/settlements' && <Settlements />}
      {path === '/money/cash' && <Cash />}
    </div>
  );
}
