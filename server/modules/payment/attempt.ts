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

/** One order at a gateway, for one instalment of one booking. */
export type Attempt = {
  readonly id: string;
  readonly bookingId: string;
  readonly instalment: number;
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
};

/** Money may still come by it. */
export const isOpen = ({ state }: Pick<Attempt, 'state'>): boolean =>
  state === 'created' || state === 'pending' || state === 'unknown';
