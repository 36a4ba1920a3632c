import { once } from 'node:events';

/**
 * Puts cookies into a browser's own jar, where each answer may add to them. A `Cookie` header sent with every request would give
 * way to the jar as soon as a page sets one.
 */
export async function keepCookies(
  chromiumPort: number,
  url: string,
  cookies: ReadonlyMap<string, { readonly value: string }>,
): Promise<void> {
  const version = await fetch(`http://127.0.0.1:${chromiumPort}/json/version`);
  const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');
  const all = [...cookies].map(([name, { value }]) => ({ name, value, url }));
  socket.send(JSON.stringify({ id: 1, method: 'Storage.setCookies', params: { cookies: all } }));
  const [answer] = (await once(socket, 'message')) as [MessageEvent<string>];
  socket.close();
  if ('error' in JSON.parse(answer.data)) throw new Error(`No cookie was kept: ${answer.data}`);
}
