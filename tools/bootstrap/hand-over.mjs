import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.mjs';
import { whenNpmIsGone } from './npm-watch.mjs';
import { findNode } from './pinned-node.mjs';
import { ROOT, Trouble } from './words.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Installs what is missing, then lets the pinned Node run `tools/<name>.ts` and leaves as it leaves. */
export async function handOver(name, options) {
  try {
    const script = join(ROOT, 'tools', `${name}.ts`);
    if (!existsSync(script)) throw new Trouble(`There is no tools/${name}.ts to run.`);
    await install();
    const node = await findNode();
    run(node, [script, ...options]);
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** The channel tells the child when we are killed; signals are passed on, and the child decides when it is over. */
function run(node, command) {
  const child = spawn(node, command, {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  whenNpmIsGone(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(`Node could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    for (const known of SIGNALS) process.removeAllListeners(known);
    process.kill(process.pid, signal);
  });
}
