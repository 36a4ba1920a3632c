import type { Context } from 'hono';
import type { Operation } from '#contract/operation.ts';
import type { Span } from '#server/platform/tracing/tracing.ts';
import type { Frame } from './request-context.ts';

/** The span of a request, if any: it joins the trace of a proxy of ours; a stranger's would stand in our books. */
export function traceRequest(
  { name, method, path }: Operation,
  c: Context,
  { world: { tracing }, trustedProxies }: Frame,
  requestId: string,
): Span | undefined {
  return tracing?.begin({
    name,
    kind: 'server',
    parent: trustedProxies > 0 ? c.req.header('traceparent') : undefined,
    facts: {
      'http.request.method': method,
      'http.route': path,
      'aangan.request.id': requestId,
    },
  });
}

export const endOfRequest = (span: Span | undefined, status: number): void =>
  span?.end({ failed: status >= 500, facts: { 'http.response.status_code': status } });
