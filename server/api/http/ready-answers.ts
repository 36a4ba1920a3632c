import type { World } from '#server/app-context.ts';
import { requestIdOf } from '#server/platform/http/request-id.ts';
import type { ServeOptions } from '#server/platform/http/serve.ts';
import { apiHeaders } from './answers.ts';
import { jsonOf } from './frozen-json.ts';
import type { Answer } from './mount-routes.ts';
import type { RouteOptions } from './route-options.ts';

/** The body as text: Node then sends it together with the headers, and bytes after them. */
type Written = { readonly body: string; readonly headers: readonly string[] };

/**
 * Answers that stand ready in memory, frozen and the same for everybody, go out before the framework has made anything
 * of the request: the same status, headers, body and log line as by the door, for half the work. Whatever is not quite so
 * (another method, a query, an answer that has to be made first) is the door's.
 */
export function readyAnswers(
  answers: readonly Answer[],
  world: Pick<World, 'log'>,
  {
    secureCookies,
    staleness,
    trustedProxies,
  }: Pick<RouteOptions, 'secureCookies' | 'staleness' | 'trustedProxies'>,
): NonNullable<ServeOptions['answerAtOnce']> {
  const common = apiHeaders({ https: secureCookies });
  const byPath = new Map(
    answers.filter(({ ready }) => ready).map((one) => [one.operation.path, one]),
  );
  const written = new WeakMap<object, Written>();

  return (incoming, outgoing) => {
    const one = incoming.method === 'GET' ? byPath.get(incoming.url ?? '') : undefined;
    const value = one?.ready?.();
    if (!one || value === undefined || staleness?.ageSeconds() !== undefined) return false;
    const started = performance.now();
    const { 'x-request-id': given } = incoming.headers;
    const requestId = requestIdOf(
      typeof given === 'string' ? given : undefined,
      trustedProxies > 0,
    );
    const { body, headers } = writtenOf(value);
    outgoing.writeHead(200, [...headers, 'x-request-id', requestId]).end(body);
    world.log.info('request', {
      requestId,
      operation: one.operation.name,
      status: 200,
      ms: Math.round((performance.now() - started) * 10) / 10,
    });
    return true;
  };

  function writtenOf(value: object): Written {
    const known = written.get(value);
    if (known) return known;
    const body = jsonOf(value);
    const headers = { ...common, 'content-length': String(Buffer.byteLength(body)) };
    const fresh = { body, headers: Object.entries(headers).flat() };
    written.set(value, fresh);
    return fresh;
  }
}
