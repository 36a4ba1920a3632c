import type { Paise } from '#kernel/money.ts';
import type { SettlementLine, SettlementRead } from './gateway.ts';

/** A file that cannot be read is said to be so, whole: half a settlement would be worse than none. */
export function readSettlementText(
  text: string,
  read: (text: string) => readonly SettlementLine[],
): SettlementRead {
  try {
    return { state: 'read', lines: read(text) };
  } catch (error) {
    return { state: 'unreadable', reason: (error as Error).message };
  }
}

/** `-12.5` → −1250; anything else than rupees with at most two decimals is an error. */
export function paiseOf(rupees: string): Paise {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(rupees.trim());
  if (!match) throw new Error(`"${rupees}" is no amount in rupees`);
  const paise = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] === '-' ? -paise : paise;
}

export const rupeesOf = (paise: Paise): string => (paise / 100).toFixed(2);
