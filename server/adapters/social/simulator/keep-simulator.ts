import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { endProcess, untilItSpeaks } from '#server/platform/child-process.ts';

export type KeptSimulator = {
  /** Resolves once it answers; starts it if nobody has. */
  wake(): Promise<void>;
  stop(): Promise<void>;
};

/** It signs in nobody real, so its secret is none. */
export const SIMULATOR_CLIENT = { clientId: 'aangan', clientSecret: 'no-secret-at-all' } as const;

/**
 * The simulator runs in a process of its own, and only once somebody presses one of its buttons: `npm start` and the tests
 * that never sign in elsewhere do not pay for it. Several servers may share one.
 */
export function keepSimulator(options: {
  readonly port: number;
  readonly origins: readonly string[];
}): KeptSimulator {
  let child: ChildProcess | undefined;
  let waking: Promise<void> | undefined;
  return {
    wake() {
      waking ??= wake().finally(() => {
        waking = undefined;
      });
      return waking;
    },
    async stop() {
      if (child) await endProcess(child);
    },
  };

  async function wake(): Promise<void> {
    if (await answers(options.port)) return;
    const started = start(options);
    child = started;
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    await untilItSpeaks(started);
    if (!(await answers(options.port))) throw new Error('The provider simulator does not answer');
  }
}

async function answers(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://localhost:${port}/healthz`, {
      signal: AbortSignal.timeout(1_000),
    });
    return (await response.text()).includes('provider-simulator');
  } catch {
    return false;
  }
}

/** Its end of our pipe closes when we end, however we end, and then it ends as well. */
function start({ port, origins }: Parameters<typeof keepSimulator>[0]): ChildProcess {
  const script = fileURLToPath(new URL('main.ts', import.meta.url));
  const flags = ['--port', String(port), ...origins.flatMap((origin) => ['--origin', origin])];
  return spawn(process.execPath, [script, ...flags], { stdio: ['pipe', 'pipe', 'ignore'] });
}
