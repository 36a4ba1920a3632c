import { readFileSync } from 'node:fs';
import { ACCOUNTS } from '#server/adapters/gateway/accounts.ts';
import { CannotStart } from '#server/platform/cannot-start.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that others must not read; each may also be given as the path of a file that holds it. */
export const SECRET_VARIABLES: readonly string[] = [
  'AANGAN_SECRET',
  'AANGAN_OLD_SECRETS',
  'DATABASE_URL',
  'OWNER_DATABASE_URL',
  'SMTP_URL',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_CLIENT_SECRET',
  'X_CLIENT_SECRET',
  'WHATSAPP_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'MSG91_AUTH_KEY',
  'MSG91_WEBHOOK_TOKEN',
  'VAPID_PRIVATE_KEY',
  'S3_SECRET_ACCESS_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
  ...Object.values(ACCOUNTS).flatMap(({ variables }) =>
    variables.filter(({ secret }) => secret).map(({ name }) => name),
  ),
];

/** The environment with what `AANGAN_SECRET_FILE` and the like lead to in its place: files are not seen in a list of processes. */
export function withSecretsFromFiles(environment: Environment): Environment {
  const read = SECRET_VARIABLES.flatMap((name) => {
    const path = environment[`${name}_FILE`];
    if (!path) return [];
    if (environment[name]) throw new CannotStart(`Set ${name} or ${name}_FILE, not both.`);
    return [[name, readSecretFile(`${name}_FILE`, path)] as const];
  });
  return { ...environment, ...Object.fromEntries(read) };
}

/** The line end that an editor leaves is not part of a secret. */
function readSecretFile(name: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new CannotStart(`${name} cannot be read (${(error as { code?: string }).code}): ${path}`);
  }
  if (text === '') throw new CannotStart(`${name} leads to an empty file: ${path}`);
  return text;
}

const SHORTEST_SECRET = 32;
/** 32 letters of a random base64 or hexadecimal text have more; "aaaa…" has one. */
const FEWEST_CHARACTERS = 8;

/** Codes are only as safe as the key they are kept under, so production must bring its own. */
export function readSecret(
  { AANGAN_SECRET: secret }: Environment,
  production: boolean,
): string | undefined {
  if (!secret && !production) return undefined;
  if (!secret) throw new CannotStart('In production AANGAN_SECRET must be set.');
  return strong('AANGAN_SECRET', secret);
}

/** Secrets that were used before, the latest first, parted by commas: what they have sealed is still read. */
export const readOldSecrets = ({ AANGAN_OLD_SECRETS: list }: Environment): readonly string[] =>
  (list ?? '')
    .split(/[\s,]+/)
    .filter((one) => one !== '')
    .map((one) => strong('Each of AANGAN_OLD_SECRETS', one));

function strong(name: string, secret: string): string {
  if (secret.length < SHORTEST_SECRET)
    throw new CannotStart(`${name} must have at least ${SHORTEST_SECRET} characters.`);
  if (new Set(secret).size < FEWEST_CHARACTERS)
    throw new CannotStart(
      `${name} repeats itself; \`openssl rand -base64 32\` makes one that cannot be guessed.`,
    );
  return secret;
}
