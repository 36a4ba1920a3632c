import type { Pool } from '#server/platform/database/connect.ts';

type Query = (asked: { readonly name?: string }, values?: unknown[]) => Promise<unknown>;

/**
 * The same pool, in which something changes elsewhere right after the statement called `name` was answered the first time,
 * and before any other answers: the change that falls between two statements of one reading.
 */
export function changedAfter(pool: Pool, name: string, change: () => Promise<unknown>): Pool {
  const changed = Promise.withResolvers<unknown>();
  let begun = false;
  const querying =
    (query: Query): Query =>
    async (asked, values) => {
      if (asked.name !== undefined && asked.name !== name) await changed.promise;
      const answer = await query(asked, values);
      if (asked.name === name && !begun) {
        begun = true;
        await change().then(changed.resolve, changed.reject);
      }
      return answer;
    };
  const watched = <Client extends object>(client: Client): Client =>
    new Proxy(client, {
      get(target, key) {
        if (key === 'connect') return async () => watched(await pool.connect());
        const member: unknown = Reflect.get(target, key);
        if (typeof member !== 'function') return member;
        return key === 'query' ? querying(member.bind(target)) : (member.bind(target) as unknown);
      },
    });
  return watched(pool);
}
