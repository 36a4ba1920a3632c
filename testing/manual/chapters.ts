import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClosing } from '#tools/closing.ts';
import { productionEnvironment } from '#tools/production-environment.ts';
import { ROOT } from '#tools/project.ts';
import { claimPorts } from '../ports.ts';
import { openS3Server } from '../s3-server.ts';
import { type Environment, type Operator, operatorWith, PATH } from './operator.ts';
import { type OwnDatabase, openOwnDatabase } from './own-database.ts';

type Say = (line: string) => void;
const RELEASE = join(ROOT, '.cache', 'release');

/** Commands of `docs/operate/README.md`, typed in its order: with the database of `npm start`, then with one of one's own. */
export async function tryManual(say: Say): Promise<void> {
  const closing = createClosing();
  try {
    const folder = await mkdtemp(join(tmpdir(), 'aangan-manual-'));
    closing.add(() => rm(folder, { recursive: true, force: true }));
    await chmod(folder, 0o755);
    const { first: port, release } = await claimPorts();
    closing.add(async () => release());
    await withTheDatabaseOfStart(join(folder, 'start'), say);
    const own = await openOwnDatabase(folder, port, closing);
    const backups = join(folder, 'backups');
    await mkdir(join(folder, 'data'));
    const environment = {
      ...productionEnvironment(`http://localhost:${port + 1}`),
      PATH: `${PATH}:${own.programs}`,
      PORT: String(port + 1),
      LEAVING_SECONDS: '0',
      AANGAN_DATA: join(folder, 'data'),
      AANGAN_BACKUPS: backups,
      DATABASE_URL: own.url('aangan_serving'),
    };
    const operator = operatorWith(environment, say);
    await install(operator, own);
    await serve(operator, port + 1);
    await rollBack(own, say);
    await backUpAndRestore(operator, own, { restored: join(folder, 'restored'), backups });
    await rotateKeys(operator, environment);
    await moveToABucket(operator);
    await serve(operator, port + 1);
  } finally {
    await closing.close();
  }
}

async function withTheDatabaseOfStart(folder: string, say: Say): Promise<void> {
  await mkdir(folder);
  await chmod(folder, 0o755);
  const { type } = operatorWith({ AANGAN_DATA: folder }, say);
  await type('npm run seed');
  await type('npm run backup');
  mustSay(await type('npm run backup -- --list'), /restores to any moment/);
  const moment = await momentFromNow();
  // A moment after which nothing was written is refused: somebody may have meant another.
  await type('npm run seed -- --bookings 3');
  mustSay(await type(`npm run restore -- --to ${moment}`), /Restored/);
  await type('npm run restore -- --payouts-checked');
}

/** First as a house of one role, which the manual leads to two. */
async function install({ type }: Operator, own: OwnDatabase): Promise<void> {
  await type('npm run release');
  await own.query('create role one_role login', 'postgres');
  await own.query('create database aangan owner one_role', 'postgres');
  await type('node server.js migrate', { DATABASE_URL: own.url('one_role') }, RELEASE);
  await own.query('create role aangan_serving login');
  await own.query('create role aangan_owner login');
  await own.query('reassign owned by one_role to aangan_owner');
  const owner = { OWNER_DATABASE_URL: own.url('aangan_owner') };
  await type('node server.js migrate', owner, RELEASE);
  await type('node server.js compile', {}, RELEASE);
  mustSay(await type('npm run doctor'), /A server can start with this/);
}

async function serve({ start }: Operator, port: number): Promise<void> {
  const isReady = () =>
    fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const end = await start('node server.js', isReady, {}, RELEASE);
  await end();
}

async function rollBack(own: OwnDatabase, say: Say): Promise<void> {
  for (const statement of [
    'create table refusals_kept as select * from partings where reason is not null; delete from partings where reason is not null;',
    'insert into partings select * from refusals_kept on conflict do nothing',
    'drop table refusals_kept',
    "select subject as booking, data->>'karigarId' as karigar from events e where type in ('KarigarAssigned', 'KarigarReplaced') and data->>'why' = 'committed' and not exists (select from notifications n where n.kind = 'visit-sent' and n.event_id = e.id);",
    "select reference from bookings b where option_key is not null and status not in ('cancelled', 'expired') and not exists (select from service_options o where o.service_id = b.service_id and o.key = b.option_key) and exists (select from instalments i where i.booking_id = b.id and i.paid_at is null and i.waived_at is null);",
  ]) {
    await own.query(statement);
    say(`✓ ${statement}`);
  }
}

/** Rows of before the moment come back, and those of after it do not. */
async function backUpAndRestore(
  { type, start }: Operator,
  own: OwnDatabase,
  { restored, backups }: { readonly restored: string; readonly backups: string },
): Promise<void> {
  const copying = { DATABASE_URL: own.url('postgres') };
  await type('npm run backup', copying);
  const isFollowing = async () => {
    const { rowCount } = await own.query('select from pg_stat_replication');
    return rowCount === 1;
  };
  const end = await start('npm run backup -- --follow', isFollowing, copying);
  await own.query('create table of_the_manual (written text)');
  await own.query(`insert into of_the_manual values ('before')`);
  const moment = await momentFromNow();
  await own.query(`insert into of_the_manual values ('after')`);
  await own.query('select pg_switch_wal()');
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  await end();
  await own.stop();
  await mkdir(restored, { mode: 0o700 });
  await type(`npm run restore -- --to ${moment} --into ${restored}`);
  await own.startOn(restored, backups);
  await type(`npm run restore -- --done --to ${moment}`, copying);
  const { rows } = await own.query('select written from of_the_manual');
  if (JSON.stringify(rows) !== '[{"written":"before"}]')
    throw new Error(`Restored was ${JSON.stringify(rows)}.`);
  await own.query('drop table of_the_manual');
  await type('npm run restore -- --payouts-checked', copying);
}

async function rotateKeys({ type }: Operator, { AANGAN_SECRET }: Environment): Promise<void> {
  const fresh = productionEnvironment('https://aangan.test').AANGAN_SECRET as string;
  const old = AANGAN_SECRET as string;
  await type('npm run keys', { AANGAN_SECRET: fresh, AANGAN_OLD_SECRETS: old });
  await type('npm run keys', { AANGAN_SECRET: old, AANGAN_OLD_SECRETS: fresh });
}

async function moveToABucket({ type }: Operator): Promise<void> {
  const { settings, close } = await openS3Server();
  try {
    await type('npm run objects', {
      S3_BUCKET: settings.bucket,
      S3_REGION: settings.region,
      S3_ENDPOINT: settings.endpoint ?? '',
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    });
  } finally {
    await close();
  }
}

/** A moment with its zone, as the manual writes one; what comes later is later in every clock's eyes. */
async function momentFromNow(): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const moment = new Date().toISOString().replace(/\.\d+Z$/, 'Z');
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  return moment;
}

function mustSay(said: string, wanted: RegExp): void {
  if (!wanted.test(said)) throw new Error(`It says nothing of ${wanted}:\n${said}`);
}
