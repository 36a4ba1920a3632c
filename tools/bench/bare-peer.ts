import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type BarePeer = { readonly port: number; close(): void };

/** A bare `node:http` server in a process of its own, answering with as many bytes of JSON as ours does. */
export async function startBarePeer(bytes: number): Promise<BarePeer> {
  const script = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
  const child = fork(script, [String(bytes)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: number) => resolve(message));
    child.once('exit', () => reject(new Error('The bare server did not open')));
  });
  return {
    port,
    close: () => {
      child.kill();
    },
  };
}
