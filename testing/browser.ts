import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright';
import { knowNetworkAfterReload } from './offline.ts';

/** Without windows of its own it needs half the time for a page; it knows no notifications. */
const LEAN = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** On a busy machine everything takes long; only what never comes is wrong. */
const PATIENCE_MS = 60_000;

export type BrowserWanted = {
  /** Not the lean one, which has no notifications. */
  readonly whole?: boolean;
  /** With a microphone that beeps, which pages take for a real one. */
  readonly microphone?: boolean;
};

/** The browser named by CHROMIUM_PATH, one of the system's, or the one that Playwright has installed. */
export function findBrowser({ whole = false }: BrowserWanted = {}): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const names = whole ? WHOLE : [LEAN, ...WHOLE];
  return [...placesOf(names), chromium.executablePath()].find(isProgram);
}

/** The lean one alone, where the system has it. */
export const findLeanBrowser = (): string | undefined => placesOf([LEAN]).find(isProgram);

function placesOf(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** The browsers of this process by their programs. In a worker of Vitest they end with it. */
const running = new Map<string, Promise<Browser>>();

/**
 * A headless browser that reaches nothing but what a test opens in it. The program is started once for all test files of a
 * worker, as each begins with contexts of its own; closed are only these.
 */
export async function openBrowser(wanted: BrowserWanted = {}): Promise<Browser> {
  const executablePath = findBrowser(wanted);
  if (!executablePath)
    throw new Error(
      'There is no Chromium: set CHROMIUM_PATH, or run `npx playwright install chromium`.',
    );
  const extra = wanted.microphone ? BEEPING : [];
  const known = await running.get([executablePath, ...extra].join(' '))?.catch(() => undefined);
  const launched = known?.isConnected() ? known : await launch(executablePath, extra);
  return ownContextsOf(launched);
}

const BEEPING = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

function launch(executablePath: string, extra: readonly string[]): Promise<Browser> {
  const launching = chromium.launch({
    executablePath,
    timeout: PATIENCE_MS,
    args: ['--no-sandbox', '--disable-background-networking', '--no-first-run', ...extra],
  });
  running.set([executablePath, ...extra].join(' '), launching);
  return launching;
}

/** The same program, of which one sees the contexts that were opened here alone. */
function ownContextsOf(browser: Browser): Browser {
  const own = new Set<BrowserContext>();
  const newContext = async (options?: BrowserContextOptions): Promise<BrowserContext> => {
    // Without the site's worker, which would answer before a test's own routes do; who tests the worker allows it. Movement
    // reduced: to draw what glides and fades took a fifth of a story. The dialogs of `booking-dialog.story.ts` do move.
    const context = await browser.newContext({
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      ...options,
    });
    own.add(context);
    open.add(context);
    context.once('close', () => {
      own.delete(context);
      open.delete(context);
    });
    context.setDefaultTimeout(PATIENCE_MS);
    knowNetworkAfterReload(context);
    writeDownTroubles(context);
    const newPage = context.newPage.bind(context);
    context.newPage = async () => withPatience(await newPage());
    return context;
  };
  return Object.assign(Object.create(browser) as Browser, {
    newContext,
    newPage: async (options?: BrowserContextOptions) => (await newContext(options)).newPage(),
    contexts: () => [...own],
    close: async () => {
      await Promise.all([...own].map((context) => context.close()));
      // A tool has no worker with which it would end.
      if (!process.env.VITEST) await browser.close();
    },
  });
}

/**
 * A dashboard is drawn before the app is there to hear what is typed, and a browser that is driven types at once. Who
 * looks at those very moments opens it with `waitUntil: 'commit'`.
 */
function withPatience(page: Page): Page {
  const isAwake = () =>
    page.waitForFunction(() => !document.getElementById('first-answers') || !window.aanganEarly);
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const answer = await goto.call(page, url, options);
    if (options?.waitUntil !== 'commit') await isAwake();
    return answer;
  };
  page.reload = async (options) => {
    // A closed dialog goes one step back in the history a moment later, which aborts a reload that was quicker.
    const again = (error: Error) => {
      if (!error.message.includes('net::ERR_ABORTED')) throw error;
      return reload.call(page, options);
    };
    const answer = await reload.call(page, options).catch(again);
    if (options?.waitUntil !== 'commit') await isAwake();
    return answer;
  };
  return page;
}

const open = new Set<BrowserContext>();

/** Every page that is open in any of them. */
export const openPages = (): Page[] => [...open].flatMap((context) => context.pages());

const troubles = new WeakMap<BrowserContext, string[]>();

/** Errors in a browser so far, as its developer tools would show them. */
export const troublesIn = (context: BrowserContext): readonly string[] =>
  troubles.get(context) ?? [];

function writeDownTroubles(context: BrowserContext): void {
  const written: string[] = [];
  troubles.set(context, written);
  context.on('weberror', (error) => written.push(String(error.error())));
  context.on('requestfailed', (request) =>
    written.push(`${request.method()} ${request.url()}: ${request.failure()?.errorText}`),
  );
  context.on('response', (response) => {
    if (response.status() < 400) return;
    written.push(`${response.request().method()} ${response.url()}: ${response.status()}`);
  });
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
