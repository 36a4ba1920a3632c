import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CannotStart } from '#server/platform/cannot-start.ts';

export type Prometheus = {
  /** The alarms that ring at this moment, by name. */
  ringing(): Promise<string[]>;
  close(): Promise<void>;
};

const MONITORING = fileURLToPath(new URL('../../deploy/monitoring/', import.meta.url));
const run = promisify(execFile);

/** The real one, with the configuration and the rules of `deploy/monitoring/`; only where the servers are is another. */
export async function openPrometheus(
  folder: string,
  { port, targets }: { readonly port: number; readonly targets: readonly string[] },
): Promise<Prometheus> {
  const program = await findProgram(folder);
  await copyFile(join(MONITORING, 'alerts.yml'), join(folder, 'alerts.yml'));
  const config = await readFile(join(MONITORING, 'prometheus.yml'), 'utf8');
  const [settings] = config.split('    # Every server by itself');
  const found = `    static_configs:\n      - targets: ${JSON.stringify(targets)}\n`;
  await writeFile(join(folder, 'prometheus.yml'), `${settings}${found}`);
  const child = spawn(
    program,
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'figures')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  return {
    ringing: async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/alerts`).catch(() => undefined);
      if (!answer?.ok) return [];
      const { data } = (await answer.json()) as {
        data: { alerts: { state: string; labels: { alertname: string } }[] };
      };
      const firing = data.alerts.filter(({ state }) => state === 'firing');
      return [...new Set(firing.map(({ labels }) => labels.alertname))].sort();
    },
    close: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** On the path; else unpacked from the package of a Debian, without installing it. */
async function findProgram(folder: string): Promise<string> {
  const isThere = await run('prometheus', ['--version']).then(
    () => true,
    () => false,
  );
  if (isThere) return 'prometheus';
  const unpacked = join(folder, 'package');
  await mkdir(unpacked, { recursive: true });
  try {
    await run('apt-get', ['download', 'prometheus'], { cwd: unpacked });
    await run('sh', ['-c', 'dpkg-deb -x prometheus_*.deb .'], { cwd: unpacked });
  } catch {
    throw new CannotStart('The drills need Prometheus: install it, so that it is on the path.');
  }
  return join(unpacked, 'usr', 'bin', 'prometheus');
}
