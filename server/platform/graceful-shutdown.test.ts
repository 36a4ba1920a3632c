import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const FAREWELL = new URL('./graceful-shutdown.ts', import.meta.url).href;

/** A process that leaves as told, sent a signal as soon as it is ready; answers how it ended. */
async function leaves(leave: string): Promise<number | null> {
  const script = `import { onShutdown } from '${FAREWELL}';
    setInterval(() => {}, 1000);
    onShutdown(${leave}, 100);
    console.log('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  return code as number | null;
}

test('a process that can close everything exits in order', async () => {
  expect(await leaves('async () => process.exit(0)')).toBe(0);
});

test('a process whose closing never ends exits all the same', async () => {
  expect(await leaves('() => new Promise(() => {})')).toBe(1);
});
