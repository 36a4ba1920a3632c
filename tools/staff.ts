import { parseArgs } from 'node:util';
import { STAFF_ROLES, type StaffRole } from '#contract/staff.ts';
import { recordInvitation } from '#server/modules/staff/store.ts';
import { CannotStart } from '#server/platform/cannot-start.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { openToolDatabase } from './database.ts';
import { prepareData } from './prepare-data.ts';
import { runTool } from './run-tool.ts';

const HOW = `Somebody is invited with: npm run staff -- invite <mail> <role> [<role> …]. Roles: ${STAFF_ROLES.join(', ')}.`;

/** `npm run staff -- invite meera@example.com admin`: the first of operations, on an empty database; the rest on screen. */
await runTool(async () => {
  const { email, roles } = readInvitation();
  const say = (sentence: string): void => console.log(`${sentence}.`);
  const database = await openToolDatabase(say);
  try {
    await prepareData(database.url, say);
    const pool = await openDatabase({ url: database.url, poolSize: 2, statementTimeoutMs: 60_000 });
    await recordInvitation(pool, { email, roles, invitedBy: null }, Date.now());
    await pool.end();
  } finally {
    await database.stop();
  }
  console.log(
    `${email} is invited as ${roles.join(', ')}: they sign up with that address, confirm it`,
  );
  const { OPS_ORIGIN = '' } = process.env;
  console.log(
    `in their profile, and sign in at ${OPS_ORIGIN}/ops, where they add a second factor.`,
  );
  process.exit(0);
});

function readInvitation(): { readonly email: string; readonly roles: StaffRole[] } {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [verb, email = '', ...named] = positionals;
  const roles = named.filter((one): one is StaffRole => STAFF_ROLES.includes(one as StaffRole));
  const isWhole = roles.length > 0 && roles.length === named.length;
  if (verb !== 'invite' || !email.includes('@') || !isWhole) throw new CannotStart(HOW);
  return { email, roles };
}
