// Made from the folders by `node tools/write-registries.ts`: not to be edited.
import type { PaymentProvider } from '#contract/customer/booking.ts';
import { phonepe } from './phonepe/account.ts';
import { razorpay } from './razorpay/account.ts';
import { sandbox } from './sandbox/account.ts';

/** The account module of each gateway. */
export const ACCOUNTS = {
  phonepe,
  razorpay,
  sandbox,
} satisfies Record<PaymentProvider, unknown>;
