import type { OutputOf } from '../operation.ts';
import type { PersonView } from '../public/person.ts';
import type { readCatalogue } from '../public/read-catalogue.ts';
import type { readSession } from '../public/read-session.ts';
import type { listBookings } from './list-bookings.ts';
import type { listNeeds } from './list-needs.ts';
import type { readBooking } from './read-booking.ts';

/**
 * Answers with which a page begins: the server puts them into it when it knows who asks, equal to those of the routes. Beside
 * who asks and what waits for them, a page has those that it shows.
 */
export type PageAnswers = {
  readonly session: OutputOf<typeof readSession> & { readonly user: PersonView };
  readonly needs: OutputOf<typeof listNeeds>;
  /** The dashboard shows these two. */
  readonly catalogue?: OutputOf<typeof readCatalogue>;
  readonly bookings?: OutputOf<typeof listBookings>;
  /** The first page of the history. */
  readonly history?: OutputOf<typeof listBookings>;
  /** A booking's own page shows it. */
  readonly booking?: OutputOf<typeof readBooking>;
};
