import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';

export type DatabaseLine = {
  /** Leads to the database through this line. */
  readonly url: string;
  /** Every connection breaks, and no new one is to be had. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
};

/** A line to a database of the test cluster over TCP, which can be cut without harm to anybody else. */
export async function openDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const target = new URL(databaseUrl);
  const socket = join(target.searchParams.get('host') ?? '', `.s.PGSQL.${target.port || 5432}`);
  const open = new Set<Socket>();
  let server = await listen(0);
  const { port } = server.address() as { port: number };
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const one of open) one.destroy();
    await closed;
  };
  return {
    url: `postgresql://${target.username}@127.0.0.1:${port}${target.pathname}`,
    cut,
    mend: async () => {
      server = await listen(port);
    },
    close: cut,
  };

  async function listen(at: number): Promise<Server> {
    const listening = createServer((near) => {
      const far = connect(socket);
      for (const one of [near, far]) {
        open.add(one);
        one.on('error', () => {});
        one.on('close', () => {
          open.delete(one);
          near.destroy();
          far.destroy();
        });
      }
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => listening.listen(at, '127.0.0.1', resolve));
    return listening;
  }
}
