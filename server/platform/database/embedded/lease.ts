import pg from 'pg';
import { leaveAsTheLast, shareLock } from '../locks.ts';

export type Lease = {
  /** Resolves when the database ends without our having given it up. */
  readonly lost: Promise<void>;
  end(): Promise<void>;
  /** True when nobody else holds a lease; from then on nobody can take one any more. */
  endAsTheLast(): Promise<boolean>;
};

/**
 * One idle connection that says "I am using this database". It is a shared advisory lock, so it ends with the process
 * that holds it, even with a killed one, and needs no files.
 */
export async function takeLease(url: string): Promise<Lease> {
  const client = new pg.Client({ connectionString: url, application_name: 'aangan lease' });
  let given = false;
  const lost = new Promise<void>((resolve) => {
    client.on('end', () => {
      if (!given) resolve();
    });
  });
  // Told by `lost`; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  await shareLock(client, 'lease');
  return {
    lost,
    end: () => {
      given = true;
      return client.end();
    },
    endAsTheLast: async () => {
      given = true;
      try {
        if (await leaveAsTheLast(client, 'lease')) return true;
        await client.end();
        return false;
      } catch {
        // The database is gone already, or on its way: there is nothing left to switch off but the process, if any.
        return true;
      }
    },
  };
}
