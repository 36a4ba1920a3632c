import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CannotStart } from '../cannot-start.ts';

const DEBIAN = '/usr/lib/postgresql';

export type ProcessEnvironment = Readonly<Record<string, string | undefined>>;

/** A program of PostgreSQL's own: on the path, else the newest that Debian has installed. */
export function findProgram(name: string, { PATH = '' }: ProcessEnvironment): string | undefined {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one))
    : [];
  const places = [
    ...PATH.split(delimiter),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ];
  return places.map((place) => join(place, name)).find((program) => existsSync(program));
}

function mustFind(name: string, environment: ProcessEnvironment): string {
  const program = findProgram(name, environment);
  if (program) return program;
  throw new CannotStart(
    `${name} is not installed: it comes with the client programs of PostgreSQL, of the server's version or a newer one.`,
  );
}

/** An address with its password would stand in the list of processes; that goes by the environment. */
export async function runProgram(
  name: string,
  url: string,
  environment: ProcessEnvironment,
  options: readonly string[],
): Promise<void> {
  const child = spawn(mustFind(name, environment), [...options, '--dbname', withoutPassword(url)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environment, PGPASSWORD: passwordOf(url) ?? environment.PGPASSWORD },
  });
  // The program ends with us: left alone it would hold its slot, and the next one could not follow.
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of ENDINGS) process.on(signal, pass);
  const code = await new Promise<number | string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (exit, signal) => resolve(exit ?? signal ?? 1));
  });
  for (const signal of ENDINGS) process.off(signal, pass);
  if (code !== 0) throw new CannotStart(`${name} gave up (${code}); what it said stands above.`);
}

const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const PASSWORD = /^(postgres(?:ql)?:\/\/[^:@/]*):([^@]*)@/;
const withoutPassword = (url: string): string => url.replace(PASSWORD, '$1@');
const passwordOf = (url: string): string | undefined => {
  const found = PASSWORD.exec(url)?.[2];
  return found === undefined ? undefined : decodeURIComponent(found);
};
