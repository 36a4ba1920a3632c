import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { insertApiKey } from '#testing/api-keys.ts';
import { startEveryRoute } from '#testing/every-route.ts';
import { freshMobile } from '#testing/sign-in-stage.ts';
import { NOW } from '#testing/world.ts';

const MANUAL = join(import.meta.dirname, '..', '..', '..', 'docs', 'integrators.md');

test('the examples of the manual for integrators run as they stand', async () => {
  const app = await startEveryRoute();
  try {
    const text = await readFile(MANUAL, 'utf8');
    const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block]) => block);
    expect(blocks).toHaveLength(5);
    const script = blocks.join('\n').replaceAll(/^(?= *curl )/gm, 'echo; ');
    const { stdout } = await promisify(execFile)('sh', ['-eu', '-c', script], {
      env: {
        PATH: process.env.PATH,
        AANGAN: app.base,
        KEY: await insertApiKey(app.world.db),
        DAY: addDays(dateInIndia(NOW), 5),
        MOBILE: freshMobile(),
      },
      maxBuffer: 2 ** 24,
    });
    const answers = stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    const booking = { status: 'pending', confirmed: false, holdUntil: expect.any(String) };
    expect(answers.slice(2)).toMatchObject([
      { booking },
      { booking },
      { bookings: [booking], next: null },
      { secret: expect.stringMatching(/^whsec_/) },
      { booking: { status: 'cancelled' } },
    ]);
  } finally {
    await app.close();
  }
});
