import { defineConfig } from 'vitest/config';

const never = ['**/node_modules/**', '**/dist/**', '**/.cache/**', '**/.data/**'];

export default defineConfig({
  test: {
    globalSetup: ['testing/stop-test-cluster.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: never,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'stories',
          environment: 'node',
          include: ['stories/**/*.story.ts'],
          exclude: never,
          // One browser and one server at a time: the stories share two cores.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
