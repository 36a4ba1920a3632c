import { developmentBrand } from '#contract/brand.ts';
import type { Instant } from '#kernel/time.ts';
import { registerGateways } from '#server/adapters/gateway/gateway.ts';
import { developmentMessenger } from '#server/adapters/messages/development-messenger.ts';
import type { PaymentDeps as EffectDeps } from '#server/effects/gateway-of.ts';
import type { PayoutDeps } from '#server/effects/move-transfer.ts';
import type { MessageDeps } from '#server/effects/send-message.ts';
import type { WebhookDeps } from '#server/effects/send-webhook.ts';
import { startPayment } from '#server/effects/start-payment.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { beginPayment } from '#server/flows/payment/begin-payment.ts';
import type { TaxDocumentDeps } from '#server/flows/steps/tax-document/write-tax-documents.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { createLog, type LogLine } from '#server/platform/log/log.ts';
import { type MemoryStore, objectsInMemory } from './objects.ts';
import { type PaymentDeps, paymentDeps } from './payments.ts';
import { noPayouts } from './payouts.ts';
import type { TestGateway } from './sandbox.ts';
import { TEST_KEYS } from './sign-in-stage.ts';
import { TEST_SUPPLIER } from './supplier.ts';

export type EffectTestDeps = PaymentDeps &
  EffectDeps &
  PayoutDeps &
  TaxDocumentDeps &
  MessageDeps &
  WebhookDeps & {
    readonly objects: MemoryStore;
    readonly live: { tell(topics: readonly string[]): Promise<void> };
    pass(ms: number): void;
    readonly logged: LogLine[];
  };

/** Flows and effects over a test database and the sandbox, with a clock that a test turns. */
export function effectDeps(
  pool: Pool,
  { gateway }: Pick<TestGateway, 'gateway'>,
  now: Instant,
): EffectTestDeps {
  const logged: LogLine[] = [];
  return {
    ...paymentDeps(pool, now),
    gateways: registerGateways([gateway]),
    payouts: noPayouts,
    keys: TEST_KEYS,
    objects: objectsInMemory(),
    messenger: developmentMessenger,
    callWebhook: async () => ({ error: 'nobody is called' }),
    live: { tell: async () => {} },
    sender: { brand: developmentBrand, origin: 'https://aangan.test' },
    log: createLog({ level: 'debug', write: (line) => logged.push(line) }),
    supplier: TEST_SUPPLIER,
    logged,
  };
}

/** Acts as the customer until their browser shows the pay page. */
export async function goToPayPage(
  app: EffectTestDeps,
  customer: Customer,
  bookingId: string,
  amountPaise = 80_000,
): Promise<{ attemptId: string; payUrl: string }> {
  const begun = await beginPayment(app, {
    bookingId,
    userId: customer.id,
    provider: 'sandbox',
    amountPaise,
  });
  if (!begun.ok) throw new Error(begun.refusal.code);
  const started = await startPayment(app, begun.value, 'http://localhost:4200/payment-success');
  if (started.kind !== 'go') throw new Error(started.kind);
  return { attemptId: begun.value.attempt.id, payUrl: started.payUrl };
}
