import type { Paise } from '#kernel/money.ts';
import { type Bill, settleBill } from './billing.ts';
import type { Instalment } from './booking.ts';

/** The amount paid at the end of a visit: all that the bill still needs, but for the part that is due after acceptance. */
export function dueAtEnd(parts: readonly Instalment[], bill: Bill): Paise {
  const { waived } = settleBill(parts, bill);
  const kept = new Map(waived.map(({ position, keptPaise }) => [position, keptPaise]));
  return parts
    .filter((part) => part.paidAt === null && isForTheDoor(part))
    .reduce((sum, { position, amountPaise }) => sum + (kept.get(position) ?? amountPaise), 0);
}

/** The last part waits for the customer's acceptance, a fee for its own end. */
export const isForTheDoor = ({ kind }: Pick<Instalment, 'kind'>): boolean => !LATER.includes(kind);

const LATER: readonly Instalment['kind'][] = ['completion', 'cancellation-fee'];
