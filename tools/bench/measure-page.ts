import lighthouse from 'lighthouse';

export type PageFigures = {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  readonly bytes: number;
  readonly requests: number;
};

export type Visitor = {
  /** Keeps what earlier visits left in the browser: cookies, files, the worker. */
  readonly returning?: boolean;
  /** Sent with every request, as a browser would that is new but signed in. */
  readonly cookie?: string;
};

/** One run of Lighthouse as it comes: the mobile profile with its simulated slow 4G and slow processor. */
export async function measurePage(
  chromiumPort: number,
  url: string,
  { returning = false, cookie }: Visitor = {},
): Promise<PageFigures> {
  const result = await lighthouse(url, {
    port: chromiumPort,
    output: 'json',
    logLevel: 'error',
    disableStorageReset: returning,
    ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { audits, categories } = result.lhr;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: Math.round(figure('largest-contentful-paint')),
    tbtMs: Math.round(figure('total-blocking-time')),
    cls: Math.round(figure('cumulative-layout-shift') * 1000) / 1000,
    bytes: figure('total-byte-weight'),
    requests: itemsOf(audits['network-requests']?.details),
  };
}

const itemsOf = (details: unknown): number =>
  (details as { items?: readonly unknown[] } | undefined)?.items?.length ?? Number.NaN;
