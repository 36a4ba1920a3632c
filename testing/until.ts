import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 30_000;
const LOOKED_EVERY_MS = 100;

/** The first answer that is one. Tools run without Vitest, as `npm run test:screens` does, and there its `expect.poll` fails. */
export async function until<Answer>(
  look: () => Promise<Answer | undefined>,
  missed: string,
): Promise<Answer> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const answer = await look();
    if (answer !== undefined) return answer;
    await wait(LOOKED_EVERY_MS);
  }
  throw new Error(missed);
}
