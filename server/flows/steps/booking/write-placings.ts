import { MINUTE } from '#kernel/time.ts';
import { LOOKAROUND } from '#server/modules/availability/openings.ts';
import {
  type BookingLimits,
  type OfferedPlacing,
  type Placed,
  recordPlacings,
} from '#server/modules/booking/placing-store.ts';
import { createBatch } from '#server/platform/database/batch.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { carriedTrace } from '#server/platform/tracing/current-trace.ts';

/** Writes one placing; those that arrive while the database is busy share the next round trip. */
export type WritePlacing = (placing: OfferedPlacing) => Promise<Placed>;

/** One for each process: the queue of its bookings. Without limits one person may book without end. */
export function writePlacings(db: Database, limits?: BookingLimits): WritePlacing {
  const write = createBatch<OfferedPlacing, Placed>(
    (placings, patient) =>
      recordPlacings(db, placings, LOOKAROUND / MINUTE, limits, patient ? PATIENT_MS : HASTY_MS),
    {
      most: 64,
      semaphore: 4,
      keyOf: ({ placing }) => placing.booking.id,
      ownerOf: ({ placing }) => placing.booking.userId,
    },
  );
  // Several requests share a call, which knows of one of their traces at most.
  return (placing) => write({ ...placing, trace: carriedTrace() });
}

/** How long a call waits for a lock: with strangers in it hardly at all. */
const HASTY_MS = 150;
const PATIENT_MS = 2_000;
