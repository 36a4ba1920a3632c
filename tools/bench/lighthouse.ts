import { CannotStart } from '#server/platform/cannot-start.ts';
import { type Chromium, openChromium } from './chromium.ts';
import { measurePage, type PageFigures } from './measure-page.ts';
import { startSite } from './site-process.ts';

/** Odd, so that there is a middle one. */
const ROUNDS = 5;
/** As the build leaves the page of a service; the server draws every one of them into the same frame. */
const SERVICE = '/page-of-a-service';

export type LandingRow = {
  readonly page: string;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpMs: number;
  /** LCP in the quietest round: what the page takes when nobody else wants the processor. */
  readonly lcpQuietMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  readonly bytes: number;
  readonly htmlBrotliBytes: number;
};

export type LandingFigures = {
  readonly rows: readonly LandingRow[];
  /** Largest paint of the landing page to that of the empty page: medians, and quietest rounds. */
  readonly ratio: number;
  readonly ratioQuiet: number;
  /** The same of the page of a service. */
  readonly ofService: { readonly ratio: number; readonly ratioQuiet: number };
};

/**
 * Lighthouse (mobile profile, real Chromium) on the built front page, beside an empty page whose largest paint is the
 * floor of this machine and this browser. The pages take turns, so that a busy moment hits both; each row is the median.
 */
export async function measureLanding(say: (sentence: string) => void): Promise<LandingFigures> {
  const site = await startSite();
  let chromium: Chromium | undefined;
  try {
    chromium = await openChromium();
    const empty: PageFigures[] = [];
    const landing: PageFigures[] = [];
    const services: PageFigures[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      say(`Lighthouse, round ${round} of ${ROUNDS}`);
      empty.push(await measurePage(chromium.port, `${site.url}/empty`));
      landing.push(await measurePage(chromium.port, `${site.url}/`));
      services.push(await measurePage(chromium.port, `${site.url}${SERVICE}`));
    }
    say('Lighthouse, once in Hindi and once in Marathi: what these weigh');
    const others: LandingRow[] = [];
    for (const lang of ['hi', 'mr']) {
      const path = `/?lang=${lang}`;
      const seen = await measureOnce(chromium.port, site.url + path);
      others.push(rowOf(`landing page, ${lang}`, [seen], site.brotliBytes(path)));
    }
    const floor = rowOf('empty page', empty, site.brotliBytes('/empty'));
    const page = rowOf('landing page', landing, site.brotliBytes('/'));
    const service = rowOf('page of a service', services, site.brotliBytes(SERVICE));
    const ratiosOf = ({ lcpMs, lcpQuietMs }: LandingRow) => ({
      ...{ ratio: lcpMs / floor.lcpMs, ratioQuiet: lcpQuietMs / floor.lcpQuietMs },
    });
    return {
      rows: [floor, page, service, ...others],
      ...ratiosOf(page),
      ofService: ratiosOf(service),
    };
  } finally {
    await chromium?.close();
    await site.close();
  }
}

/** One round; another when Lighthouse saw no paint. */
async function measureOnce(port: number, url: string): Promise<PageFigures> {
  for (let round = 1; ; round += 1) {
    const seen = await measurePage(port, url);
    if (Number.isFinite(seen.lcpMs) || round === ROUNDS) return seen;
  }
}

/** Rounds in which Lighthouse saw no largest paint, as happens on a busy machine, say nothing of the page. */
export function rowOf(page: string, measured: readonly PageFigures[], bytes: number): LandingRow {
  const rounds = measured.filter(({ lcpMs }) => Number.isFinite(lcpMs));
  if (rounds.length === 0) throw new CannotStart(`Lighthouse saw no largest paint of the ${page}.`);
  return {
    page,
    ...medians(rounds),
    lcpQuietMs: Math.min(...rounds.map(({ lcpMs }) => lcpMs)),
    htmlBrotliBytes: bytes,
  };
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
    requests: middle('requests'),
  };
}
