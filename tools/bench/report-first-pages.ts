import type { FirstPages } from './measure-first-pages.ts';
import { atMost, tellFacts } from './report.ts';

/** How soon the pages are there that people open first, each figure with its aim. */
export const reportFirstPages = ({ empty, pages }: FirstPages): string =>
  tellFacts(
    `First pages, Lighthouse mobile; the empty page takes ${empty.lcpMs} ms`,
    pages.flatMap(([name, page]) => [
      [name, `LCP ${page.lcpMs} ms, CLS ${page.cls}, ${Math.round(page.bytes / 1024)} KB`],
      ['  to the empty page', atMost(page.lcpMs / empty.lcpMs, 1.2, '×')],
      ['  main thread blocked', atMost(page.tbtMs, 150, 'ms')],
      ['  requests', atMost(page.requests, 25, '')],
    ]),
  );
