import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '#contract/operations.ts';
import { sampleOf } from '#testing/bad-input/campaign.ts';
import type { Case } from '#testing/bad-input/requests.ts';
import { caseTrier } from '#testing/bad-input/try-case.ts';
import { tryStrays } from '#testing/bad-input/try-strays.ts';
import { type EveryRoute, startEveryRoute } from '#testing/every-route.ts';

/** The same sample in every run; all of it, under any seed, is `npm run test:fuzz`. */
const SEED = 20_261_121;

let app: EveryRoute;
let tryCase: (one: Case) => Promise<string | undefined>;
beforeAll(async () => {
  app = await startEveryRoute();
  tryCase = caseTrier(app);
});
afterAll(() => app.close());

describe('bad input is refused by name, changes nothing and is never our fault', () => {
  test.each(operations.map((operation) => [operation.name, operation] as const))(
    '%s',
    async (_, operation) => {
      // One after the other, so that what has changed was changed by it.
      const problems: string[] = [];
      for (const one of sampleOf(operation, SEED)) {
        const problem = await tryCase(one);
        if (problem) problems.push(problem);
      }
      expect(problems).toEqual([]);
    },
  );

  test('webhooks, popups, pictures and addresses that lead nowhere', async () => {
    const { tried, problems } = await tryStrays(app);
    expect(tried).toBeGreaterThan(200);
    expect(problems).toEqual([]);
  });
});
