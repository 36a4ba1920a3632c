import { get } from 'node:http';

/** One browser's stream: calls back with each event's text as it comes; answers once the first has come. */
export function openStream(
  { port, path, token }: { readonly port: number; readonly path: string; readonly token: string },
  onEvent: (text: string) => void,
): Promise<{ close(): void }> {
  return new Promise((resolve, reject) => {
    const request = get(
      {
        host: '127.0.0.1',
        port,
        path,
        agent: false,
        headers: { cookie: `aangan_session=${token}` },
      },
      (response) => {
        if (response.statusCode !== 200) {
          return reject(new Error(`A stream answered ${response.statusCode}`));
        }
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
          for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
            const event = text.slice(0, end);
            text = text.slice(end + 2);
            if (!event.startsWith('event:')) continue;
            resolve({ close: () => request.destroy() });
            onEvent(event);
          }
        });
      },
    );
    request.on('error', reject);
  });
}
