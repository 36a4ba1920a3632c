import { type ChildProcess, spawn } from 'node:child_process';

/** The server of the sources in that folder, or this program of it, as soon as it serves. */
export function launchServer(
  folder: string,
  env: NodeJS.ProcessEnv,
  record: (text: string) => void,
  program = 'server/main.ts',
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      record(chunk.toString());
    });
  }
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`The server left with ${code}: ${said}`)));
  });
}

export async function endServer(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}
