import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { chown, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Closing } from '#tools/closing.ts';
import { endAtOnce } from '../drills/closing-on-signals.ts';
import { pause } from '../drills/drill.ts';
import { claimPorts } from '../ports.ts';
import { listFamily } from '../process-family.ts';
import { type Programs, unpackPrograms } from './programs.ts';

const KIT = fileURLToPath(new URL('../../deploy/patroni/', import.meta.url));
const NAMES = ['a', 'b', 'c'] as const;
/** PostgreSQL, and so Patroni, does not run as root. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const PASSWORD = 'of-a-drill';

type Node = {
  readonly name: string;
  readonly folder: string;
  readonly database: number;
  readonly api: number;
  readonly client: number;
  readonly peer: number;
};

export type ThreeNodes = {
  /** The database with all three hosts, and by the one address that HAProxy keeps. */
  url(database: string): string;
  proxied(database: string): string;
  /** kill -9 of everything of the primary's machine but its etcd; answers its name. */
  killPrimary(): Promise<string>;
  /** `patronictl` as an operator types it; answers what it says. */
  control(...args: readonly string[]): Promise<string>;
  /** Starts the node again. */
  revive(name: string): void;
  /** Resolves when there is one primary, and both others follow it, one of them synchronously. */
  untilWhole(): Promise<void>;
};

/** Three machines in one: each with etcd, Patroni and PostgreSQL, and HAProxy before them, by the kit of `deploy/patroni/`. */
export async function openThreeNodes(folder: string, closing: Closing): Promise<ThreeNodes> {
  const programs = await unpackPrograms(folder);
  const [nodes, front] = await layOut(folder, closing);
  const start = launcher(folder, programs, closing);
  for (const node of nodes) start(`etcd-${node.name}`, programs.etcd, etcdOf(node, nodes), {});
  const patronis = new Map<string, ChildProcess>();
  const [python, ...script] = programs.patroni;
  const startNode = (node: Node) => {
    const args = [...script, join(KIT, 'patroni.yml')];
    patronis.set(
      node.name,
      start(`patroni-${node.name}`, python, args, environmentOf(node, nodes, programs)),
    );
  };
  for (const node of nodes) startNode(node);
  closing.add(async () => {
    for (const node of nodes) await killNode(node, patronis);
  });
  start('haproxy', programs.haproxy, ['-db', '-f', join(KIT, 'haproxy.cfg')], {
    AANGAN_DATABASE: `127.0.0.1:${front}`,
    ...Object.fromEntries(nodes.flatMap(proxied)),
  });
  const hosts = nodes.map(({ database }) => `127.0.0.1:${database}`).join(',');
  const address = (at: string) => (name: string) =>
    `postgresql://postgres:${PASSWORD}@${at}/${name}`;
  return {
    url: address(hosts),
    proxied: address(`127.0.0.1:${front}`),
    killPrimary: async () => {
      const node = await primaryOf(nodes);
      await killNode(node, patronis);
      return node.name;
    },
    control: async (...args) => {
      const [ctl, ...first] = programs.patronictl;
      const { stdout } = await promisify(execFile)(
        ctl,
        [...first, '-c', join(KIT, 'patroni.yml'), ...args],
        {
          ...NOBODY,
          cwd: '/',
          env: { ...programs.environment, ...environmentOf(nodes[0] as Node, nodes, programs) },
        },
      );
      return stdout;
    },
    revive: (name) => startNode(nodes.find((node) => node.name === name) as Node),
    untilWhole: () => untilWhole(nodes),
  };
}

async function layOut(folder: string, closing: Closing): Promise<[Node[], number]> {
  const blocks = [await claimPorts(), await claimPorts()];
  closing.add(async () => {
    for (const block of blocks) block.release();
  });
  const [one, other] = blocks.map(({ first }) => first) as [number, number];
  const nodes = NAMES.map((name, at) => ({
    name,
    folder: join(folder, name),
    ...{ database: one + at, api: one + 3 + at, client: other + at, peer: other + 3 + at },
  }));
  for (const node of nodes) {
    await mkdir(node.folder, { mode: 0o700 });
    if (NOBODY.uid) await chown(node.folder, NOBODY.uid, NOBODY.gid);
  }
  return [nodes, one + 6];
}

