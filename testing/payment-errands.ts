import { developmentBrand } from '#contract/brand.ts';
import type { Instant } from '#kernel/time.ts';
import type { PaymentHouse as ErrandHouse } from '#server/errands/gateway-of.ts';
import type { PayoutHouse } from '#server/errands/move-payout.ts';
import type { MessageHouse } from '#server/errands/send-message.ts';
import { startPayment } from '#server/errands/start-payment.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { beginPayment } from '#server/flows/payment/begin-payment.ts';
import type { PaperHouse } from '#server/flows/steps/write-papers.ts';
import { registerGateways } from '#server/outside/gateway/gateway.ts';
import { developmentMessenger } from '#server/outside/messages/development-messenger.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { createLog, type LogLine } from '#server/platform/log/log.ts';
import { type PaymentHouse, paymentHouse } from './payments.ts';
import { noPayouts } from './payouts.ts';
import type { TestGateway } from './sandbox.ts';
import { TEST_SUPPLIER } from './supplier.ts';
import { TEST_KEYS } from './ways-in.ts';

export type ErrandTestHouse = PaymentHouse &
  ErrandHouse &
  PayoutHouse &
  PaperHouse &
  MessageHouse & {
    readonly live: { tell(topics: readonly string[]): Promise<void> };
    pass(ms: number): void;
    readonly logged: LogLine[];
  };

/** Flows and errands over a test database and the sandbox, with a clock that a test turns. */
export function errandHouse(
  pool: Pool,
  { gateway }: Pick<TestGateway, 'gateway'>,
  now: Instant,
): ErrandTestHouse {
  const logged: LogLine[] = [];
  return {
    ...paymentHouse(pool, now),
    gateways: registerGateways([gateway]),
    payouts: noPayouts,
    keys: TEST_KEYS,
    messenger: developmentMessenger,
    live: { tell: async () => {} },
    sender: { brand: developmentBrand, origin: 'https://aangan.test' },
    log: createLog({ level: 'debug', write: (line) => logged.push(line) }),
    supplier: TEST_SUPPLIER,
    logged,
  };
}

/** What the customer does until his browser shows the pay page. */
export async function goToPayPage(
  house: ErrandTestHouse,
  customer: Customer,
  bookingId: string,
  amountPaise = 80_000,
): Promise<{ attemptId: string; payUrl: string }> {
  const begun = await beginPayment(house, {
    bookingId,
    userId: customer.id,
    provider: 'sandbox',
    amountPaise,
  });
  if (!begun.ok) throw new Error(begun.refusal.code);
  const started = await startPayment(house, begun.value, 'http://localhost:4200/payment-success');
  if (started.kind !== 'go') throw new Error(started.kind);
  return { attemptId: begun.value.attempt.id, payUrl: started.payUrl };
}
