import { parseArgs } from 'node:util';
import { STAFF_ROLES, type StaffRole } from '#contract/staff.ts';
import { readOldSecrets, readSecret, withSecretsFromFiles } from '#server/config-of-secrets.ts';
import { resetSecondFactors } from '#server/flows/staff/reset-second-factors.ts';
import { recordInvitation } from '#server/modules/staff/store.ts';
import { CannotStart } from '#server/platform/cannot-start.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { keysFrom } from '#server/platform/secrets/keys.ts';
import { serverSecret } from '#server/platform/secrets/server-secret.ts';
import { openToolDatabase } from './database.ts';
import { prepareData } from './prepare-data.ts';
import { dataFolder } from './project.ts';
import { runTool } from './run-tool.ts';

const HOW = `Somebody is invited with: npm run staff -- invite <mail> <role> [<role> …]. Roles: ${STAFF_ROLES.join(', ')}.
Who has lost every second factor and every recovery code begins anew after: npm run staff -- reset <mail>.`;

type Wish =
  | { readonly verb: 'invite'; readonly email: string; readonly roles: StaffRole[] }
  | { readonly verb: 'reset'; readonly email: string };

/**
 * `npm run staff -- invite meera@example.com admin`: the first of operations, on an empty database; the rest on screen.
 * `npm run staff -- reset meera@example.com`: the only administrator has lost everything that they could show.
 */
await runTool(async () => {
  const wish = readWish();
  const say = (sentence: string): void => console.log(`${sentence}.`);
  const database = await openToolDatabase(say);
  try {
    await prepareData(database.url, say);
    const pool = await openDatabase({ url: database.url, poolSize: 2, statementTimeoutMs: 60_000 });
    await (wish.verb === 'invite' ? invite(pool, wish) : reset(pool, wish.email));
    await pool.end();
  } finally {
    await database.stop();
  }
  process.exit(0);
});

function consolePath(): string {
  return `${process.env.OPS_ORIGIN ?? ''}/ops`;
}

async function invite(
  pool: Pool,
  { email, roles }: Extract<Wish, { verb: 'invite' }>,
): Promise<void> {
  await recordInvitation(pool, { email, roles, invitedBy: null }, Date.now());
  console.log(
    `${email} is invited as ${roles.join(', ')}: they sign up with that address, confirm it`,
  );
  console.log(`in their profile, and sign in at ${consolePath()}, where they add a second factor.`);
}

async function reset(pool: Pool, email: string): Promise<void> {
  const environment = withSecretsFromFiles(process.env);
  const secret =
    readSecret(environment, environment.NODE_ENV === 'production') ?? serverSecret(dataFolder());
  const keys = keysFrom(secret, readOldSecrets(environment));
  // A running server sends the mail.
  const deps = { pool, keys, messenger: { channels: ['email'] as const } };
  const done = await resetSecondFactors(deps, email, Date.now());
  if (!done.ok) throw new CannotStart(`${email} is not of the staff.`);
  console.log(
    `${email} is signed out everywhere, and has no second factor any more: at their next`,
  );
  console.log(
    `sign-in at ${consolePath()} the password is enough to add one. It is mailed to them.`,
  );
}

function readWish(): Wish {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [verb, email = '', ...named] = positionals;
  if (!email.includes('@')) throw new CannotStart(HOW);
  if (verb === 'reset' && named.length === 0) return { verb, email };
  const roles = named.filter((one): one is StaffRole => STAFF_ROLES.includes(one as StaffRole));
  const isWhole = roles.length > 0 && roles.length === named.length;
  if (verb !== 'invite' || !isWhole) throw new CannotStart(HOW);
  return { verb, email, roles };
}
