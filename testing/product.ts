import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool } from '#server/platform/database/connect.ts';
import { claimPorts } from './ports.ts';
import { endServer, launchServer } from './server-process.ts';
import { createWorld, type World } from './world.ts';

export type Product = {
  /** Address of the site, e.g. `http://localhost:24817`. */
  readonly url: string;
  /** The first is `url`; with `servers: 2` there are two processes on one database. */
  readonly urls: readonly string[];
  readonly gatewayUrl: string;
  readonly db: Pool;
  readonly databaseUrl: string;
  readonly dataFolder: string;
  /** Log of the servers so far. */
  logged(): string;
  /** Kills a server as a power cut would, and starts it again on the same port. */
  crash(server?: number): Promise<void>;
  /** Kills it and leaves it so, until it is opened again. */
  kill(server: number): Promise<void>;
  open(server: number): Promise<void>;
  /** The process of a server. */
  pidOf(server: number): number;
  /** Asks one server to leave, waits until it has, and starts it again on the same port. */
  restart(server: number): Promise<void>;
  /** Asks the servers to leave and waits for them; twice is as good as once. */
  close(): Promise<void>;
};

export type ProductOptions = {
  readonly servers?: number;
  /** Off for tests that never open a page: then nothing needs to be built. */
  readonly site?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  /** Variables that differ between the servers, by the number of the server and its port. */
  readonly environmentOf?: (server: number, port: number) => Readonly<Record<string, string>>;
  /** The database that they serve, closed with them; without it a fresh one of the test cluster. */
  readonly world?: Pick<World, 'db' | 'url' | 'close'>;
};

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const products = new Set<Product>();

/** All that have been started here and not been closed. */
export const openProducts = (): Product[] => [...products];

/** The real server in processes of its own, with its sandbox gateway, on a seeded database that nobody else uses. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const { servers: count = 1, site = false, environment = {} } = options;
  const world = options.world ?? (await createWorld({ seeded: true }));
  const dataFolder = await mkdtemp(join(tmpdir(), 'aangan-product-'));
  const claimed = await claimPorts();
  const port = claimed.first;
  const ports = Array.from({ length: count }, (_, index) =>
    index === 0 ? port : port + index + 1,
  );
  const urls = ports.map((one) => `http://localhost:${one}`);
  let log = '';
  const launchOne = (one: number): Promise<ChildProcess> =>
    launchServer(
      ROOT,
      {
        ...process.env,
        DATABASE_URL: world.url,
        AANGAN_DATA: dataFolder,
        AANGAN_SITE: site ? 'on' : 'off',
        AANGAN_CHECK_ANSWERS: 'on',
        PORT: String(one),
        SANDBOX_PORT: String(port + 1),
        SIMULATOR_PORT: String(port + count + 1),
        PUBLIC_ORIGIN: urls.join(','),
        LOG_FORM: 'json',
        ...environment,
        ...options.environmentOf?.(ports.indexOf(one), one),
      },
      (text) => {
        log += text;
      },
      // A whole run has bundled it before; a clock of the test's own takes the place of modules, which a bundle no longer has.
      environment?.MOVED_CLOCK ? undefined : process.env.TESTED_SERVER,
    );
  const servers = await Promise.all(ports.map(launchOne));
  let closing: Promise<void> | undefined;
  const product: Product = {
    url: urls[0] as string,
    urls,
    gatewayUrl: `http://localhost:${port + 1}`,
    db: world.db,
    databaseUrl: world.url,
    dataFolder,
    logged: () => log,
    crash: async (server = 0) => {
      await product.kill(server);
      await product.open(server);
    },
    kill: (server) => endServer(servers[server] as ChildProcess, 'SIGKILL'),
    open: async (server) => {
      servers[server] = await launchOne(ports[server] as number);
    },
    pidOf: (server) => servers[server]?.pid as number,
    restart: async (server) => {
      await endServer(servers[server] as ChildProcess, 'SIGTERM');
      servers[server] = await launchOne(ports[server] as number);
    },
    close: () => {
      closing ??= close();
      return closing;
    },
  };
  products.add(product);
  return product;

  async function close(): Promise<void> {
    products.delete(product);
    await Promise.all(servers.map((server) => endServer(server, 'SIGTERM')));
    await world.close();
    await rm(dataFolder, { recursive: true, force: true });
    claimed.release();
  }
}
