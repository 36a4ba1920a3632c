import { closeMonth as closePromise } from '#contract/ops/close-month.ts';
import { exportBooks as exportPromise } from '#contract/ops/export-books.ts';
import { listLedgerEntries as entriesPromise } from '#contract/ops/list-ledger-entries.ts';
import { readLedgerAccount as accountPromise } from '#contract/ops/read-ledger-account.ts';
import { readTrialBalance as balancePromise } from '#contract/ops/read-trial-balance.ts';
import { accept } from '#kernel/outcome.ts';
import { closeMonth } from '#server/flows/ledger/close-month.ts';
import { readLedgerAccount } from '#server/views/ledger-account.ts';
import { listLedgerEntries } from '#server/views/ledger-entries.ts';
import { exportedBooks } from '#server/views/ledger-exported.ts';
import { readTrialBalance } from '#server/views/trial-balance.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** The books: what is in them, where each amount comes from, and the end of a month. */
export const ledgerAnswers: readonly Answer[] = [
  answer(balancePromise, async ({ month }, { world, person, now }) =>
    accept(await readTrialBalance(world.pool, { month, by: person.id }, now)),
  ),
  answer(accountPromise, (input, { world }) => readLedgerAccount(world.pool, input)),
  answer(entriesPromise, (input, { world }) => listLedgerEntries(world.pool, input)),
  answer(exportPromise, (input, { world }) => exportedBooks(world.pool, input)),
  answer(closePromise, (input, { world, person }) =>
    closeMonth(world, { ...input, by: person.id }),
  ),
];
