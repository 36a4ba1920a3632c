import type { LandingFigures } from './lighthouse.ts';

const AIM = 1.15;

/** The table of the bench, and the one ratio that matters. */
export function reportLanding({ rows, ofService, ...ofLanding }: LandingFigures): string {
  const head = [
    'Lighthouse, mobile',
    'perf',
    'a11y',
    'best',
    'seo',
    'LCP',
    'quietest',
    'TBT',
    'CLS',
    'all KB',
    'HTML br',
  ];
  const table = rows.map((row) => [
    row.page,
    String(row.performance),
    String(row.accessibility),
    String(row.bestPractices),
    String(row.seo),
    `${row.lcpMs} ms`,
    `${row.lcpQuietMs} ms`,
    `${row.tbtMs} ms`,
    String(row.cls),
    (row.bytes / 1024).toFixed(0),
    `${row.htmlBrotliBytes} B`,
  ]);
  const lines = [head, ...table].map(([first = '', ...rest]) =>
    [first.padEnd(20), ...rest.map((text) => text.padStart(9))].join(''),
  );
  return ['', ...lines, verdictOn('LCP', ofLanding), verdictOn('LCP of a service', ofService)].join(
    '\n',
  );
}

function verdictOn(what: string, { ratio, ratioQuiet }: LandingFigures['ofService']): string {
  const verdict = Math.min(ratio, ratioQuiet) <= AIM ? 'within' : 'above';
  const told = `${what} ${ratio.toFixed(2)} of the empty page's (quietest rounds ${ratioQuiet.toFixed(2)})`;
  return `${told}: ${verdict} the aim of ${AIM}.`;
}
