import type { OpsWords } from '#i18n/ops.ts';
import { shownMoney } from '../shell/shown.ts';

type Says = OpsWords['opsLedger'];

/** An account in words: whose it is stands behind it. */
export function accountName(account: string, { accounts }: Says): string {
  const [kind = account, whose] = account.split(':');
  const name = (accounts as Readonly<Record<string, string>>)[kind] ?? kind;
  return whose === undefined ? name : `${name}, ${whose}`;
}

export const kindName = (kind: string, { kinds }: Says): string =>
  (kinds as Readonly<Record<string, string>>)[kind] ?? kind;

/** A debit and a credit stand in columns of their own. */
export const debitOf = (paise: number): string => (paise > 0 ? shownMoney(paise) : '');
export const creditOf = (paise: number): string => (paise < 0 ? shownMoney(-paise) : '');

/** `2026-11`, the month of an instant in India. */
export const monthOf = (iso: string): string => iso.slice(0, 7);
