import { paiseFromRupees } from '#kernel/money.ts';
import type { World } from '#server/app-context.ts';
import { makeBankBatch } from '#server/flows/transfer/make-bank-batch.ts';
import {
  recordTransferResult,
  type TransferSaid,
} from '#server/flows/transfer/record-transfer-result.ts';
import { arePayoutsHeld } from '#server/modules/settlement/restore-store.ts';
import {
  type BatchLine,
  listBatchLines,
  listUnwrittenBatches,
  recordWritten,
} from '#server/modules/transfer/batch-store.ts';
import { transferReference } from '#server/modules/transfer/transfer.ts';
import { readCsv, writeCsv } from '#server/platform/csv.ts';
import { type PayoutDeps, reportTrouble } from './move-transfer.ts';

/**
 * Exchanges files with the bank where no company pays out for us: approved payouts are written, and the bank's answers are
 * read. A batch is recorded before its file is written, and the file is written again until it is known to lie there.
 */
export async function carryBankFiles(deps: PayoutDeps & Pick<World, 'sender'>): Promise<void> {
  if (!deps.payouts.provider) await makeBankBatch(deps);
  // A file that a restore made us forget may lie at the bank; answers of the bank are read all the same.
  const held = await arePayoutsHeld(deps.pool);
  for (const batch of held ? [] : await listUnwrittenBatches(deps.pool)) {
    const lines = await listBatchLines(deps.pool, batch.id);
    await deps.payouts.bankFiles.write(
      batch.name,
      bankFile(batch.name, lines, deps.sender.brand.name),
    );
    await recordWritten(deps.pool, batch.id, deps.now());
    deps.log.info('bank-batch', { batch: batch.name, payouts: lines.length });
  }
  for (const { name, text } of await deps.payouts.bankFiles.listResults()) {
    await readResults(deps, name, text);
    await deps.payouts.bankFiles.putAway(name);
  }
}

const COLUMNS = [
  'Transaction Type',
  'Beneficiary Name',
  'Beneficiary VPA',
  'Amount',
  'Remarks',
  'Customer Reference',
] as const;

/** As banks take bulk payments by UPI: rupees with two decimals, one line each. */
export const bankFile = (batch: string, lines: readonly BatchLine[], payer: string): string =>
  writeCsv(
    COLUMNS,
    lines.map(({ payoutId, tries, upiId, holderName, amountPaise }) => [
      'UPI',
      harmless(holderName ?? ''),
      upiId,
      (amountPaise / 100).toFixed(2),
      harmless(`${payer} ${batch}`),
      transferReference({ id: payoutId, tries }),
    ]),
  );

/** A name is a stranger's text, and whoever opens the file does so in a spreadsheet. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** A line that says nothing clear leaves its payout as it is; somebody looks. */
async function readResults(deps: PayoutDeps, file: string, text: string): Promise<void> {
  let unclear = 0;
  for (const line of linesOf(deps, file, text)) {
    const reference = line['Customer Reference'] ?? '';
    const said = saidIn(line);
    const recorded =
      said && IS_OURS.test(reference)
        ? await recordTransferResult(deps, { name: reference, said })
        : { known: false };
    reportTrouble(deps, reference, recorded);
    if (!recorded.known) unclear += 1;
  }
  if (unclear > 0) deps.log.security('bank-result-unclear', { file, lines: unclear });
}

const IS_OURS = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-\d{1,3}$/;

function linesOf(deps: PayoutDeps, file: string, text: string): Record<string, string>[] {
  try {
    return readCsv(text);
  } catch (error) {
    deps.log.fault('bank-result-unreadable', error, { file });
    return [];
  }
}

function saidIn(line: Readonly<Record<string, string>>): TransferSaid | undefined {
  const status = (line.Status ?? '').trim().toUpperCase();
  const bankReference = (line.UTR ?? '').trim();
  const rupees = Number((line.Amount ?? '').replaceAll(',', ''));
  if (status === 'SUCCESS' && bankReference !== '' && rupees > 0)
    return { state: 'paid', reference: bankReference, amountPaise: paiseFromRupees(rupees) };
  return status === 'FAILED' ? { state: 'failed' } : undefined;
}
