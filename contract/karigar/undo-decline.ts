import * as z from 'zod/mini';
import { offerId } from '../fields/offer-id.ts';
import { operation } from '../operation.ts';

/** A slip of the thumb can be taken back for this long after it was pressed; until then nobody is asked instead. */
export const DECLINE_UNDONE_SECONDS = 10;

/**
 * `undo-too-late`: that time is over. `offer-passed-on`: it was given to somebody else to answer. Wanted at once, it is asked of others
 * in the same second, and open to all of them: the first yes has it.
 */
export const undoDecline = operation({
  name: 'undoDecline',
  audience: 'karigar',
  method: 'DELETE',
  path: '/api/karigar/offers/:id/decline',
  summary: `Take a no back within ${DECLINE_UNDONE_SECONDS} seconds, as long as nobody else has it. An offer that is open stays as it is; sent again it answers the same.`,
  input: z.object({ id: offerId }),
  output: z.object({}),
  refusals: {
    'offer-not-found': 404,
    'offer-gone': 409,
    'offer-taken': 409,
    'offer-passed-on': 409,
    'undo-too-late': 409,
  },
});
