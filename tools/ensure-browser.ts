import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser, findLeanBrowser } from '#testing/browser.ts';
import { ROOT } from './project.ts';
import { runStep } from './run-step.ts';
import { showProgress } from './steps.ts';

/** Installs Chromium where that is possible; answers with what a person can do where it is not. */
export async function ensureBrowser(): Promise<string | undefined> {
  if ((await areUsable()) && ((await hasLean()) || !(await canInstallDebian()))) return undefined;
  const said = await showProgress('Installing the browser for the stories', installBrowser);
  if (await areUsable()) return undefined;
  const reason = said.trim().split('\n').at(-1) ?? '';
  return `The stories were not run, because there is no Chromium and it could not be installed (${reason}); install one, or name it with CHROMIUM_PATH.`;
}

/** The lean one is a luxury that takes half the processor time; a few stories need the whole one. */
const areUsable = async (): Promise<boolean> =>
  (await isUsable(findBrowser())) && (await isUsable(findBrowser({ whole: true })));

const hasLean = (): Promise<boolean> =>
  process.env.CHROMIUM_PATH ? Promise.resolve(true) : isUsable(findLeanBrowser());

const canInstallDebian = async (): Promise<boolean> =>
  process.getuid?.() === 0 && (await isDebian());

async function isUsable(program: string | undefined): Promise<boolean> {
  if (!program) return false;
  const { code } = await runStep([program, '--version', '--no-sandbox']).catch(() => ({ code: 1 }));
  return code === 0;
}

/** As root on Debian its own package brings every library it needs; elsewhere Playwright fetches one. */
async function installBrowser(): Promise<string> {
  if (await canInstallDebian()) {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runStep(['apt-get', 'update'], { environment });
    const install = ['apt-get', 'install', '--yes', '--no-install-recommends'] as const;
    // Older Debians do not have the lean one.
    const both = await runStep([...install, 'chromium', 'chromium-headless-shell'], {
      environment,
    });
    if (both.code === 0) return both.said;
    return (await runStep([...install, 'chromium'], { environment })).said;
  }
  const playwright = join(ROOT, 'node_modules', 'playwright', 'cli.js');
  const libraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  return (await runStep([process.execPath, playwright, 'install', ...libraries, 'chromium'])).said;
}

const isDebian = async (): Promise<boolean> =>
  /^ID=debian$/m.test(await readFile('/etc/os-release', 'utf8').catch(() => ''));
