import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { chown, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Closing } from '#tools/closing.ts';
import { unpackDebian } from '../debian-packages.ts';
import { endAtOnce } from '../drills/closing-on-signals.ts';

const KIT = fileURLToPath(new URL('../../deploy/pgbouncer/pgbouncer.ini', import.meta.url));
/** It refuses to be root. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const PASSWORD = 'of-a-drill';

export type PgBouncer = {
  readonly url: string;
  kill(): void;
  start(): void;
};

export type Mode = 'session' | 'transaction';

/** PgBouncer of Debian by the kit of `deploy/pgbouncer/`; only addresses, the user and sometimes the mode are others. */
export async function openPgBouncer(
  folder: string,
  {
    databaseUrl,
    ports,
    closing,
  }: { databaseUrl: string; ports: Record<Mode, number>; closing: Closing },
): Promise<Record<Mode, PgBouncer>> {
  const root = await unpackDebian(folder, ['pgbouncer']);
  const { username, searchParams, pathname } = new URL(databaseUrl);
  const users = join(folder, 'userlist.txt');
  await writeFile(users, `"${username}" "${PASSWORD}"\n`);
  const kit = await readFile(KIT, 'utf8');
  const open = async (mode: Mode): Promise<PgBouncer> => {
    const settings = join(folder, `${mode}.ini`);
    await writeFile(
      settings,
      kit
        .replace(
          /^aangan = .*$/m,
          `aangan = host=${searchParams.get('host')} dbname=${pathname.slice(1)}`,
        )
        .replace(/^listen_port = .*$/m, `listen_port = ${ports[mode]}`)
        .replace(/^auth_file = .*$/m, `auth_file = ${users}`)
        .replace(/^pool_mode = .*$/m, `pool_mode = ${mode}`),
    );
    for (const file of [users, settings]) if (NOBODY.uid) await chown(file, NOBODY.uid, NOBODY.gid);
    let child: ChildProcess | undefined;
    const start = () => {
      child = spawn(join(root, 'usr/sbin/pgbouncer'), [settings], {
        ...NOBODY,
        cwd: '/',
        env: { LD_LIBRARY_PATH: join(root, 'usr/lib/x86_64-linux-gnu') },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const log = createWriteStream(join(folder, `${mode}.log`), { flags: 'a' });
      child.stdout?.pipe(log, { end: false });
      child.stderr?.pipe(log, { end: false });
    };
    const kill = () => {
      if (child?.pid) endAtOnce(child.pid);
    };
    closing.add(async () => kill());
    start();
    const auth = `${username}:${PASSWORD}`;
    return { url: `postgresql://${auth}@127.0.0.1:${ports[mode]}/aangan`, kill, start };
  };
  return { session: await open('session'), transaction: await open('transaction') };
}
