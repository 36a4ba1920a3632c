import { openRecordingServer } from '#testing/recording-server.ts';

type Attribute = { readonly key: string; readonly value: Readonly<Record<string, unknown>> };
export type CollectedSpan = {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code?: number };
  readonly links: readonly { readonly traceId: string }[];
};

/** Takes traces as a collector would, and shows them. */
export async function openCollector() {
  const server = await openRecordingServer(() => ({ body: {} }));
  return {
    url: server.url,
    calls: server.calls,
    close: server.close,
    spans: (): CollectedSpan[] =>
      server.calls.flatMap(({ body }) =>
        (
          JSON.parse(body) as {
            resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[];
          }
        ).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
  };
}

/** The value that a span has under that name, whatever its type. */
export const factOf = (span: CollectedSpan | undefined, key: string): unknown => {
  const value = span?.attributes.find((one) => one.key === key)?.value ?? {};
  return Object.values(value)[0];
};
