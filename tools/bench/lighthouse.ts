import { type Chromium, openChromium } from './chromium.ts';
import { measurePage, type PageFigures } from './measure-page.ts';
import { serveSite } from './serve-site.ts';

/** Odd, so that there is a middle one. */
const ROUNDS = 5;

export type LandingRow = {
  readonly page: string;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  readonly bytes: number;
  readonly htmlBrotliBytes: number;
};

/**
 * Lighthouse (mobile profile, real Chromium) on the built front page, beside an empty page whose largest paint is the
 * floor of this machine and this browser. The pages take turns, so that a busy moment hits both; each row is the median.
 */
export async function measureLanding(
  say: (sentence: string) => void,
): Promise<{ rows: LandingRow[]; ratio: number }> {
  const site = await serveSite();
  let chromium: Chromium | undefined;
  try {
    chromium = await openChromium();
    const empty: PageFigures[] = [];
    const landing: PageFigures[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      say(`Lighthouse, round ${round} of ${ROUNDS}`);
      empty.push(await measurePage(chromium.port, `${site.url}/empty`));
      landing.push(await measurePage(chromium.port, `${site.url}/`));
    }
    const rows = [
      { page: 'empty page', ...medians(empty), htmlBrotliBytes: site.brotliBytes('/empty') },
      { page: 'landing page', ...medians(landing), htmlBrotliBytes: site.brotliBytes('/') },
    ];
    return { rows, ratio: (rows[1]?.lcpMs ?? 0) / (rows[0]?.lcpMs ?? 1) };
  } finally {
    await chromium?.close();
    await site.close();
  }
}

function medians(rounds: readonly PageFigures[]): PageFigures {
  const middle = (figure: keyof PageFigures): number => {
    const sorted = rounds.map((round) => round[figure]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    lcpMs: middle('lcpMs'),
    tbtMs: middle('tbtMs'),
    cls: middle('cls'),
    bytes: middle('bytes'),
  };
}
