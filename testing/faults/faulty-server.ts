import type { PaymentProvider } from '#contract/customer/booking.ts';
import type { Instant } from '#kernel/time.ts';
import {
  type Gateway,
  type ReceivedWebhook,
  registerGateways,
} from '#server/adapters/gateway/gateway.ts';
import type { PayoutProvider } from '#server/adapters/payout/payouts.ts';
import { askPayment } from '#server/effects/ask-payment.ts';
import { reconcileSettlements } from '#server/effects/reconcile-settlements.ts';
import { startPayment } from '#server/effects/start-payment.ts';
import { sweepPayments } from '#server/effects/sweep-payments.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { beginPayment } from '#server/flows/payment/begin-payment.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { NOW } from '../now.ts';
import { type EffectTestDeps, effectDeps } from '../payment-effects.ts';
import { bookOnline } from '../payments.ts';
import { noPayouts } from '../payouts.ts';
import type { Chance } from './chance.ts';
import { shakyPayouts, wantMoney } from './payouts.ts';
import { shaky } from './shaky.ts';
import { hear } from './webhook-route.ts';

/** Acts of a customer or the clock, in a form that travels to a process of its own. */
export type QueuedAction =
  | { readonly kind: 'book'; readonly id: string; readonly date: string; readonly time: string }
  | { readonly kind: 'want-money'; readonly bookingId: string }
  | { readonly kind: 'begin'; readonly bookingId: string }
  | { readonly kind: 'ask'; readonly attemptId: string }
  | { readonly kind: 'sweep' }
  | { readonly kind: 'reconcile'; readonly now: Instant };

/** The name of an order that has a pay page by now, or that there is none to be had any more. */
export type Done = { readonly order?: string; readonly isOver?: true };

export type Manner = {
  /** The time of the campaign, which runs faster than ours. */
  readonly now: Instant;
  /** Nobody cuts us off any more. */
  readonly isCalm: boolean;
};

export type FaultyServer = {
  perform(queuedAction: QueuedAction, manner: Manner): Promise<Done>;
  hear(webhook: ReceivedWebhook): Promise<boolean>;
};

export const PRICE = 80_000;

/** Flows and effects of money over a real database, a real gateway's client and a clock that is told what time it is. */
export function startFaultyServer(options: {
  readonly pool: Pool;
  readonly provider: PaymentProvider;
  readonly gateway: Gateway;
  readonly payouts: PayoutProvider;
  readonly customer: Customer;
  readonly chance: Chance;
}): FaultyServer {
  const { provider, gateway, payouts, customer, chance } = options;
  const base = effectDeps(options.pool, { gateway }, NOW);
  const calm: EffectTestDeps = { ...base, payouts: { ...noPayouts, provider: payouts } };
  const cutOff: EffectTestDeps = {
    ...calm,
    payouts: { ...noPayouts, provider: shakyPayouts(payouts, chance) },
    gateways: registerGateways([shaky(gateway, chance)]),
  };
  let app = cutOff;

  return {
    async perform(queuedAction, { now, isCalm }) {
      if (now > base.now()) base.pass(now - base.now());
      app = isCalm ? calm : cutOff;
      switch (queuedAction.kind) {
        case 'book':
          await bookOnline(app, customer, queuedAction);
          return {};
        case 'want-money':
          await wantMoney(app, { ...queuedAction, userId: customer.id }, chance);
          return {};
        case 'begin':
          return begin(app, { provider, customer, bookingId: queuedAction.bookingId });
        case 'ask':
          await askPayment(app, queuedAction);
          return {};
        case 'sweep':
          await sweepPayments(app);
          return {};
        case 'reconcile':
          await reconcileSettlements({ ...app, now: () => queuedAction.now });
          return {};
      }
    },
    hear: (webhook) => hear(app, provider, webhook),
  };
}

async function begin(
  app: EffectTestDeps,
  wish: {
    readonly provider: PaymentProvider;
    readonly customer: Customer;
    readonly bookingId: string;
  },
): Promise<Done> {
  const { provider, customer, bookingId } = wish;
  const command = { bookingId, userId: customer.id, provider, amountPaise: PRICE };
  const begun = await beginPayment(app, command);
  if (!begun.ok) return { isOver: true };
  const started = await startPayment(
    app,
    begun.value,
    'http://localhost:4200/payment-success',
  ).catch(() => undefined);
  return started?.kind === 'go' ? { order: begun.value.attempt.orderReference } : {};
}
