import type { Instant } from '#kernel/time.ts';
import { insertSecurityEvents, type SecurityRow } from '#server/modules/identity/security-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Fields, Log } from '#server/platform/log/log.ts';
import { fingerprint, type Keys } from '#server/platform/secrets/keys.ts';

/** Something that says who tried to be whom, or to do what. */
export type SecurityEvent = {
  readonly kind: string;
  readonly operation: string;
  /** `accepted`, or the refusal by its name. */
  readonly result: string;
  readonly at: Instant;
  readonly requestId?: string | undefined;
  readonly userId?: string | undefined;
  /** Kept as keyed fingerprints: whom it was tried for, and from where. */
  readonly tried?: string | undefined;
  readonly address?: string | undefined;
};

export type SecurityRecorder = {
  note(event: SecurityEvent): void;
  /** Writes what is still to be written. */
  flush(): Promise<void>;
};

/** Rows of one write; what is more within a second is counted in rows that are alike, and told in the log. */
const MOST_ROWS = 500;
const FLUSH_MS = 1_000;

/**
 * Writes security events as rows, a second late and many at once: whoever tries ten thousand passwords fills a few rows
 * that say how often, and nobody waits for them.
 */
export function recordSecurity(
  db: Database,
  keys: Pick<Keys, 'fingerprints'>,
  log: Pick<Log, 'fault' | 'info' | 'security'>,
): SecurityRecorder {
  let pending = new Map<string, SecurityRow>();
  let lost = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    timer = undefined;
    const rows = [...pending.values()];
    pending = new Map();
    const over = lost;
    lost = 0;
    try {
      if (rows.length > 0) await insertSecurityEvents(db, rows);
      if (over > 0) log.security('security-events-not-kept', { events: over });
    } catch (error) {
      log.fault('security-events-not-written', error, { events: rows.length });
    }
  }
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    writing = writing.then(write);
    return writing;
  };

  return {
    flush,
    note({ requestId, tried, address, userId, ...event }) {
      const row: SecurityRow = {
        ...event,
        userId: userId ?? null,
        tried: tried === undefined ? null : fingerprint(keys, `who ${tried}`),
        address: address === undefined ? null : fingerprint(keys, `from ${address}`),
        requestId: requestId ?? null,
        times: 1,
      };
      const name = [row.kind, row.operation, row.result, row.userId, row.tried, row.address].join();
      const known = pending.get(name);
      if (known) known.times += 1;
      else if (pending.size < MOST_ROWS) {
        pending.set(name, row);
        const { kind, operation, result, tried: who, address: from } = row;
        log.info('security-event', { kind, operation, result, who, from, requestId });
      } else lost += 1;
      timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
    },
  };
}

/** Told elsewhere with more about it. */
const TOLD_BY_ROUTES: ReadonlySet<string> = new Set(['not-allowed', 'origin-not-allowed']);

/** A log whose lines about attacks, such as forged webhooks, are kept as rows as well. */
export function keepingAttacks(log: Log, recorder: SecurityRecorder, now: () => Instant): Log {
  const keep = (event: string, fields?: Fields): void => {
    if (TOLD_BY_ROUTES.has(event)) return;
    const by = fields?.provider ?? fields?.channel ?? 'house';
    recorder.note({ kind: event, operation: String(by), result: 'refused', at: now() });
  };
  return {
    ...log,
    security: (event, fields) => {
      keep(event, fields);
      log.security(event, fields);
    },
    attack: (event, fields) => {
      keep(event, fields);
      log.attack(event, fields);
    },
  };
}

/** Gives the app its recorder of security events, and the log that passes attacks on to it. */
export function openSecurity(db: Database, keys: Pick<Keys, 'fingerprints'>, log: Log) {
  const security = recordSecurity(db, keys, log);
  return { security, log: keepingAttacks(log, security, Date.now) };
}
