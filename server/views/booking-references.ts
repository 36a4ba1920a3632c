import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Named = { readonly id: string; readonly reference: string };

const named = statement<[string[]], Named>({
  name: 'booking-references',
  text: 'select id, reference from bookings where id = any($1) order by starts_at',
});

/** The references by which bookings are known to people, soonest first. */
export const listReferences = (db: Database, ids: readonly string[]): Promise<Named[]> =>
  named.run(db, [[...ids]]);
