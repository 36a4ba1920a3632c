import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR } from '#kernel/time.ts';
import { openFolderStore } from '#server/platform/objects/folder-store.ts';
import { openS3Store } from '#server/platform/objects/s3-store.ts';
import { createWorld } from '#testing/world.ts';
import {
  lookAtBackups,
  lookAtCertificate,
  lookAtClock,
  lookAtDisk,
  lookAtObjects,
  lookAtRights,
} from './look-around.ts';

const WELL = { wrong: [], doubtful: [] };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aangan-doctor-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a disk is told to be nearly full, or full', async () => {
  const withFree = (mb: number) =>
    lookAtDisk('/data', (async () => ({ bavail: mb * 256, bsize: 4_096 })) as never);
  expect(await withFree(50_000)).toEqual(WELL);
  expect(await withFree(900)).toMatchObject({ doubtful: [expect.stringContaining('900 MB')] });
  expect(await withFree(20)).toMatchObject({ wrong: [expect.stringContaining('make room')] });
  expect((await lookAtDisk(join(folder, 'nowhere'))).doubtful).toHaveLength(1);
});

test('a clock that differs from the database is told, with its way', () => {
  expect(lookAtClock(900)).toEqual(WELL);
  expect(lookAtClock(1_200_000).doubtful[0]).toContain('1200 s ahead');
  expect(lookAtClock(-60_000).doubtful[0]).toContain('60 s behind');
});

test('a certificate that nobody trusts, that ends soon or that has ended is told; so is a silent address', async () => {
  const key = join(folder, 'key.pem');
  const cert = join(folder, 'cert.pem');
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert],
    ...['-days', '30', '-subj', '/CN=localhost'],
  ]);
  const server = createServer({ key: await readFile(key), cert: await readFile(cert) });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`;
  const later = (days: number) => lookAtCertificate(origin, Date.now() + days * DAY);
  expect((await later(0)).wrong[0]).toMatch(/Browsers refuse .*SELF_SIGNED/i);
  expect((await later(31)).wrong[0]).toContain('ended on');
  await new Promise((resolve) => server.close(resolve));
  expect((await later(0)).doubtful[0]).toContain('Nobody answers');
  expect(await lookAtCertificate('http://localhost:1', Date.now())).toEqual(WELL);
});

test('a role that owns the tables or may do everything is told', async () => {
  const world = await createWorld();
  try {
    expect((await lookAtRights(world.db)).doubtful[0]).toContain('superuser');
    const asked = async (superuser: boolean, owns: boolean, version = 18) =>
      lookAtRights({ query: async () => ({ rows: [{ version, superuser, owns }] }) } as never);
    expect((await asked(false, true)).doubtful[0]).toContain('owns the tables');
    expect(await asked(false, false)).toEqual(WELL);
    expect((await asked(false, false, 14)).wrong[0]).toContain('PostgreSQL 14 is too old');
  } finally {
    await world.close();
  }
});

test('a place for pictures is tried by writing; a bucket that nobody answers for is told', async () => {
  expect(await lookAtObjects(openFolderStore(folder))).toEqual(WELL);
  const bucket = { bucket: 'none', region: 'x', accessKeyId: 'a', secretAccessKey: 'b' };
  const away = openS3Store({ ...bucket, endpoint: 'http://127.0.0.1:9' });
  expect((await lookAtObjects(away)).wrong[0]).toContain('cannot be kept');
});

test('no backup, and an old one, are told', async () => {
  expect((await lookAtBackups(folder, 0)).doubtful[0]).toContain('no backup');
  const base = join(folder, 'base', 'one');
  await mkdir(base, { recursive: true });
  await writeFile(join(base, 'backup.json'), JSON.stringify({ finishedAt: 0, firstWal: 'A' }));
  expect(await lookAtBackups(folder, 20 * HOUR)).toEqual(WELL);
  expect((await lookAtBackups(folder, 50 * HOUR)).doubtful[0]).toContain('50 hours old');
});
