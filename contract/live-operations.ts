import { endShare } from './customer/end-share.ts';
import { readLiveVisit } from './customer/read-live-visit.ts';
import { sayToKarigar } from './customer/say-to-karigar.ts';
import { shareVisit } from './customer/share-visit.ts';
import { watchLiveVisit } from './customer/watch-live-visit.ts';
import { readTalk } from './karigar/read-talk.ts';
import { reportPosition } from './karigar/report-position.ts';
import { sayToCustomer } from './karigar/say-to-customer.ts';
import { watchKarigar } from './karigar/watch-karigar.ts';
import type { Operation } from './operation.ts';
import { readFollowedVisit } from './public/read-followed-visit.ts';
import { watchFollowedVisit } from './public/watch-followed-visit.ts';

/** A visit as it is watched while it happens: by the customer, their family and the Karigar. */
export const liveOperations: readonly Operation[] = [
  readLiveVisit,
  watchLiveVisit,
  sayToKarigar,
  shareVisit,
  endShare,
  readFollowedVisit,
  watchFollowedVisit,
  watchKarigar,
  reportPosition,
  readTalk,
  sayToCustomer,
];
