import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { inTime } from '../in-time.ts';
import type { Log } from '../log/log.ts';

/** Counters that follow what happens in the process. */
export type Metrics = {
  readonly registry: Registry;
  /** The same log, whose lines are counted: every fault, failed job and refused message is one of them. */
  counting(log: Log): Log;
  /** The same client, whose calls are counted by what came of them. */
  watching<Client extends object>(to: string, client: Client, how?: Watching): Client;
  /** A figure that is asked for when somebody looks. */
  gauge(figure: Figure): void;
};

export type Watching = {
  readonly labelOf?: (method: string, args: readonly unknown[]) => string;
  /** Told of each call when it is over, where it was made. */
  readonly onCall?: ((call: Call) => void) | undefined;
};
export type Call = {
  readonly to: string;
  readonly call: string;
  readonly outcome: string;
  readonly ms: number;
};

export type Figure = {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  /** Each value with its labels; throwing, or taking too long, leaves the figure out. */
  readonly read: () => Values | Promise<Values>;
};
type Values = readonly (readonly [value: number, labels?: Readonly<Record<string, string>>])[];

/** Half of all answers take a few milliseconds; what people notice begins at a second. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Somebody who looks hears of the other figures, whatever one of them waits for. */
const PATIENCE_MS = 1_500;

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { requests, took, lines, calls, callTook } = countersIn(registry);
  const count = (level: string, event: string, fields: Parameters<Log['info']>[1]): void => {
    if (event !== 'request') {
      lines.inc({ level, event });
      return;
    }
    const operation = String(fields?.operation);
    requests.inc({ operation, status: String(fields?.status) });
    took.observe({ operation }, Number(fields?.ms) / 1_000);
  };
  return {
    registry,
    counting: (log) => countingLog(log, count),
    watching: (to, client, { labelOf = (method: string) => method, onCall }: Watching = {}) =>
      watched(client, (method, args, outcome, ms) => {
        const call = labelOf(method, args);
        calls.inc({ to, call, outcome });
        callTook.observe({ to }, ms / 1_000);
        onCall?.({ to, call, outcome, ms });
      }),
    gauge: (figure) => void addGauge(registry, figure),
  };
}

function countersIn(registry: Registry) {
  const registers = [registry];
  return {
    requests: new Counter({
      name: 'aangan_requests_total',
      help: 'Answers by operation and status.',
      labelNames: ['operation', 'status'],
      registers,
    }),
    took: new Histogram({
      name: 'aangan_request_seconds',
      help: 'How long an operation took.',
      labelNames: ['operation'],
      buckets: SECONDS,
      registers,
    }),
    lines: new Counter({
      name: 'aangan_log_lines_total',
      help: 'Lines of the log other than requests, by level and event.',
      labelNames: ['level', 'event'],
      registers,
    }),
    calls: new Counter({
      name: 'aangan_calls_total',
      help: 'Calls to companies outside (gateways, messages), by what came of them.',
      labelNames: ['to', 'call', 'outcome'],
      registers,
    }),
    callTook: new Histogram({
      name: 'aangan_call_seconds',
      help: 'How long a call to a company outside took.',
      labelNames: ['to'],
      buckets: SECONDS,
      registers,
    }),
  };
}

function addGauge(registry: Registry, { name, help, labels = [], read }: Figure): Gauge {
  let reading: Promise<Values> | undefined;
  // A read that hangs is not begun once more with every look: each would keep a connection.
  const readOnce = (): Promise<Values> => {
    reading ??= (async () => read())()
      .catch(() => [])
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  return new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    async collect() {
      const values = (await inTime(readOnce(), PATIENCE_MS))?.value ?? [];
      this.reset();
      // Without labels the gauge would say 0, which is a figure; with labels there is nothing to remove, and trying throws.
      if (values.length === 0 && labels.length === 0) this.remove();
      for (const [value, of = {}] of values) this.set(of, value);
    },
  });
}

function countingLog(
  log: Log,
  count: (level: string, event: string, fields: Parameters<Log['info']>[1]) => void,
): Log {
  const counted =
    (level: 'debug' | 'info' | 'warn' | 'error' | 'security' | 'attack'): Log['info'] =>
    (event, fields) => {
      count(level, event, fields);
      log[level](event, fields);
    };
  return {
    debug: counted('debug'),
    info: counted('info'),
    warn: counted('warn'),
    error: counted('error'),
    security: counted('security'),
    attack: counted('attack'),
    fault: (event, error, fields) => {
      count('error', event, fields);
      log.fault(event, error, fields);
    },
  };
}

type Noted = (method: string, args: readonly unknown[], outcome: string, ms: number) => void;

/** Methods that answer later are calls; their answer's `state` is what came of them. */
function watched<Client extends object>(client: Client, note: Noted): Client {
  return new Proxy(client, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function' || typeof name !== 'string') return member;
      return (...args: unknown[]) => {
        const started = performance.now();
        const answer: unknown = member.apply(target, args);
        if (!(answer instanceof Promise)) return answer;
        const noted = (outcome: string) => note(name, args, outcome, performance.now() - started);
        answer.then(
          (value: { state?: unknown } | undefined) => noted(String(value?.state ?? 'answered')),
          () => noted('failed'),
        );
        return answer;
      };
    },
  });
}
