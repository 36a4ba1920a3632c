import { Hono } from 'hono';
import type { Instant } from '#kernel/time.ts';
import { type Answer, mountRoutes } from '#server/api/http/mount-routes.ts';
import { readyAnswers } from '#server/api/http/ready-answers.ts';
import type { RouteOptions } from '#server/api/http/route-options.ts';
import { whoAsks } from '#server/api/session-cookie.ts';
import { whoOfStaff } from '#server/api/staff-cookie.ts';
import type { World as ServerWorld } from '#server/app-context.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { headersOfAll } from '#server/platform/http/security-headers.ts';
import { serve } from '#server/platform/http/serve.ts';
import { createLog, type LogLine } from '#server/platform/log/log.ts';
import { type Client, type ClientOptions, createClient } from './client.ts';
import { objectsInMemory } from './objects.ts';
import { TEST_KEYS } from './test-keys.ts';
import { createWorld, NOW, type World } from './world.ts';

export type TestServer = {
  readonly world: World;
  readonly base: string;
  readonly clock: { now: Instant };
  /** Log of the server so far. */
  readonly log: LogLine[];
  client(options?: ClientOptions): Client;
  close(): Promise<void>;
};

export type TestServerOptions = Partial<RouteOptions> & {
  readonly answers: readonly Answer[] | ((world: ServerWorld) => readonly Answer[]);
  /** Parts of the context beside its database, clock and log; a function where they need that database. */
  readonly server?: Partial<ServerWorld> | ((db: World['db']) => Partial<ServerWorld>);
  /** Opens what is no operation of the contract, on the same port. */
  readonly open?: (app: Hono, world: ServerWorld) => void;
};

/** The real doors on a real port over a database of their own, with a clock that the test sets. */
export async function startServer({
  answers,
  server = {},
  open,
  ...options
}: TestServerOptions): Promise<TestServer> {
  const world = await createWorld();
  const clock = { now: NOW };
  const lines: LogLine[] = [];
  const log = createLog({ level: 'debug', write: (line) => lines.push(line) });
  const origins: string[] = [];
  const app = new Hono();
  const serverWorld = {
    pool: world.db,
    now: () => clock.now,
    log,
    live: nobodyWatches,
    keys: TEST_KEYS,
    objects: objectsInMemory(),
    facts: createAppCache(world.db),
    ...(typeof server === 'function' ? server(world.db) : server),
  } as ServerWorld;
  open?.(app, serverWorld);
  const answered = typeof answers === 'function' ? answers(serverWorld) : answers;
  const routes = {
    whoAsks,
    whoOfStaff,
    origins,
    secureCookies: false,
    trustedProxies: 1,
    checkAnswers: true,
    ...options,
  };
  mountRoutes(app, answered, serverWorld, routes);
  const serving = await serve({
    fetch: app.fetch,
    headers: headersOfAll({ https: false }),
    // As in production, where answers are not compared with the contract either.
    ...(routes.checkAnswers ? {} : { answerAtOnce: readyAnswers(answered, serverWorld, routes) }),
    port: 0,
    host: '127.0.0.1',
  });
  const base = `http://127.0.0.1:${serving.port}`;
  origins.push(base);
  return {
    world,
    base,
    clock,
    log: lines,
    client: (clientOptions) => createClient(base, clientOptions),
    close: async () => {
      await serving.close(1_000);
      await world.close();
    },
  };
}

const nobodyWatches: ServerWorld['live'] = {
  open: () => undefined,
  tell: async () => {},
  close: async () => {},
};
