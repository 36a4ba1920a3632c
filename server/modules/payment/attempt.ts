import type { PaidWay } from '#contract/customer/refund.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';

/**
 * created: the row stands, the gateway is being called · pending: there is a pay page · unknown: the call got no answer,
 * so nobody has the pay page · mismatched: the gateway reports other money than we asked for, people look at it.
 */
export type AttemptState =
  | 'created'
  | 'pending'
  | 'unknown'
  | 'succeeded'
  | 'failed'
  | 'expired'
  | 'mismatched';

/** The payment that a gateway reports instead of the one we asked for. */
export type Reported = {
  readonly amountPaise: Paise;
  readonly gatewayReference: string;
  readonly instrument: PaidWay;
};

/** One order at a gateway, for one instalment of one booking, or for several that are due at once. */
export type Attempt = {
  readonly id: string;
  readonly bookingId: string;
  readonly instalment: number;
  /** Further parts that it pays: all of them or none. */
  readonly also: readonly number[];
  readonly provider: string;
  /** Our name for the order at the gateway. */
  readonly orderReference: string;
  readonly amountPaise: Paise;
  readonly state: AttemptState;
  readonly payUrl: string | null;
  readonly gatewayReference: string | null;
  readonly nextAskAt: Instant | null;
  readonly asked: number;
  /** How often it was asked about since it is closed. */
  readonly askedClosed: number;
  readonly createdAt: Instant;
  /** Given for an attempt that is mismatched. */
  readonly reported: Reported | null;
};

/** Money may still come by it. */
export const isOpen = ({ state }: Pick<Attempt, 'state'>): boolean =>
  state === 'created' || state === 'pending' || state === 'unknown';