/** Starts programs as an account without rights, each with its log in the folder. */
function launcher(folder: string, { environment }: Programs, closing: Closing) {
  return (
    name: string,
    program: string,
    args: readonly string[],
    more: Readonly<Record<string, string>>,
  ) => {
    const child = spawn(program, args, {
      ...NOBODY,
      cwd: '/',
      env: { ...environment, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const log = createWriteStream(join(folder, `${name}.log`), { flags: 'a' });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    closing.add(async () => void child.kill('SIGKILL'));
    return child;
  };
}

const at = (port: number): string => `http://127.0.0.1:${port}`;

const etcdOf = ({ name, folder, client, peer }: Node, nodes: readonly Node[]): string[] => [
  `--name=${name}`,
  `--data-dir=${join(folder, 'etcd')}`,
  `--listen-client-urls=${at(client)}`,
  `--advertise-client-urls=${at(client)}`,
  `--listen-peer-urls=${at(peer)}`,
  `--initial-advertise-peer-urls=${at(peer)}`,
  `--initial-cluster=${nodes.map((one) => `${one.name}=${at(one.peer)}`).join(',')}`,
  '--heartbeat-interval=200',
  '--election-timeout=2000',
  '--log-level=error',
];

const environmentOf = (
  { name, folder, database, api }: Node,
  nodes: readonly Node[],
  { postgres }: Programs,
): Record<string, string> => ({
  HOME: folder,
  PATRONI_NAME: name,
  PATRONI_ETCD3_HOSTS: nodes.map(({ client }) => `127.0.0.1:${client}`).join(','),
  PATRONI_RESTAPI_LISTEN: `127.0.0.1:${api}`,
  PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${api}`,
  PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${database}`,
  PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${database}`,
  PATRONI_POSTGRESQL_DATA_DIR: join(folder, 'data'),
  PATRONI_POSTGRESQL_BIN_DIR: postgres,
  PATRONI_POSTGRESQL_PGPASS: join(folder, 'pgpass'),
  PATRONI_SUPERUSER_USERNAME: 'postgres',
  PATRONI_SUPERUSER_PASSWORD: PASSWORD,
  PATRONI_REPLICATION_USERNAME: 'replicator',
  PATRONI_REPLICATION_PASSWORD: PASSWORD,
});

const proxied = ({ name, database, api }: Node): [string, string][] => [
  [`NODE_${name.toUpperCase()}`, `127.0.0.1:${database}`],
  [`CHECK_${name.toUpperCase()}`, String(api)],
];

const answersAt = (node: Node, path: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${node.api}${path}`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function primaryOf(nodes: readonly Node[]): Promise<Node> {
  for (;;) {
    const asked = await Promise.all(nodes.map((node) => answersAt(node, '/primary')));
    const found = nodes[asked.indexOf(true)];
    if (found) return found;
    await pause(100);
  }
}

const WHOLE_WITHIN_MS = 180_000;

async function untilWhole(nodes: readonly Node[]): Promise<void> {
  for (const giveUpAt = Date.now() + WHOLE_WITHIN_MS; Date.now() < giveUpAt; await pause(300)) {
    const count = async (path: string) =>
      (await Promise.all(nodes.map((node) => answersAt(node, path)))).filter(Boolean).length;
    const [primaries, replicas, synchronous] = await Promise.all(
      ['/primary', '/replica', '/synchronous'].map(count),
    );
    if (primaries === 1 && replicas === 2 && synchronous === 1) return;
  }
  throw new Error('The three nodes did not come together.');
}

/** Patroni first, so that it does not start PostgreSQL again; then everybody of PostgreSQL in the same moment. */
async function killNode(node: Node, patronis: ReadonlyMap<string, ChildProcess>): Promise<void> {
  patronis.get(node.name)?.kill('SIGKILL');
  const file = await readFile(join(node.folder, 'data', 'postmaster.pid'), 'utf8').catch(() => '');
  const postmaster = Number(file.split('\n')[0]);
  if (!postmaster) return;
  for (const { id, command } of await listFamily(postmaster)) {
    if (command.includes('postgres')) endAtOnce(id);
  }
}
