import type { Instant } from '#kernel/time.ts';
import type { Database } from '../database/connect.ts';
import { statement } from '../database/statement.ts';

const register = statement<[string, Date]>({
  name: 'keys-register',
  text: 'insert into server_keys (id, first_used_at) values ($1, $2) on conflict (id) do update set retired_at = null',
});

/** Registers the key under which values are sealed from now on. */
export const registerKey = (db: Database, id: string, now: Instant): Promise<unknown> =>
  register.run(db, [id, new Date(now)]);

const listLive = statement<[], { id: string }>({
  name: 'keys-list-live',
  text: 'select id from server_keys where retired_at is null order by first_used_at',
});

/** Under which something in this database may still be sealed. */
export const listLiveKeys = async (db: Database): Promise<string[]> =>
  (await listLive.run(db, [])).map(({ id }) => id);

const retire = statement<[string, Date]>({
  name: 'keys-retire',
  text: 'update server_keys set retired_at = $2 where id <> $1 and retired_at is null',
});

/** Nothing is sealed under any other key any more. */
export const retireOtherKeys = (db: Database, id: string, now: Instant): Promise<number> =>
  retire.count(db, [id, new Date(now)]);
