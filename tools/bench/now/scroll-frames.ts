import type { Page } from 'playwright';

const SECONDS = 6;
/** A notch of a wheel, and a pause after it: more notches than a hand turns. */
const WHEEL_PX = 100;
const PAUSE_MS = 25;
const FRAME_MS = 1_000 / 60;

export type Frames = {
  readonly perSecond: number;
  /** Share of the frames that the screen could have shown and did not get. */
  readonly dropped: number;
  readonly longestMs: number;
  /** Share of the frames in whose middle no row was drawn. */
  readonly blank: number;
  readonly scrolledPx: number;
  /** Processor time of the page's own thread for one frame; another program on the machine does not change it. */
  readonly threadMs: number;
};

/** Turns the wheel over a box for some seconds, down and then up, and looks at each frame. */
export async function scrollFrames(page: Page, box: string): Promise<Frames> {
  const place = await page.locator(box).boundingBox();
  if (!place) throw new Error(`There is no ${box} to scroll.`);
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  // The page may still prepare something when it has painted.
  await page.waitForTimeout(1_500);
  const thread = await threadOf(page);
  await page.evaluate(watch, box);
  const before = await thread();
  const until = performance.now() + SECONDS * 1_000;
  const turn = until - (SECONDS * 1_000) / 2;
  while (performance.now() < until)
    await notch(page, performance.now() < turn ? WHEEL_PX : -WHEEL_PX);
  const { intervals, blanks, px } = await page.evaluate(() => (window as never as Watched).seen());
  const used = (await thread()) - before;
  const elapsed = intervals.reduce((sum, one) => sum + one, 0);
  const wanted = Math.round(elapsed / FRAME_MS);
  return {
    perSecond: (1_000 * intervals.length) / elapsed,
    dropped: Math.max(0, 1 - intervals.length / wanted),
    longestMs: Math.max(...intervals),
    blank: blanks / intervals.length,
    scrolledPx: px,
    threadMs: (1_000 * used) / intervals.length,
  };
}

type Seen = { intervals: number[]; blanks: number; px: number };
type Watched = { seen(): Seen };

/** In the page: from frame to frame how long it took, how far the box moved, and whether there was anything in its middle. */
function watch(box: string): void {
  const element = document.querySelector<HTMLElement>(box) as HTMLElement;
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen: Seen = { intervals: [], blanks: 0, px: 0 };
  let last = performance.now();
  let at = element.scrollTop;
  let goes = true;
  const look = (now: number): void => {
    if (!goes) return;
    seen.intervals.push(now - last);
    seen.px += Math.abs(element.scrollTop - at);
    [last, at] = [now, element.scrollTop];
    const middle = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!middle?.closest('[data-lane]')) seen.blanks += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(look);
  });
  (window as never as Watched).seen = () => {
    goes = false;
    return seen;
  };
}

/** Seconds of processor time that the page's own thread has used. */
async function threadOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
}

async function notch(page: Page, px: number): Promise<void> {
  await page.mouse.wheel(0, px);
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
