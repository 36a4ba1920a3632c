import { build, type Rolldown } from 'vite';

/** The inline script of the front page, small enough to be part of it. */
export async function buildFirstMoments(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      lib: {
        entry: 'apps/customer/landing/first-moments.ts',
        formats: ['iife'],
        name: 'firstMoments',
        fileName: 'first-moments',
      },
    },
  });
  const [output] = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const [chunk] = output?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error('The first script of the page was not built.');
  return chunk.code.trim();
}
