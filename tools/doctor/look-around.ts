import { statfs } from 'node:fs/promises';
import { connect as connectTls, type PeerCertificate } from 'node:tls';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR, type Instant } from '#kernel/time.ts';
import { listBases } from '#server/platform/backup/backup-folder.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { ObjectStore } from '#server/platform/objects/object-store.ts';
import { type Findings, WELL } from './findings.ts';

const wrong = (...sentences: string[]): Findings => ({ wrong: sentences, doubtful: [] });
const doubtful = (...sentences: string[]): Findings => ({ wrong: [], doubtful: sentences });

const MB = 2 ** 20;
const LEAST_MB = 200;
const COMFORTABLE_MB = 2_048;
const PATIENCE_MS = 5_000;
const CERTIFICATE_DAYS = 14;
const BACKUP_HOURS = 36;
const OLDEST_POSTGRESQL = 15;
const CLOCK_SECONDS = 5;

/** As much is free where the server writes as it needs for a while. */
export async function lookAtDisk(folder: string, measure = statfs): Promise<Findings> {
  const disk = await measure(folder).catch(() => undefined);
  if (!disk) return doubtful(`${folder} is not there yet; a server makes it.`);
  const free = Math.floor((disk.bavail * disk.bsize) / MB);
  const sentence = `Only ${free} MB are free on the disk of ${folder}`;
  if (free < LEAST_MB) return wrong(`${sentence}: make room.`);
  return free < COMFORTABLE_MB ? doubtful(`${sentence}.`) : WELL;
}

export function lookAtClock(aheadMs: number): Findings {
  const seconds = Math.round(Math.abs(aheadMs) / 1_000);
  if (seconds < CLOCK_SECONDS) return WELL;
  const way = aheadMs > 0 ? 'ahead of' : 'behind';
  return doubtful(
    `The clock of this machine is ${seconds} s ${way} that of the database; set one of them.`,
  );
}

/** Opens the address of the site as a browser does, to see whether its certificate is good. */
export function lookAtCertificate(origin: string, now: Instant): Promise<Findings> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:') return Promise.resolve(WELL);
  return new Promise((resolve) => {
    const socket = connectTls({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
      timeout: PATIENCE_MS,
    });
    const finish = (findings: Findings) => {
      socket.destroy();
      resolve(findings);
    };
    const isNotThere = () => finish(doubtful(`Nobody answers at ${origin} yet.`));
    socket.once('error', isNotThere).once('timeout', isNotThere);
    socket.once('secureConnect', () =>
      finish(judgeCertificate(origin, socket.getPeerCertificate(), socket.authorizationError, now)),
    );
  });
}

function judgeCertificate(
  origin: string,
  { valid_to }: PeerCertificate,
  refused: Error | string | null | undefined,
  now: Instant,
): Findings {
  const until = Date.parse(valid_to);
  const day = new Date(until).toISOString().slice(0, 10);
  if (until < now) return wrong(`The certificate of ${origin} ended on ${day}.`);
  if (refused) return wrong(`Browsers refuse the certificate of ${origin}: ${reasonOf(refused)}.`);
  const days = Math.floor((until - now) / DAY);
  return days < CERTIFICATE_DAYS
    ? doubtful(`The certificate of ${origin} ends on ${day}: is it renewed by itself?`)
    : WELL;
}

/** The role that serves must own nothing, and PostgreSQL must be new enough. */
export async function lookAtRights(db: Database): Promise<Findings> {
  const { rows } = await db.query<{ version: number; superuser: boolean; owns: boolean }>(
    `select current_setting('server_version_num')::int / 10000 as version,
      (select rolsuper from pg_roles where rolname = current_user) as superuser,
      exists (select from pg_tables where tableowner = current_user and schemaname = 'public') as owns`,
  );
  const [found] = rows;
  const version = found?.version ?? 0;
  if (version < OLDEST_POSTGRESQL)
    return wrong(`PostgreSQL ${version} is too old: ${OLDEST_POSTGRESQL} or newer is needed.`);
  if (found?.superuser)
    return doubtful(
      'DATABASE_URL names a superuser of the database: let the servers have a role that only serves (docs/operate/README.md, Install).',
    );
  return found?.owns
    ? doubtful(
        'The role of DATABASE_URL owns the tables, as the one that migrates does: let the servers have one that only serves (docs/operate/README.md, Install).',
      )
    : WELL;
}

/** Written, read and removed again. */
export async function lookAtObjects(objects: ObjectStore): Promise<Findings> {
  const key = `doctor/${newId()}`;
  try {
    await objects.put(key, Buffer.from(key));
    const found = await objects.get(key);
    await objects.remove(key);
    return found?.toString() === key ? WELL : wrong('What was put into the bucket is not there.');
  } catch (error) {
    return wrong(`Pictures and files cannot be kept: ${reasonOf(error)}.`);
  }
}

export async function lookAtBackups(backups: string, now: Instant): Promise<Findings> {
  const last = (await listBases(backups)).at(-1);
  if (!last) return doubtful(`There is no backup in ${backups} (npm run backup).`);
  const hours = Math.floor((now - last.finishedAt) / HOUR);
  return hours > BACKUP_HOURS
    ? doubtful(`The last backup in ${backups} is ${hours} hours old.`)
    : WELL;
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);
