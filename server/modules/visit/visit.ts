import { hasBegun } from '#contract/booking-phases.ts';
import type { BookingStatus } from '#contract/booking-statuses.ts';
import type { PayBy } from '#contract/visit.ts';
import type { Instant } from '#kernel/time.ts';

/**
 * A visit as it is stored, beside the state of its booking. Its times are those of our clock, except the one by the
 * Karigar's own.
 */
export type Visit = {
  readonly bookingId: string;
  /** The Karigar who leads it and makes its moves; nobody between two Karigars. */
  readonly karigarId: number | null;
  readonly assignedAt: Instant;
  readonly dispatchedAt: Instant | null;
  readonly startCode: Buffer | null;
  readonly startCodeTries: number;
  readonly arrivedBy: 'position' | 'evidence' | 'code' | null;
  readonly arrivedOwnAt: Instant | null;
  readonly startedAt: Instant | null;
  readonly finishedAt: Instant | null;
  readonly acceptedAt: Instant | null;
  readonly contactTries: number;
  readonly lastContactAt: Instant | null;
  readonly payBy: PayBy | null;
  readonly partial: boolean;
};

/** Whether its Karigar has come to the door: only then have the two met. */
export const hasComeToDoor = (booking: {
  readonly status: BookingStatus;
  readonly arrivedAt: Instant | null;
}): boolean => booking.arrivedAt !== null || hasBegun(booking.status);
