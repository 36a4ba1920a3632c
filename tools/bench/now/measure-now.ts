import type { BrowserContext, CDPSession, Page } from 'playwright';
import { dateInIndia } from '#kernel/time.ts';
import { openBrowser } from '#testing/browser.ts';
import type { Client } from '#testing/client.ts';
import { comeIn } from '../come-in.ts';
import type { ServerProcess } from '../server-process.ts';
import { type Frames, scrollFrames } from './scroll-frames.ts';

/** Odd, so that there is a middle one. */
const ROUNDS = 5;
/** As many as there are Karigars. */
const ROWS = 5_000;
const SCREEN = { width: 1920, height: 1080 };
/** How much slower the processor is than this machine's. */
export const SLOWDOWNS = [1, 4] as const;

export type NowFigures = {
  /** Milliseconds from the address being typed until the lanes with their visits, the inbox and the counters are painted. */
  readonly paintMs: Record<'first' | 'next', readonly number[]>;
  readonly slowPaintMs: readonly number[];
  readonly dayBytes: number;
  readonly dayMs: number;
  /** An empty page that is scrolled in the same way: what the machine itself can do. */
  readonly bare: Frames;
  /** A plain list of as many names: what the machine can do where every frame has something new to paint. */
  readonly plain: Frames;
  readonly frames: readonly (Frames & { readonly slower: number })[];
};

/** The room Now on a day of the whole city, by somebody who has just opened it. */
export async function measureNow(
  server: ServerProcess,
  say: (sentence: string) => void,
): Promise<NowFigures> {
  const base = `http://127.0.0.1:${server.port}`;
  const client = await comeIn(base, server.origin);
  const browser = await openBrowser({ whole: true });
  try {
    const newContext = async (): Promise<BrowserContext> => {
      const context = await browser.newContext({ viewport: SCREEN });
      await context.addCookies(
        [...client.cookies].map(([name, { value }]) => ({ name, value, url: base })),
      );
      return context;
    };
    const paintMs = { first: [] as number[], next: [] as number[] };
    const slowPaintMs: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      say(`Now, opened, round ${round} of ${ROUNDS}`);
      const context = await newContext();
      paintMs.first.push(await openNow(await context.newPage(), base));
      paintMs.next.push(await openNow(await context.newPage(), base));
      const slow = await context.newPage();
      await slowDown(slow, SLOWDOWNS[1]);
      slowPaintMs.push(await openNow(slow, base));
      await context.close();
    }
    const frames = [];
    for (const slower of SLOWDOWNS) {
      say(`Now, scrolled with a processor ${slower} times slower`);
      const page = await (await newContext()).newPage();
      await openNow(page, base);
      await slowDown(page, slower);
      frames.push({ slower, ...(await scrollFrames(page, '.o-lanes')) });
      await page.context().close();
    }
    const page = await (await newContext()).newPage();
    await page.setContent(boxOf('<div style="height:200000px"></div>'));
    const bare = await scrollFrames(page, '.box');
    await page.setContent(boxOf(PLAIN_ROW.repeat(ROWS)));
    const plain = await scrollFrames(page, '.box');
    return { paintMs, slowPaintMs, bare, plain, frames, ...(await readDayOnce(client)) };
  } finally {
    await browser.close();
  }
}

const boxOf = (content: string): string =>
  `<div class="box" style="height:900px;overflow:auto">${content}</div>`;
const PLAIN_ROW =
  '<p data-lane style="height:40px;margin:0;border-bottom:1px solid #ddd">A name, and a place</p>';

async function slowDown(page: Page, rate: number): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Answers when everything that is looked at first stood in a painted frame, in milliseconds of the page's own clock. */
async function openNow(page: Page, base: string): Promise<number> {
  await page.goto(`${base}/ops`, { waitUntil: 'commit' });
  const paintedMs = await page.waitForFunction(
    () => {
      const there = ['.o-lane .v b', '.o-qlist .o-x', '.o-count .fig'].every((one) =>
        document.querySelector(one),
      );
      const counted = /\d/.test(document.querySelector('.o-count .fig')?.textContent ?? '');
      if (!there || !counted) return false;
      // The frame that holds it is painted when the next one begins.
      const page = window as { painted?: number };
      page.painted ??= performance.now();
      return performance.now() > page.painted ? performance.now() : false;
    },
    undefined,
    { polling: 'raf', timeout: 60_000 },
  );
  return Math.round((await paintedMs.jsonValue()) as number);
}

async function readDayOnce(client: Client): Promise<{ dayBytes: number; dayMs: number }> {
  const began = performance.now();
  const answer = await client.send('GET', `/api/ops/days/${dateInIndia(Date.now())}/columns`);
  const body = await answer.arrayBuffer();
  return { dayBytes: body.byteLength, dayMs: performance.now() - began };
}
