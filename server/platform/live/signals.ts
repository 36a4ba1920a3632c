import type { Database } from '../database/connect.ts';
import { clientFor } from '../database/primary-client.ts';
import { statement } from '../database/statement.ts';
import type { Log } from '../log/log.ts';

/** Tells every process of the product that something has changed, not what: everybody reads that again. */
export type Signals = {
  /** After the commit, never in it: telling takes a lock that all who tell share. Never throws. */
  tell(topics: readonly string[]): Promise<void>;
  /** Called whenever the topic is told, and whenever something may have been missed. */
  watch(topic: string, onSignal: () => void): () => void;
  stop(): Promise<void>;
};

const CHANNEL = 'aangan_live';
const PAUSES_MS = { first: 250, longest: 10_000 };

const notify = statement<[string, string[]]>({
  name: 'live-tell',
  text: 'select pg_notify($1, topic) from unnest($2::text[]) as topic',
});

/** Over `LISTEN` on a connection of its own, opened with the first who watches. */
export function openSignals(options: {
  readonly db: Database;
  readonly url: string;
  readonly log: Log;
}): Signals {
  const { db, url, log } = options;
  const watchers = new Map<string, Set<() => void>>();
  const stopping = new AbortController();
  let listening: Promise<void> | undefined;

  return {
    async tell(topics) {
      try {
        if (topics.length > 0) await notify.run(db, [CHANNEL, [...new Set(topics)]]);
      } catch (error) {
        log.fault('live-not-told', error);
      }
    },
    watch(topic, onSignal) {
      listening ??= listen();
      const those = watchers.get(topic) ?? new Set();
      watchers.set(topic, those.add(onSignal));
      return () => {
        those.delete(onSignal);
        if (those.size === 0 && watchers.get(topic) === those) watchers.delete(topic);
      };
    },
    async stop() {
      stopping.abort();
      await listening;
    },
  };

  async function listen(): Promise<void> {
    let pause = PAUSES_MS.first;
    while (!stopping.signal.aborted) {
      const outcome = await listenOnce(url, stopping.signal, {
        // A signal sent while nobody listened is lost, so everybody reads again.
        onListening: () => {
          pause = PAUSES_MS.first;
          for (const topic of [...watchers.keys()]) signal(topic);
        },
        onTold: signal,
      });
      if (stopping.signal.aborted) return;
      log.warn('live-not-listening', { reason: outcome });
      await rest(pause, stopping.signal);
      pause = Math.min(pause * 2, PAUSES_MS.longest);
    }
  }

  function signal(topic: string): void {
    for (const onSignal of [...(watchers.get(topic) ?? [])]) onSignal();
  }
}

const PING_EVERY_MS = 30_000;

/** Until the connection breaks, goes dumb, or nobody wants it any more; answers why. */
async function listenOnce(
  url: string,
  stopping: AbortSignal,
  { onListening, onTold }: { onListening: () => void; onTold: (topic: string) => void },
): Promise<string> {
  const client = new (clientFor(url))({
    connectionString: url,
    application_name: 'aangan-live',
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  const over = Promise.withResolvers<string>();
  client.on('error', (error) => over.resolve(error.name));
  client.on('end', () => over.resolve('ended'));
  client.on('notification', ({ payload = '' }) => onTold(payload));
  const stop = () => over.resolve('stopping');
  stopping.addEventListener('abort', stop);
  let ping: NodeJS.Timeout | undefined;
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    onListening();
    ping = setInterval(() => {
      client.query('select 1').catch(() => over.resolve('no answer'));
    }, PING_EVERY_MS);
    return await over.promise;
  } catch (error) {
    return (error as Error).name;
  } finally {
    clearInterval(ping);
    stopping.removeEventListener('abort', stop);
    client.end().catch(() => {});
  }
}

const rest = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
