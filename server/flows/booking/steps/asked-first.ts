import { listFavourites } from '#server/modules/availability/favourite-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Wish } from '../../steps/booking/openings-for.ts';
import type { Customer } from './placing-request.ts';

/** The customer of a wish and whom they want asked first. Most want nobody, as their session says, and then nothing is read. */
export const askedFirst = (
  db: Database,
  { id: customerId, hasFavourites }: Customer,
): Pick<Wish, 'customerId' | 'favourites'> => ({
  customerId,
  favourites: () => (hasFavourites === false ? NOBODY : listFavourites(db, customerId)),
});

const NOBODY: ReadonlySet<number> = new Set();
