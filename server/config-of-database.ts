import { CannotStart } from '#server/platform/cannot-start.ts';
import { databaseUrls } from '#server/platform/database/hosts.ts';
import { mustBeSafeOnTheWay } from './config-of-safety.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export type Owner = {
  readonly databaseUrl: string;
  /** The role that serves. */
  readonly grantsTo: string;
};

export function readDatabaseUrl(
  environment: Environment,
  name: 'DATABASE_URL' | 'OWNER_DATABASE_URL',
  production: boolean,
): string {
  const text = environment[name];
  if (!text)
    throw new CannotStart(`${name} is not set; \`npm start\` brings a database of its own.`);
  const urls = databaseUrls(text);
  if (!urls) {
    throw new CannotStart(
      `${name} is not the address of a PostgreSQL database (postgresql://user:password@host:5432/name).`,
    );
  }
  for (const url of urls) mustBeSafeOnTheWay(name, url, production);
  return text;
}

export function readOwner(environment: Environment, production: boolean): Owner | undefined {
  if (!environment.OWNER_DATABASE_URL) return undefined;
  const databaseUrl = readDatabaseUrl(environment, 'OWNER_DATABASE_URL', production);
  const grantsTo = roleOf(readDatabaseUrl(environment, 'DATABASE_URL', production));
  if (grantsTo === '' || grantsTo === roleOf(databaseUrl))
    throw new CannotStart(
      'DATABASE_URL has to name another role than OWNER_DATABASE_URL: one serves, the other owns the tables.',
    );
  return { databaseUrl, grantsTo };
}

/** Rights that a server does not have cannot be used by somebody who takes it over. */
export function mustNotOwnTables({ owner }: { readonly owner: Owner | undefined }): void {
  if (owner)
    throw new CannotStart('OWNER_DATABASE_URL is for `migrate` alone: take it from the servers.');
}

const roleOf = (text: string): string => {
  const [first = text] = databaseUrls(text) ?? [];
  return decodeURIComponent(new URL(first).username);
};
