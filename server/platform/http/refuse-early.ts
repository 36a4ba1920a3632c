import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

type Headers = Readonly<Record<string, string>>;

/** Statuses for bytes that are no HTTP request. */
const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Node answers by itself what it cannot read as a request, and an expectation that nobody can meet. Those answers carry
 * the headers of all others as well.
 */
export function refuseEarly(server: Server, headers: Headers): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const status = STATUS_OF[error.code ?? ''] ?? 400;
    if (mayAnswer(socket, error)) socket.write(answerOf(status, headers));
    socket.destroy();
  });
  server.on('checkExpectation', (_incoming: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.writeHead(417, { ...headers, connection: 'close' }).end();
  });
}

/** Whether somebody is there who has not been answered half already. */
function mayAnswer(socket: Duplex, { code }: NodeJS.ErrnoException): boolean {
  const { _httpMessage: begun } = socket as { _httpMessage?: ServerResponse | null };
  return socket.writable && code !== 'ECONNRESET' && !begun?.headersSent;
}

const answerOf = (status: number, headers: Headers): string =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries({ ...headers, connection: 'close', 'content-length': '0' }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '\r\n',
  ].join('\r\n');

/** HTTP/1.1 demands that every request name its host; one that does not is refused. */
export function namesHost(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  if (incoming.httpVersion === '1.0' || incoming.headers.host !== undefined) return true;
  outgoing.writeHead(400, { connection: 'close' }).end();
  return false;
}
