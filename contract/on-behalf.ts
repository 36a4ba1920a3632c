import * as z from 'zod/mini';
import { BOOKING_STATUSES } from './booking-statuses.ts';
import { reasonText } from './fields/application.ts';
import { seenState } from './fields/seen-state.ts';
import { madeId, visitId } from './fields/visit-fields.ts';
import { type Operation, operation, type RefusalOf } from './operation.ts';

/**
 * An act reported by operations for a Karigar whose telephone is dead or whose hands are full, with the reason. It is the
 * Karigar's act, by the same rules and clocks; that it was said for them is on record.
 */
export function onBehalf<O extends Operation, Shape extends z.core.$ZodLooseShape>(
  one: O,
  shape: Shape,
) {
  return operation({
    name: `${one.name}OnBehalf`,
    audience: 'ops',
    method: 'POST',
    path: one.path.replace('/api/karigar/', '/api/ops/'),
    summary: `On behalf of the Karigar who leads a visit, and why. ${one.summary}`,
    input: z.object({ ...onBehalfFields, ...shape }),
    output: z.object({ status: z.enum(BOOKING_STATUSES) }),
    reveals: [],
    refusals: { ...one.refusals, 'booking-changed': 409 } as O['refusals'] &
      Readonly<Record<RefusalOf<O> | 'booking-changed', 404 | 409>>,
  });
}

const onBehalfFields = {
  id: visitId,
  /** Made by the client, so that pressing twice is once. */
  actionId: madeId,
  why: reasonText,
  /** As the preview told it: refused when something else has happened since. */
  seen: z.optional(seenState),
};
