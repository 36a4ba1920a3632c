import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { ROOT, SERVER_BUNDLE } from './project.ts';

/**
 * Puts the server and its libraries into a few files without what nobody calls: it then starts in half the time and
 * takes a third less memory than from its sources, which run just as well (`node server/main.ts`).
 */
await build({
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  plugins: [staysWhereItStood()],
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'server/main.ts',
    outDir: SERVER_BUNDLE,
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    target: 'node26',
    rolldownOptions: {
      // sharp finds its own binary beside itself, pdfkit its tables, piscina the first lines of its threads.
      external: ['pg-native', 'sharp', 'pdfkit', 'piscina'],
      output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

/**
 * A file that looks for others beside itself (migrations, styles, a program to launch) goes on looking beside its
 * source, wherever the bundle lies.
 */
function staysWhereItStood(): Plugin {
  return {
    name: 'aangan:stays-where-it-stood',
    transform(code, id) {
      if (!id.startsWith(join(ROOT, 'server')) || !code.includes('import.meta.')) return undefined;
      const file = relative(SERVER_BUNDLE, id);
      const moved = code
        .replaceAll(
          'import.meta.dirname',
          `(import.meta.dirname + ${JSON.stringify(`/${dirname(file)}`)})`,
        )
        .replaceAll('import.meta.url', `new URL(${JSON.stringify(file)}, import.meta.url).href`);
      return { code: moved, map: null };
    },
  };
}
