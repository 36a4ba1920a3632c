import { withoutPersonalData } from './without-personal-data.ts';

export type Fields = Readonly<Record<string, string | number | boolean | null | undefined>> & {
  /** No field may hide what every line has of its own, because alarms are set on it. */
  readonly [own in 'time' | 'level' | 'event']?: never;
};
export type Level = 'debug' | 'info' | 'warn' | 'error';

/** One event per line. Fields are figures and names of things, never a person's words, numbers or addresses. */
export type Log = {
  debug(event: string, fields?: Fields): void;
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
  /** Something an attacker may have done; marked, so that an alarm can be set on it. */
  security(event: string, fields?: Fields): void;
  /**
   * The same for what a stranger can cause as often as they like: the first within a minute is written, the others are
   * counted and told when it is over, so that nobody fills our disk.
   */
  attack(event: string, fields?: Fields): void;
  /** A thrown error, with its stack, freed of what looks like personal data. */
  fault(event: string, error: unknown, fields?: Fields): void;
};

export type LogLine = {
  readonly time: string;
  readonly level: Level;
  readonly event: string;
} & Readonly<Record<string, string | number | boolean | null | undefined>>;

export type LogOptions = {
  readonly level: Level | 'silent';
  readonly write: (line: LogLine) => void;
  readonly now?: () => number;
};

const LEVELS: readonly (Level | 'silent')[] = ['debug', 'info', 'warn', 'error', 'silent'];

export function createLog({ level, write, now = Date.now }: LogOptions): Log {
  const lowest = LEVELS.indexOf(level);
  const timeOf = rememberingTheLast((at: number) => new Date(at).toISOString());
  const say = (lineLevel: Level, event: string, fields?: Fields): void => {
    if (LEVELS.indexOf(lineLevel) < lowest) return;
    write({ time: timeOf(now()), level: lineLevel, event, ...fields });
  };
  const security = (event: string, fields?: Fields): void =>
    say('warn', event, { ...fields, security: true });
  return {
    debug: (event, fields) => say('debug', event, fields),
    info: (event, fields) => say('info', event, fields),
    warn: (event, fields) => say('warn', event, fields),
    error: (event, fields) => say('error', event, fields),
    security,
    attack: oncePerMinute(security),
    fault: (event, error, fields) => say('error', event, { ...fields, ...describe(error) }),
  };
}

export const silentLog: Log = createLog({ level: 'silent', write: () => {} });

const MINUTE_MS = 60_000;

/** Events are named by us, so there are only a few of them to keep in mind. */
function oncePerMinute(write: Log['security']): Log['attack'] {
  const unwritten = new Map<string, number>();
  return (event, fields) => {
    const times = unwritten.get(event);
    if (times !== undefined) {
      unwritten.set(event, times + 1);
      return;
    }
    unwritten.set(event, 0);
    setTimeout(() => {
      const more = unwritten.get(event) ?? 0;
      unwritten.delete(event);
      if (more > 0) write(event, { more });
    }, MINUTE_MS).unref();
    write(event, fields);
  };
}

/** Under load many lines are of the same millisecond. */
function rememberingTheLast(make: (at: number) => string): (at: number) => string {
  let lastAt = Number.NaN;
  let last = '';
  return (at) => {
    if (at !== lastAt) last = make(at);
    lastAt = at;
    return last;
  };
}

function describe(error: unknown): Fields {
  if (typeof error !== 'object' || error === null) {
    return { error: withoutPersonalData(String(error)) };
  }
  // Some libraries throw what only looks like an error.
  const { name, message, stack, code } = error as Partial<Record<string, unknown>>;
  return {
    error: typeof name === 'string' ? name : 'unnamed',
    code: typeof code === 'string' ? code : undefined,
    stack: withoutPersonalData(String(stack ?? message ?? JSON.stringify(error))),
  };
}
