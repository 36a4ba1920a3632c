import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { ROOT } from '#tools/project.ts';

export type Environment = Readonly<Record<string, string>>;

/** Somebody who types what the manual says, with an environment of their own. */
export type Operator = {
  /** Runs it to its end, which has to be good; answers what it said. */
  type(command: string, more?: Environment, folder?: string): Promise<string>;
  /** Starts what goes on until it is ended, as soon as it says this; answers how to end it. */
  start(
    command: string,
    until: () => Promise<boolean>,
    more?: Environment,
    folder?: string,
  ): Promise<End>;
};
type End = () => Promise<void>;

/** The Node that runs us, before any other that the machine has. */
export const PATH = `${dirname(process.execPath)}:${process.env.PATH}`;

/** The way out of a machine to where packages come from. */
const WAY_OUT = /^(https?_proxy|no_proxy|npm_config_registry|node_extra_ca_certs|ssl_cert_file)$/i;

/** No further variable of whoever tries it changes anything. */
const machine = (): Environment => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => WAY_OUT.test(name))),
  PATH,
  HOME: process.env.HOME ?? '/',
});

export function operatorWith(environment: Environment, say: (line: string) => void): Operator {
  const launch = (command: string, more: Environment = {}, folder = ROOT) =>
    spawn('bash', ['-c', `exec ${command}`], {
      cwd: folder,
      env: { ...machine(), ...environment, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const hear = (child: ReturnType<typeof launch>) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    return () => said;
  };
  return {
    type: async (command, more, folder) => {
      const began = performance.now();
      const child = launch(command, more, folder);
      const said = hear(child);
      const [code] = (await once(child, 'close')) as [number | null];
      say(`${code === 0 ? '✓' : '✗'} ${command} (${seconds(began)} s)`);
      if (code !== 0) throw new Error(`${command} ended with ${code}:\n${said()}`);
      return said();
    },
    start: async (command, until, more, folder) => {
      const began = performance.now();
      const child = launch(command, more, folder);
      const said = hear(child);
      const gone = once(child, 'close');
      while (!(await until())) {
        if (child.exitCode !== null) throw new Error(`${command} has ended:\n${said()}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      say(`✓ ${command} (there after ${seconds(began)} s)`);
      return async () => {
        child.kill('SIGTERM');
        await gone;
      };
    },
  };
}

const seconds = (began: number): string => ((performance.now() - began) / 1_000).toFixed(1);
