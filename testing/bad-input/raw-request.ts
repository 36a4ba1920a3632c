import { Agent, request } from 'node:http';

export type RawRequest = {
  readonly method: string;
  /** As it goes over the wire: what is no address is sent as well. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};

export type RawAnswer = {
  /** 0: no answer in time, or the connection was cut. */
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
};

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
/** Ten times as long as anything here takes on a busy machine. */
const PATIENCE_MS = 20_000;

/** One request, byte for byte, which no `fetch` would send. */
export function send(
  base: string,
  { method, path, headers = {}, body }: RawRequest,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve) => {
    const none = (why: string) => resolve({ status: 0, headers: {}, text: why });
    try {
      const length =
        body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const going = request(
        {
          agent,
          hostname,
          port,
          method,
          path,
          headers: { ...length, ...headers },
          timeout: PATIENCE_MS,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString('utf8'),
            }),
          );
          response.on('error', (error) => none(String(error)));
        },
      );
      going.on('timeout', () => going.destroy(new Error('no answer in time')));
      going.on('error', (error) => none(String(error)));
      going.end(body);
    } catch (error) {
      none(`not even sent: ${error}`);
    }
  });
}
