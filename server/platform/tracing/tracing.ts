import type { TracerProvider } from '@opentelemetry/sdk-trace';
import { currentTrace, type Traceparent } from './current-trace.ts';

export type TracingSettings = {
  /** Address of a collector that takes OTLP over HTTP, without the path. */
  readonly endpoint: string;
  /** Headers that it asks for, as `name=value,…`. */
  readonly headers: string | undefined;
  /** Share of the requests that are traced, from 0 to 1. */
  readonly share: number;
};

export type Facts = Readonly<Record<string, string | number | undefined>>;

export type Part = {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'producer' | 'consumer';
  /** The span it belongs to; without one the span under way, and without that it begins a trace. */
  readonly parent?: Traceparent | undefined;
  /** A span that it comes from without belonging to it. */
  readonly link?: Traceparent | undefined;
  readonly startedMsAgo?: number;
  /** Names of things and figures, never a person's words, numbers or addresses. */
  readonly facts: Facts;
};

export type Span = {
  /** Carried on by whatever belongs to it; undefined when this trace is not one of the share. */
  readonly traceparent: Traceparent | undefined;
  readonly traceId: string | undefined;
  end(more?: { readonly failed?: boolean; readonly facts?: Facts }): void;
};

export type Tracing = {
  begin(part: Part): Span;
  /** Sends what is left. */
  stop(): Promise<void>;
};

/** A collector that is away holds up nobody: spans that it does not take in time are dropped. */
const PATIENCE_MS = 5_000;
const PAUSE_MS = 1_000;

/**
 * Traces as OpenTelemetry has them. The libraries are read only here, so that a server without a collector is as fast to
 * start and as small as if there were none.
 */
export async function openTracing(
  settings: TracingSettings,
  { version, onLost }: { readonly version: string; readonly onLost: (error: unknown) => void },
): Promise<Tracing> {
  const [core, sdk, resources, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  core.setGlobalErrorHandler(onLost);
  const exporter = new OTLPTraceExporter({
    url: `${settings.endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: core.parseKeyPairsIntoRecord(settings.headers),
    timeoutMillis: PATIENCE_MS,
  });
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({
      'service.name': 'aangan',
      'service.version': version,
    }),
    sampler: new sdk.ParentBasedSampler({
      root: new sdk.TraceIdRatioBasedSampler(settings.share),
    }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter,
        scheduledDelayMillis: PAUSE_MS,
        exportTimeoutMillis: PATIENCE_MS,
      }),
    ],
  });
  return {
    begin: beginningIn(provider, await import('@opentelemetry/api'), core.parseTraceParent),
    // A server that leaves does so whether or not anybody takes its last spans.
    stop: () => provider.shutdown().catch(onLost),
  };
}

function beginningIn(
  provider: TracerProvider,
  { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }: typeof import('@opentelemetry/api'),
  parse: typeof import('@opentelemetry/core').parseTraceParent,
): Tracing['begin'] {
  const tracer = provider.getTracer('aangan');
  const kinds = {
    server: SpanKind.SERVER,
    client: SpanKind.CLIENT,
    producer: SpanKind.PRODUCER,
    consumer: SpanKind.CONSUMER,
  };
  const contextOf = (name: Traceparent | undefined) => (name ? parse(name) : null);
  return ({ name, kind, parent = currentTrace(), link, startedMsAgo, facts }) => {
    const [above, from] = [contextOf(parent), contextOf(link)];
    const span = tracer.startSpan(
      name,
      {
        kind: kinds[kind],
        attributes: facts,
        ...(from && { links: [{ context: from }] }),
        ...(startedMsAgo !== undefined && { startTime: Date.now() - startedMsAgo }),
      },
      above ? trace.setSpanContext(ROOT_CONTEXT, above) : ROOT_CONTEXT,
    );
    const { traceId, spanId } = span.spanContext();
    const isOfShare = span.isRecording();
    return {
      traceparent: isOfShare ? `00-${traceId}-${spanId}-01` : undefined,
      traceId: isOfShare ? traceId : undefined,
      end({ failed = false, facts: more = {} } = {}) {
        span.setAttributes(more);
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };
}
