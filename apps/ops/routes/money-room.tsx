import { listAllowanceRates } from '#contract/ops/list-allowance-rates.ts';
import { listKarigarBatches } from '#contract/ops/list-karigar-batches.ts';
import { listKarigarCash } from '#contract/ops/list-karigar-cash.ts';
import { listPayeeChanges } from '#contract/ops/list-payee-changes.ts';
import { listSettlements } from '#contract/ops/list-settlements.ts';
import { listStuckMoney } from '#contract/ops/list-stuck-money.ts';
import { readIncomeTax } from '#contract/ops/read-income-tax.ts';
import { readTrialBalance } from '#contract/ops/read-trial-balance.ts';
import { AllowanceRates } from '../money/allowance-rates.tsx';
import { Books } from '../money/books.tsx';
import { Cash } from '../money/cash.tsx';
import { IncomeTax } from '../money/income-tax.tsx';
import { LedgerAccount } from '../money/ledger-account.tsx';
import { LedgerEntries, type LedgerSubject } from '../money/ledger-entries.tsx';
import { Money } from '../money/money.tsx';
import { Payees } from '../money/payees.tsx';
import { Settlements } from '../money/settlements.tsx';
import { Wages } from '../money/wages.tsx';
import { useMay } from '../shell/roles.tsx';
import { Tabs } from '../shell/tabs.tsx';
import { useSpeech } from '../shell/words.tsx';

const STUCK = '/money';
const WAGES = '/money/wages';
const ON_TOP = '/money/on-top';
const BATCH = /^\/money\/wages\/(\d{4}-\d{2}-\d{2})$/;

const BOOKS = '/money/books';
const BOOKS_OF = /^\/money\/books(?:\/(20\d{2}-\d{2}))?(?:\/([a-z_]+(?::[a-z0-9-]+)?))?$/;
const ENTRIES = /^\/money\/entries\/([a-z-]+)\/([0-9A-Za-z-]+)$/;

/** Money that is stuck, what Karigars are paid and where, what gateways have paid out, cash, income tax, and the books of it all. */
export function MoneyRoom({ path: asked }: { path: string }) {
  const { ops, opsAllowances, opsIncomeTax, opsMoney: says, opsPayees } = useSpeech().words;
  const may = useMay();
  // The books come first for a role that reads nothing else here.
  const path = asked === STUCK && !may(listStuckMoney) ? BOOKS : asked;
  const tabs = [
    { path: STUCK, name: says.tabs.stuck, of: listStuckMoney },
    { path: WAGES, name: says.tabs.wages, of: listKarigarBatches },
    { path: ON_TOP, name: opsAllowances.tab, of: listAllowanceRates },
    { path: '/money/payees', name: opsPayees.tab, of: listPayeeChanges },
    { path: '/money/settlements', name: says.tabs.settlements, of: listSettlements },
    { path: '/money/cash', name: says.tabs.cash, of: listKarigarCash },
    { path: '/money/tax', name: opsIncomeTax.tab, of: readIncomeTax },
    { path: BOOKS, name: says.tabs.books, of: readTrialBalance },
  ].filter((one) => may(one.of));
  const batchOn = BATCH.exec(path)?.[1];
  const isWages = path === WAGES || batchOn !== undefined;
  return (
    <div className="o-tabbed">
      <Tabs label={ops.places.money} path={tabOf(path)} tabs={tabs} />
      {path === STUCK && <Money />}
      {isWages && <Wages batchOn={batchOn} />}
      {path === ON_TOP && <AllowanceRates />}
      {path === '/money/payees' && <Payees />}
      {path === '/money/settlements' && <Settlements />}
      {path === '/money/cash' && <Cash />}
      {path === '/money/tax' && <IncomeTax />}
      <OfBooks path={path} />
    </div>
  );
}

/** The tab that an address below it belongs to. */
function tabOf(path: string): string {
  if (BATCH.test(path)) return WAGES;
  return BOOKS_OF.test(path) || ENTRIES.test(path) ? BOOKS : path;
}

function OfBooks({ path }: { path: string }) {
  const books = BOOKS_OF.exec(path);
  const [, month, account] = books ?? [];
  if (month && account) return <LedgerAccount key={path} month={month} account={account} />;
  if (books) return <Books month={month} />;
  const [, of, id] = ENTRIES.exec(path) ?? [];
  return of && id ? <LedgerEntries key={path} of={of as LedgerSubject} id={id} /> : null;
}
