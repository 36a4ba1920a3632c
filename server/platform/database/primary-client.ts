import pg from 'pg';
import { databaseUrls } from './hosts.ts';
import { NoPrimary, primaryOf } from './primary.ts';

type Connecting = ((error: Error) => void) & ((error: null, client: pg.Client) => void);

/**
 * The driver's client for an address with one host; for several, one that connects to whichever takes writes at the
 * moment, and lets go of a host that has become a standby.
 */
export function clientFor(url: string): typeof pg.Client {
  const urls = databaseUrls(url) ?? [url];
  if (urls.length === 1) return pg.Client;
  const primary = primaryOf(urls);

  return class PrimaryClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      // The driver reads addresses of one host only; which one it is to be is decided before it connects.
      super({ ...config, connectionString: urls[0] });
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: Connecting): void;
    override connect(callback?: Connecting): Promise<pg.Client> | undefined {
      const connected = this.#connectToPrimary();
      if (!callback) return connected;
      connected.then((client) => callback(null, client), callback);
      return undefined;
    }

    async #connectToPrimary(): Promise<pg.Client> {
      const place = await primary.find();
      this.host = place.host;
      this.port = place.port;
      const standby = standbyOf(this);
      this.on('error', () => primary.lose(place));
      try {
        await super.connect();
      } catch (error) {
        primary.lose(place);
        throw error;
      }
      if (!standby()) return this;
      primary.lose(place);
      await this.end();
      throw new NoPrimary();
    }
  };
}

/** Every server says at the beginning of a connection whether it is a standby, and again when that changes. */
function standbyOf(client: pg.Client): () => boolean {
  let standby = false;
  client.connection.on('parameterStatus', ({ parameterName, parameterValue }: Reported) => {
    if (parameterName === 'in_hot_standby') standby = parameterValue === 'on';
  });
  return () => standby;
}

type Reported = { readonly parameterName: string; readonly parameterValue: string };
