import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { developmentPages } from './tools/build/development-pages.ts';
import { forgivingPreloads } from './tools/build/forgiving-preloads.ts';
import { sharedChunks } from './tools/build/shared-chunks.ts';

/** Everything the browser loads is an entry here; `tools/build.ts` turns the result into `dist/`. */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [react({ compiler: true }), tailwindcss(), forgivingPreloads(), developmentPages()],
  build: {
    outDir: 'dist/client',
    manifest: 'manifest.json',
    // Art and fonts stay files of their own: they are cached for good and loaded only where they are shown.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: [sharedChunks()] } },
      input: {
        customer: 'apps/customer/main.tsx',
        landing: 'apps/customer/landing-main.ts',
        gate: 'apps/customer/gate-main.ts',
        'promise-style': 'apps/customer/promise/promise.css',
        'gate-style': 'apps/customer/gate/gate.css',
        service: 'apps/customer/service-main.ts',
        'service-style': 'apps/customer/service-page/service-page.css',
        legal: 'apps/customer/legal-main.ts',
        'landing-style': 'apps/customer/landing/landing.css',
        'legal-style': 'apps/customer/legal/legal.css',
        later: 'apps/customer/landing/later.css',
      },
    },
  },
});
