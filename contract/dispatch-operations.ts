import { acceptOffer } from './karigar/accept-offer.ts';
import { declineOffer } from './karigar/decline-offer.ts';
import { listOffers } from './karigar/list-offers.ts';
import type { Operation } from './operation.ts';
import { readDispatch } from './ops/read-dispatch.ts';

/** Who does a visit: what Karigars are offered and answer, and why it came so. */
export const dispatchOperations: readonly Operation[] = [
  listOffers,
  acceptOffer,
  declineOffer,
  readDispatch,
];
