import type { Hono } from 'hono';
import type { Answer } from '#server/api/http/mount-routes.ts';
import { readyAnswers } from '#server/api/http/ready-answers.ts';
import { type ServeOptions, type Serving, serve } from '#server/platform/http/serve.ts';
import type { World } from './app-context.ts';
import type { Config } from './config.ts';
import { openApi } from './open-api.ts';
import { leadToConsole, openConsoleApi, openConsolePages, withoutConsole } from './open-console.ts';
import { answersOf } from './routes.ts';
import { withHeaders } from './with-headers.ts';

/** The answers of the API below its prefix, and the pages; of the console apart, where it has an origin of its own. */
export function serveWorld(world: World, config: Config, pages: Hono): Promise<Serving> {
  const answers = answersOf(world);
  const answerAtOnce = readyAnswers(answers, world, {
    secureCookies: config.https,
    trustedProxies: config.trustedProxies,
    staleness: world.facts.staleness,
  });
  return serve({
    ...withHeaders(config, world.log),
    ...(config.opsOrigin
      ? apart(world, config, { answers, pages, answerAtOnce, opsOrigin: config.opsOrigin })
      : { fetch: forkAt('/api/', openApi(world, config, answers), pages), answerAtOnce }),
    ...config,
  });
}

type Served = {
  readonly answers: readonly Answer[];
  readonly pages: Hono;
  readonly answerAtOnce: NonNullable<ServeOptions['answerAtOnce']>;
  readonly opsOrigin: string;
};

/** Two sites by the host that a request names: neither answers what is the other's. */
function apart(
  world: World,
  config: Config,
  { answers, pages, answerAtOnce, opsOrigin }: Served,
): Pick<ServeOptions, 'fetch' | 'answerAtOnce'> {
  const site = forkAt(
    '/api/',
    openApi(world, config, withoutConsole(answers)),
    leadToConsole(pages, opsOrigin),
  );
  const console = forkAt(
    '/api/',
    openConsoleApi(world, config, answers, opsOrigin),
    openConsolePages(pages),
  );
  const { hostname } = new URL(opsOrigin);
  const isConsole = (host: string): boolean => host.replace(/:\d*$/, '').toLowerCase() === hostname;
  return {
    fetch: (request, env) => {
      const { host } = new URL(request.url);
      return (isConsole(host) ? console : site)(request, env);
    },
    answerAtOnce: (incoming, outgoing) =>
      !isConsole(incoming.headers.host ?? '') && answerAtOnce(incoming, outgoing),
  };
}

/** Sends requests whose path begins with the prefix to the first app, all others to the second. */
function forkAt(prefix: string, first: Hono, second: Hono): ServeOptions['fetch'] {
  return (request, env) => {
    const pathAt = request.url.indexOf('/', 'https://'.length);
    return (request.url.startsWith(prefix, pathAt) ? first : second).fetch(request, env);
  };
}
