import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { StoriesAmongTests } from './testing/order-of-files.ts';

const never = ['**/node_modules/**', '**/dist/**', '**/.cache/**', '**/.data/**'];

/** Files that replace a module, a global or the clock: what they leave behind would reach the files after them. */
const replacing = globSync('**/*.test.ts', {
  exclude: ['node_modules', 'dist', '.cache', '.data'],
}).filter((file) => /\{[^}]*\bvi\b[^}]*\}\s*from 'vitest'/.test(readFileSync(file, 'utf8')));

/** Modules are read once for each worker instead of once for each file: that was half the processor time of a file. */
const sharingModules = { isolate: false } as const;

export default defineConfig({
  test: {
    globalSetup: ['testing/stop-test-cluster.ts'],
    // Two more than cores: a tenth slower where a core is always busy, much faster where a disk or a browser is waited for.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: StoriesAmongTests },
    // How long a machine takes says nothing about the product. What fails here does not come at all.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 240_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          ...sharingModules,
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...never, ...replacing],
          setupFiles: ['testing/learn-first-catalogue.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          environment: 'node',
          include: replacing,
          exclude: never,
          setupFiles: ['testing/learn-first-catalogue.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'stories',
          ...sharingModules,
          environment: 'node',
          include: ['stories/**/*.story.ts'],
          exclude: never,
          setupFiles: ['testing/learn-first-catalogue.ts', 'testing/traces-of-a-failure.ts'],
          // See docs/decisions/0700: what passes only now is named at the end of the run.
          retry: 1,
          // The picture of a failure has to be kept before the story's own afterEach closes the page.
          sequence: { hooks: 'list' },
        },
      },
    ],
  },
});
