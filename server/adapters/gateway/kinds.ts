// Made from the folders by `node tools/write-registries.ts`: not to be edited.
import type { PaymentProvider } from '#contract/customer/booking.ts';
import { phonepe } from './phonepe/kind.ts';
import { razorpay } from './razorpay/kind.ts';
import { sandbox } from './sandbox/kind.ts';

/** How each gateway is spoken to, and played. */
export const KINDS = {
  phonepe,
  razorpay,
  sandbox,
} satisfies Record<PaymentProvider, unknown>;
