import * as z from 'zod/mini';
import { BEARERS } from '../bearers.ts';
import { BOOKING_STATUSES } from '../booking-statuses.ts';
import { seenState } from '../fields/seen-state.ts';
import { comment, paise, visitId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const resolveDispute = operation({
  name: 'resolveDispute',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/disputes/:id/resolution',
  summary: 'Close a dispute with a part of the price given back, or without.',
  input: z.object({
    id: visitId,
    outcome: z.enum(['refund', 'none'], 'outcome-invalid'),
    refundPaise: z._default(paise, 0),
    /** Read by the customer and by the Karigar. */
    comment: z._default(comment, ''),
    /** The party that bears what is given back; the Karigars bear it only once each of them was heard, or had a day to be. */
    borneBy: z._default(z.enum(BEARERS, 'outcome-invalid'), 'us'),
    /** As the preview told it. */
    seen: z.optional(seenState),
  }),
  output: z.object({ status: z.enum(BOOKING_STATUSES) }),
  reveals: [],
  refusals: {
    'dispute-not-found': 404,
    'move-not-allowed': 409,
    /** It was decided before, with another `outcome` or `refundPaise`. */
    'decided-otherwise': 409,
    'refund-too-high': 409,
    /** Somebody whose pay it may cut has until then to say their side. */
    'not-heard-yet': 409,
    'reason-missing': 409,
    /** Above what one of us may give back alone: it waits for a second who names the same sum. */
    'needs-another-person': 409,
    'own-money': 409,
    'booking-changed': 409,
  },
});
