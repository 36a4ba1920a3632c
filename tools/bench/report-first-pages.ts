import type { FirstPages } from './measure-first-pages.ts';
import { atMost, tellFacts } from './report.ts';

/** The largest paint of a page to that of the empty page: of a service it is what a search engine weighs. */
const AIMS = { pages: 1.2, ofService: 1.15 } as const;

/** How soon the pages are there that people open first, each figure with its aim. */
export const reportFirstPages = ({ empty, ...shown }: FirstPages): string =>
  tellFacts(
    `First pages, Lighthouse mobile; the empty page takes ${empty.lcpMs} ms`,
    (['ofService', 'pages'] as const).flatMap((kind) =>
      shown[kind].flatMap(
        ([name, page]) =>
          [
            [name, `LCP ${page.lcpMs} ms, CLS ${page.cls}, ${Math.round(page.bytes / 1024)} KB`],
            ['  to the empty page', atMost(page.lcpMs / empty.lcpMs, AIMS[kind], '×')],
            ['  main thread blocked', atMost(page.tbtMs, 150, 'ms')],
            ['  requests', atMost(page.requests, 25, '')],
          ] as const,
      ),
    ),
  );
