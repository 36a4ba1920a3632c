import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** The number of every service that was ever sold, by its slug. */
export const listServiceIds = async (db: Database): Promise<ReadonlyMap<string, number>> =>
  new Map((await selectIds.run(db, [])).map(({ slug, id }) => [slug, id]));

const selectIds = statement<[], { slug: string; id: number }>({
  name: 'catalogue-service-ids',
  text: 'select slug, id from services',
});
