import { type ChildProcess, spawn } from 'node:child_process';
import { ROOT } from './project.ts';
import { AlreadySaid } from './run-tool.ts';

export type Supervised = {
  /** Asks it to leave, and waits until it has. */
  stop(): Promise<void>;
};

export type SuperviseOptions = {
  readonly command: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  readonly say: (sentence: string) => void;
};

const SHORTEST_LIFE_MS = 5_000;

/**
 * Runs a server process and starts it again when it dies. It stands in a group of its own: a Ctrl-C in the terminal
 * reaches us alone, and we ask it to leave after its last answer. When we are killed it notices by the channel.
 */
export async function supervise(options: SuperviseOptions): Promise<Supervised> {
  let child = await launch(options);
  let stopping = false;
  let relaunching = Promise.resolve();
  watch(child);
  return {
    stop: async () => {
      stopping = true;
      await relaunching;
      await askToLeave(child);
    },
  };

  function watch(watched: ChildProcess): void {
    const born = Date.now();
    watched.once('exit', (code, signal) => {
      if (stopping) return;
      options.say(`The server ended unexpectedly (${signal ?? code}); starting it again`);
      const rest = Date.now() - born < SHORTEST_LIFE_MS ? 1_000 : 0;
      relaunching = relaunch(rest);
    });
  }

  async function relaunch(restMs: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, restMs));
    if (stopping) return;
    try {
      child = await launch(options);
      watch(child);
    } catch {
      relaunching = relaunch(1_000);
    }
  }
}

/** Resolves when the process says that it listens; when it leaves before that, it has said why itself. */
function launch({ command, environment }: SuperviseOptions): Promise<ChildProcess> {
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    detached: true,
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    // `--watch` sends words of its own over the same channel.
    child.on('message', (message: { listening?: number }) => {
      if (message.listening) resolve(child);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new AlreadySaid()));
  });
}

async function askToLeave(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
