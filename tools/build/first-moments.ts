import { buildScript } from './build-script.ts';

/** The inline script of the front page, small enough to be part of it. */
export const buildFirstMoments = (): Promise<string> =>
  buildScript('apps/customer/landing/first-moments.ts');

/** The same of a page that the server has drawn. */
export const buildDrawnFirstMoments = (): Promise<string> =>
  buildScript('apps/customer/shell/first-moments.ts');
