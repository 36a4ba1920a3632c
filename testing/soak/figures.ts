import type { Database } from '#server/platform/database/connect.ts';

/** How large everything is at one moment. */
export type Sample = {
  readonly minutes: number;
  readonly bookings: number;
  readonly servers: readonly { rssMb: number; heapMb: number; files: number; streams: number }[];
  readonly connections: number;
  readonly outbox: number;
  /** Bytes of each table, with its indexes. */
  readonly tables: Readonly<Record<string, number>>;
};

const MB = 2 ** 20;

export async function takeSample(
  db: Database,
  metricsUrls: readonly string[],
  since: number,
): Promise<Sample> {
  const { rows } = await db.query<{ bookings: number; connections: number; outbox: number }>(
    `select (select count(*)::int from bookings) as bookings, (select count(*)::int from outbox) as outbox,
        (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections`,
  );
  const sizes = await db.query<{ name: string; bytes: number }>(
    `select n.nspname || '.' || c.relname as name, pg_total_relation_size(c.oid)::float8 as bytes
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`,
  );
  return {
    minutes: (performance.now() - since) / 60_000,
    ...(rows[0] as { bookings: number; connections: number; outbox: number }),
    servers: await Promise.all(metricsUrls.map(readServer)),
    tables: Object.fromEntries(sizes.rows.map(({ name, bytes }) => [name, bytes])),
  };
}

async function readServer(url: string): Promise<Sample['servers'][number]> {
  const text = await (await fetch(url)).text();
  const figure = (name: string): number =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    rssMb: figure('process_resident_memory_bytes') / MB,
    heapMb: figure('nodejs_heap_size_used_bytes') / MB,
    files: figure('process_open_fds'),
    streams: figure('aangan_streams'),
  };
}
