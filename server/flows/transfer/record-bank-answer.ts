import type { OutputOf, RefusalOf } from '#contract/operation.ts';
import type { recordKarigarBankAnswer as promise } from '#contract/ops/record-karigar-bank-answer.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { saidByBank } from '#server/modules/transfer/bank-file.ts';
import { readCsv } from '#server/platform/csv.ts';

type Lines = OutputOf<typeof promise>['lines'];
type Line = Lines[number];
type Said = 'paid' | 'returned' | { readonly refused: string };

/**
 * Records the bank's answer to a file, line by line, each by itself and by the same acts as by hand, so that one line
 * that cannot be read keeps no Karigar from being known as paid. The caller says which act is which.
 */
export async function recordBankAnswer(
  record: {
    readonly paid: (payoutId: string, bankReference: string) => Promise<Said>;
    readonly returned: (payoutId: string) => Promise<Said>;
  },
  text: string,
): Promise<Outcome<{ lines: Lines }, RefusalOf<typeof promise>>> {
  const rows = rowsOf(text);
  if (!rows || rows.some((row) => !('Customer Reference' in row && 'Status' in row)))
    return refuse('bank-answer-unreadable');
  const lines: Line[] = [];
  for (const row of rows) {
    const reference = (row['Customer Reference'] ?? '').trim().toLowerCase();
    const said = saidByBank(row);
    if (!IS_OURS.test(reference)) lines.push({ reference, outcome: 'unknown' });
    else if (!said) lines.push({ reference, outcome: 'unclear' });
    else {
      const recorded =
        said.state === 'paid'
          ? await record.paid(reference, said.bankReference)
          : await record.returned(reference);
      lines.push({ reference, outcome: outcomeOf(recorded) });
    }
  }
  return accept({ lines });
}

const IS_OURS = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const REFUSED: Readonly<Record<string, Line['outcome']>> = {
  'payout-not-found': 'unknown',
  'payout-stopped': 'stopped',
  'own-money': 'own-money',
};

/** A line that contradicts an earlier record changes nothing. */
const outcomeOf = (said: Said): Line['outcome'] =>
  typeof said === 'string' ? said : (REFUSED[said.refused] ?? 'contradicts');

function rowsOf(text: string) {
  try {
    return readCsv(text);
  } catch {
    return undefined;
  }
}
