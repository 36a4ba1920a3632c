import type { KarigarPayoutState } from '#contract/karigar-payout-states.ts';
import type { Paise } from '#kernel/money.ts';
import type { LocalDate } from '#kernel/time.ts';

export type ToPay = {
  readonly payoutId: string;
  readonly batchOn: LocalDate;
  readonly name: string;
  readonly amountPaise: Paise;
  readonly state: KarigarPayoutState;
  readonly payee: {
    readonly upiAddress: string | null;
    readonly bankAccount: string | null;
    readonly ifsc: string | null;
  } | null;
};

const COLUMNS = [
  'Transaction Type',
  'Beneficiary Name',
  'Beneficiary VPA',
  'Beneficiary Account',
  'IFSC',
  'Amount',
  'Remarks',
  'Customer Reference',
];

/** As banks take bulk payments: by UPI where there is such an address, else by NEFT; rupees with two decimals. */
export function karigarBankFile(day: string, payouts: readonly ToPay[], payer: string) {
  const lines = payouts.flatMap(({ payoutId, batchOn, name, amountPaise, state, payee }) => {
    const byUpi = payee?.upiAddress != null;
    if (state !== 'made' || !payee || (!byUpi && (!payee.bankAccount || !payee.ifsc))) return [];
    return [
      [
        byUpi ? 'UPI' : 'NEFT',
        harmless(name),
        ...(byUpi
          ? [payee.upiAddress ?? '', '', '']
          : ['', payee.bankAccount ?? '', payee.ifsc ?? '']),
        (amountPaise / 100).toFixed(2),
        harmless(`${payer} pay ${batchOn}`),
        payoutId,
      ],
    ];
  });
  const text = [COLUMNS, ...lines].map((cells) => `${cells.map(quoted).join(',')}\n`).join('');
  return { name: `karigar-pay-${day}.csv`, text, lines: lines.length };
}

/** A name is a stranger's text, and whoever opens the file does so in a spreadsheet. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

export type BankSaid =
  | { readonly state: 'paid'; readonly bankReference: string }
  | { readonly state: 'failed' };

/** A line that says nothing clear is not guessed at. */
export function saidByBank(line: Readonly<Record<string, string>>): BankSaid | undefined {
  const status = (line.Status ?? '').trim().toUpperCase();
  const bankReference = (line.UTR ?? '').trim();
  if (status === 'SUCCESS' && /^[A-Za-z0-9]{6,40}$/.test(bankReference))
    return { state: 'paid', bankReference };
  return status === 'FAILED' ? { state: 'failed' } : undefined;
}
