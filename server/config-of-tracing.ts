import { CannotStart } from '#server/platform/cannot-start.ts';
import type { Log } from '#server/platform/log/log.ts';
import {
  openTracing,
  type Tracing,
  type TracingSettings,
} from '#server/platform/tracing/tracing.ts';
import { readVersion } from './version.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The collector of traces, by the names that OpenTelemetry has given its variables; undefined: no traces. */
export function readTracing(environment: Environment): TracingSettings | undefined {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: headers,
    OTEL_TRACES_SAMPLER_ARG: share = '',
  } = environment;
  if (!endpoint) return undefined;
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    throw new CannotStart(
      `OTEL_EXPORTER_OTLP_ENDPOINT is an address like http://collector:4318, not "${endpoint}".`,
    );
  if (headers && !headers.split(',').every((one) => /^[^=]+=./.test(one.trim())))
    throw new CannotStart('OTEL_EXPORTER_OTLP_HEADERS is a list like name=value,other=value.');
  const part = share === '' ? 1 : Number(share);
  if (!(part >= 0 && part <= 1))
    throw new CannotStart(`OTEL_TRACES_SAMPLER_ARG must be from 0 to 1, not "${share}".`);
  return { endpoint, headers: headers || undefined, share: part };
}

export const openTraces = async (
  settings: TracingSettings | undefined,
  log: Log,
): Promise<Tracing | undefined> =>
  settings &&
  openTracing(settings, {
    version: readVersion(),
    onLost: (error) => log.warn('traces-not-sent', { reason: String(error) }),
  });
