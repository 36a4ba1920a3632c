import { describe, expect, test } from 'vitest';
import { EVENT_ID_HEADER, SIGNATURE_HEADER } from '#server/adapters/gateway/sandbox/protocol.ts';
import { sign } from '#server/adapters/gateway/signature.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { type EffectTestDeps, goToPayPage } from '#testing/payment-effects.ts';
import { paymentStage } from '#testing/payment-stage.ts';
import { bookOnline, lookAt } from '#testing/payments.ts';
import type { TestSandbox } from '#testing/sandbox.ts';
import { NOW, type World } from '#testing/world.ts';
import { askPayment } from './ask-payment.ts';
import { receiveWebhook } from './receive-webhook.ts';

let world: World;
let sandbox: TestSandbox;
let asha: Customer;
let app: EffectTestDeps;

paymentStage((stage) => {
  ({ world, sandbox, asha, app } = stage);
});

const state = (bookingId: string) => lookAt(world.db, bookingId);
describe('an incoming webhook', () => {
  const webhook = (eventId: string, body: object, secret = sandbox.webhookSecret) => {
    const bytes = Buffer.from(JSON.stringify({ eventId, ...body }));
    const headers: Record<string, string> = {
      [EVENT_ID_HEADER]: eventId,
      [SIGNATURE_HEADER]: sign(secret, bytes),
    };
    return { body: bytes, header: (name: string) => headers[name] ?? null };
  };
  const completed = (merchantOrderId: string) => ({
    event: 'order.completed',
    payload: {
      merchantOrderId,
      orderId: 'SBXO1',
      state: 'COMPLETED',
      amount: 80_000,
      expireAt: NOW,
      paymentDetails: [
        {
          transactionId: 'T',
          paymentMode: 'UPI',
          state: 'COMPLETED',
          amount: 80_000,
          timestamp: NOW,
        },
      ],
    },
  });

  test('is taken once, and never trusted: the gateway itself says pending, so nothing is settled', async () => {
    const bookingId = await bookOnline(app, asha);
    const { attemptId } = await goToPayPage(app, asha, bookingId);
    const genuine = webhook('SBXE-claims-paid', completed(attemptId));
    expect(await receiveWebhook(app, 'sandbox', genuine)).toBe('accepted');
    expect(await receiveWebhook(app, 'sandbox', genuine)).toBe('accepted');
    await askPayment(app, { attemptId });
    expect(await state(bookingId)).toMatchObject({
      firm: false,
      events: ['BookingPlaced', 'PaymentBegun', 'GatewayReported'],
    });
  });

  test('with a wrong signature it is forged, an alarm, and nothing is written', async () => {
    const bookingId = await bookOnline(app, asha);
    const { attemptId } = await goToPayPage(app, asha, bookingId);
    const forged = webhook('SBXE-forged-1', completed(attemptId), 'guessed');
    expect(await receiveWebhook(app, 'sandbox', forged)).toBe('forged');
    expect(app.logged).toContainEqual(
      expect.objectContaining({ event: 'webhook-forged', security: true }),
    );
    expect((await state(bookingId)).events).not.toContain('GatewayReported');
  });

  test('about an order that is not ours is taken and ignored; from an unknown gateway is refused', async () => {
    const other = webhook('SBXE-other-shop', completed('somebody-elses'));
    expect(await receiveWebhook(app, 'sandbox', other)).toBe('accepted');
    expect(await receiveWebhook(app, 'phonepe', other)).toBe('no-such-gateway');
  });
});
