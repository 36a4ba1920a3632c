import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MINUTE } from '#kernel/time.ts';
import { packClaims, readGatePass, writeGatePass } from './gate-claims.ts';

const minutes = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((count) => count * MINUTE);
const claims = fc
  .record({
    id: fc.uuid(),
    karigarId: fc.integer({ min: 1, max: 2 ** 31 }),
    promisedAt: minutes(29_000_000, 40_000_000),
    early: minutes(0, 600),
    stay: minutes(1, 1440),
    wing: fc.string({ maxLength: 12, unit: 'grapheme-ascii' }),
    name: fc.string({ maxLength: 12, unit: 'grapheme' }),
  })
  .map(({ early, stay, ...one }) => ({
    ...one,
    from: one.promisedAt - early,
    until: one.promisedAt + stay,
  }));
const signature = new Uint8Array(64).fill(7);

test('a pass says at the gate what was written into it, whatever letters a name has', () => {
  fc.assert(
    fc.property(claims, (one) => {
      const read = readGatePass(writeGatePass(packClaims(one), signature));
      expect({ ...read?.claims, name: '' }).toEqual({ ...one, name: '' });
      expect(one.name.startsWith(read?.claims.name ?? '?')).toBe(true);
      expect(read?.signature).toEqual(signature);
    }),
  );
});

test('a long name is cut between letters, so that the picture stays coarse enough for a cheap camera', () => {
  const one = {
    ...{ id: '01936f00-0000-7000-8000-0000000000a3', karigarId: 7, wing: 'बी विंग, सह्याद्री' },
    ...{ promisedAt: 30_000_000 * MINUTE, from: 30_000_000 * MINUTE, until: 30_000_090 * MINUTE },
    name: 'श्रीकृष्णचंद्र विश्वनाथराव कुलकर्णी',
  };
  const text = writeGatePass(packClaims(one), signature);
  expect(text.length).toBeLessThan(230);
  const name = readGatePass(text)?.claims.name ?? '';
  expect(one.name.startsWith(name) && name.length > 8).toBe(true);
  expect(name).not.toMatch(/�|्$/u);
});

test.each(['', 'A', 'x'.repeat(401), 'AQ', `AQ${'A'.repeat(200)}`, 'not a pass', 'ü'])(
  'no pass is read out of %j',
  (text) => expect(readGatePass(text)).toBe(undefined),
);
