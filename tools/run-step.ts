import { spawn } from 'node:child_process';
import { ROOT } from './project.ts';

export type StepOptions = {
  readonly environment?: NodeJS.ProcessEnv;
  readonly folder?: string;
  /** Off: what it prints is kept, and comes back with the result. */
  readonly aloud?: boolean;
};

/** Runs another program to its end: whether it was content, and what it said. */
export function runStep(
  command: readonly [string, ...string[]],
  { environment = process.env, folder = ROOT, aloud = false }: StepOptions = {},
): Promise<{ readonly code: number; readonly said: string }> {
  const [program, ...options] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, {
      cwd: folder,
      env: environment,
      stdio: aloud ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, said }));
  });
}
