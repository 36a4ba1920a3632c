import type { OutputOf } from '../operation.ts';
import type { PersonView } from '../public/person.ts';
import type { readCatalogue } from '../public/read-catalogue.ts';
import type { readSession } from '../public/read-session.ts';
import type { listBookings } from './list-bookings.ts';
import type { listNeeds } from './list-needs.ts';

/** What the dashboard begins with: the server puts it into the page when it knows who asks, as the doors would answer it. */
export type DashboardAnswers = {
  readonly session: OutputOf<typeof readSession> & { readonly user: PersonView };
  readonly catalogue: OutputOf<typeof readCatalogue>;
  readonly bookings: OutputOf<typeof listBookings>;
  readonly needs: OutputOf<typeof listNeeds>;
};
