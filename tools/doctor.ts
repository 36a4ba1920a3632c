import { PAYMENT_PROVIDERS } from '#contract/customer/booking.ts';
import { readConfig } from '#server/config.ts';
import { readBackups } from '#server/config-of-backups.ts';
import { readClients, readIdTokens } from '#server/config-of-identity.ts';
import { readMessageSettings } from '#server/config-of-messages.ts';
import { openObjects, readObjectSettings } from '#server/config-of-objects.ts';
import { readPayments, readPayoutsBy } from '#server/config-of-payments.ts';
import { readOldSecrets, readSecret, withSecretsFromFiles } from '#server/config-of-secrets.ts';
import { readSupplier } from '#server/config-of-supplier.ts';
import { VARIABLES } from '#server/environment.ts';
import { CannotStart } from '#server/platform/cannot-start.ts';
import { databaseUrls } from '#server/platform/database/hosts.ts';
import { mustBeMigrated } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { openProbe } from '#server/platform/database/probe.ts';
import type { Findings } from './doctor/findings.ts';
import {
  lookAtBackups,
  lookAtCertificate,
  lookAtClock,
  lookAtDisk,
  lookAtObjects,
  lookAtRights,
} from './doctor/look-around.ts';
import { lookAtPooler } from './doctor/look-at-pooler.ts';
import { dataFolder, MIGRATIONS } from './project.ts';
import { runTool } from './run-tool.ts';

const OURS = new RegExp(
  `^(AANGAN|MSG91|WHATSAPP|VAPID|ID_TOKEN|SIMULATOR|${PAYMENT_PROVIDERS.join('|').toUpperCase()})_`,
);

type Environment = Readonly<Record<string, string | undefined>>;

/** `npm run doctor`: everything at once that keeps a server from starting, or that nobody would notice until it is missed. */
await runTool(async () => {
  const given: Environment = process.env;
  const environment = withSecretsFromFiles(given);
  const found = [
    ...(await lookAtDatabase(environment.DATABASE_URL)),
    ...(await lookOutside(environment)),
  ];
  const wrong = [...whatIsWrong(environment), ...found.flatMap((one) => one.wrong)];
  const doubtful = [...whatIsDoubtful(environment), ...found.flatMap((one) => one.doubtful)];
  for (const sentence of wrong) console.log(`✗ ${sentence}`);
  for (const sentence of doubtful) console.log(`! ${sentence}`);
  if (wrong.length === 0) console.log('✓ A server can start with this.');
  process.exit(wrong.length === 0 ? 0 : 1);
});

/** A start tells the first of them only. */
function whatIsWrong(environment: Environment): string[] {
  const production = environment.NODE_ENV === 'production';
  const judges = [
    () => readSecret(environment, production),
    () => readOldSecrets(environment),
    () => readPayments(environment, production),
    () => readPayoutsBy(environment, production),
    () => readSupplier(environment, production),
    () => readMessageSettings(environment, production),
    () => readObjectSettings(environment),
    () => readClients(environment),
    () => readIdTokens(environment),
    () => readConfig(environment),
  ];
  const missing = VARIABLES.filter(({ name, needed }) => needed && !environment[name]);
  const absent = production ? missing.map(({ name, says }) => `${name} is not set: ${says}`) : [];
  const said = judges.flatMap((judge) => {
    try {
      judge();
      return [];
    } catch (error) {
      if (error instanceof CannotStart) return [error.message];
      throw error;
    }
  });
  return [...absent, ...new Set(said)];
}

function whatIsDoubtful(environment: Environment): string[] {
  const known = new Set(VARIABLES.flatMap(({ name }) => [name, `${name}_FILE`]));
  const unknown = Object.keys(environment).filter((name) => OURS.test(name) && !known.has(name));
  const production = environment.NODE_ENV === 'production';
  const channels = { SMTP_URL: 'e-mail', MSG91_AUTH_KEY: 'SMS', WHATSAPP_TOKEN: 'WhatsApp' };
  const missing = Object.entries(channels).filter(([name]) => !environment[name]);
  return [
    ...unknown.map((name) => `${name} means nothing to this version; is it a mistake in writing?`),
    ...(production && !Number(environment.TRUSTED_PROXIES)
      ? ['TRUSTED_PROXIES is 0: behind a proxy everybody shares one limit on attempts.']
      : []),
    ...(production && missing.length === 3 && environment.AANGAN_WITHOUT_MESSAGES === 'on'
      ? [
          'AANGAN_WITHOUT_MESSAGES is on: nobody can be sent a code to sign in, nor be told anything.',
        ]
      : []),
    ...(production && !environment.METRICS_PORT
      ? ['METRICS_PORT is not set: nobody is told when something goes wrong.']
      : []),
  ];
}

/** Its state, whether it is migrated, what its role may do, and what time it has. */
async function lookAtDatabase(url: string | undefined): Promise<Findings[]> {
  if (!url) return [];
  const wrong = (sentence: string): Findings[] => [{ wrong: [sentence], doubtful: [] }];
  try {
    if (!databaseUrls(url)) return [];
    const pool = await openDatabase({ url, poolSize: 1 });
    const probe = openProbe(url);
    try {
      await mustBeMigrated(pool, MIGRATIONS);
      const { state, clock } = await probe.look();
      return [
        ...(state === 'ready' ? [] : wrong(`The database is not ready: ${state}.`)),
        ...(clock ? [lookAtClock(clock.aheadMs)] : []),
        await lookAtRights(pool),
        await lookAtPooler(url, pool),
      ];
    } finally {
      await probe.stop();
      await pool.end();
    }
  } catch (error) {
    if (error instanceof CannotStart) return wrong(error.message);
    throw error;
  }
}

/** The disk, the certificate, where pictures lie, and how old the last backup is. */
async function lookOutside(environment: Environment): Promise<Findings[]> {
  const now = Date.now();
  const folder = dataFolder();
  const origins = [environment.PUBLIC_ORIGIN?.split(',')[0] ?? '', environment.OPS_ORIGIN ?? ''];
  const bucket = quietly(() => readObjectSettings(environment));
  const backups = quietly(() => readBackups(environment, folder));
  return [
    await lookAtDisk(folder),
    ...(await Promise.all(
      origins.filter((one) => URL.canParse(one)).map((one) => lookAtCertificate(one, now)),
    )),
    ...(bucket ? [await lookAtObjects(openObjects(bucket, folder))] : []),
    ...(backups ? [await lookAtBackups(backups.folder, now)] : []),
  ];
}

/** A setting written wrongly has been reported already, and is not reported twice. */
function quietly<Read>(read: () => Read): Read | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof CannotStart) return undefined;
    throw error;
  }
}
