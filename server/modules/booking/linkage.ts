import { termsOf } from '#contract/catalogue/known.ts';
import type { Booking } from './booking.ts';

type Sold = Pick<Booking, 'category'>;

/** The same people come to all of its visits: they are sought, asked and replaced for all that are ahead at once. */
export const keepsTeam = ({ category }: Sold): boolean => termsOf(category).linkage === 'same-team';

/** A visit may be cancelled, moved or missed while the others stand. */
export const visitsStandAlone = ({ category }: Sold): boolean =>
  termsOf(category).linkage !== 'together';
