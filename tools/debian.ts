import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CannotStart } from '#server/platform/cannot-start.ts';
import { productionEnvironment } from './production-environment.ts';
import { ROOT } from './project.ts';
import { runStep } from './run-step.ts';
import { runTool } from './run-tool.ts';

const SITE = 'aangan.test';
const ENVIRONMENT: Readonly<Record<string, string>> = {
  ...productionEnvironment(`https://${SITE}`),
  TRUSTED_PROXIES: '1',
  DATABASE_URL: 'postgresql://aangan@localhost/aangan?host=/var/run/postgresql',
};
const PACKAGES = ['caddy', 'ca-certificates', 'postgresql'] as const;

/**
 * `npm run test:debian`, as root on Debian: from the chapter of systemd to a booking over TLS, in a Debian that is thrown
 * away (`deploy/systemd/drill.sh`), with the time of every step.
 */
await runTool(async () => {
  if (process.getuid?.() !== 0) throw new CannotStart('Only root may make a Debian of its own.');
  const work = mkdtempSync(join(tmpdir(), 'aangan-debian-'));
  const began = performance.now();
  try {
    await step('The release', [process.execPath, join(ROOT, 'tools/release.ts'), '--with-node']);
    // Fetched before, because the Debian of the drill sees no network.
    const archives = join(work, 'upper', 'var', 'cache', 'apt', 'archives');
    mkdirSync(join(archives, 'partial'), { recursive: true });
    const cache = `Dir::Cache::archives=${archives}`;
    const fetch = ['install', '--yes', '--no-install-recommends', '--download-only', '-o', cache];
    await step('Packages', ['apt-get', ...fetch, ...PACKAGES]);
    const lines = Object.entries(ENVIRONMENT).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(join(work, 'environment'), lines.join(''), { mode: 0o600 });
    cpSync(join(ROOT, '.cache', 'release'), join(work, 'release'), { recursive: true });
    const asks = [process.execPath, join(ROOT, 'tools/debian/book-over-tls.ts')];
    const drill = ['sh', join(ROOT, 'deploy/systemd/drill.sh'), work, SITE];
    const installing = performance.now();
    await runStep([...drill, ...asks] as [string, ...string[]], { aloud: true });
    const code = readFileSync(join(work, 'code'), 'utf8').trim();
    const seconds = (since: number) => ((performance.now() - since) / 1_000).toFixed(1);
    console.log(
      code === '0'
        ? `From a Debian to a booking over TLS in ${seconds(installing)} s; with the build of the release in ${seconds(began)} s.`
        : `The drill failed (${code}).`,
    );
    process.exitCode = code === '0' ? 0 : 1;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});

async function step(name: string, command: [string, ...string[]]): Promise<void> {
  const began = performance.now();
  const { code, said } = await runStep(command, {
    environment: { ...process.env, ...ENVIRONMENT },
  });
  if (code !== 0) throw new CannotStart(`${name} failed:\n${said.trim()}`);
  console.log(`${name}: ${((performance.now() - began) / 1_000).toFixed(1)} s`);
}
