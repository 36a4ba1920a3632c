import pg from 'pg';

/** Any number will do, as long as every process of this product uses the same. */
const LEASE_LOCK = 7_261_002;

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
  await client.query('select pg_advisory_lock_shared($1)', [LEASE_LOCK]);
  return {
    lost,
    end: () => {
      given = true;
      return client.end();
    },
    endAsTheLast: async () => {
      given = true;
      try {
        await client.query('select pg_advisory_unlock_shared($1)', [LEASE_LOCK]);
        const answer = await client.query<{ last: boolean }>(
          'select pg_try_advisory_lock($1) as last',
          [LEASE_LOCK],
        );
        if (answer.rows[0]?.last) return true;
        await client.end();
        return false;
      } catch {
        // The database is gone already, or on its way: there is nothing left to switch off but the process, if any.
        return true;
      }
    },
  };
}
