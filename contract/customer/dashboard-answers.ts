import type { OutputOf } from '../operation.ts';
import type { PersonView } from '../public/person.ts';
import type { readCatalogue } from '../public/read-catalogue.ts';
import type { readSession } from '../public/read-session.ts';
import type { listBookings } from './list-bookings.ts';
import type { listNeeds } from './list-needs.ts';

/**
 * Answers with which the dashboard begins: the server puts them into the page when it knows who asks, equal to those of the
 * routes.
 */
export type DashboardAnswers = {
  readonly session: OutputOf<typeof readSession> & { readonly user: PersonView };
  readonly catalogue: OutputOf<typeof readCatalogue>;
  readonly bookings: OutputOf<typeof listBookings>;
  readonly needs: OutputOf<typeof listNeeds>;
};
