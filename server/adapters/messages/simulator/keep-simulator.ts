import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { SimulatorOptions } from './open-simulator.ts';

export type Addresses = { readonly url: string; readonly smtpUrl: string };

export type KeptSimulator = {
  /** Answers its addresses; starts it if it does not run. */
  wake(): Promise<Addresses>;
  stop(): Promise<void>;
};

/** Runs in a process of its own, and only once there is something to send. */
export function keepSimulator(options: SimulatorOptions): KeptSimulator {
  let child: ChildProcess | undefined;
  let waking: Promise<Addresses> | undefined;
  return {
    wake() {
      waking ??= wake();
      return waking;
    },
    async stop() {
      if (child?.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child?.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };

  function wake(): Promise<Addresses> {
    const started = start(options);
    child = started;
    started.once('exit', () => {
      waking = undefined;
    });
    return addressesOf(started);
  }
}

/** Its end of our pipe closes when we end, however we end, and then it ends as well. */
function start({ webhookUrl, token, appSecret, webhookToken }: SimulatorOptions): ChildProcess {
  const script = fileURLToPath(new URL('main.ts', import.meta.url));
  const flags = {
    'webhook-url': webhookUrl,
    token,
    'app-secret': appSecret,
    'webhook-token': webhookToken,
  };
  const named = Object.entries(flags).map(([name, value]) => `--${name}=${value}`);
  return spawn(process.execPath, [script, ...named], { stdio: ['pipe', 'pipe', 'ignore'] });
}

function addressesOf(child: ChildProcess): Promise<Addresses> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(new Error('The message simulator did not start'));
    child.once('exit', leave).once('error', leave);
    if (!child.stdout) return leave();
    createInterface(child.stdout).once('line', (line) => resolve(JSON.parse(line) as Addresses));
  });
}
