import { expect, test } from 'vitest';
import { TRAINING_PARTS } from '#contract/training.ts';
import { certificateNumber, wrongParts } from './training.ts';

const RIGHT = [1, 0, 2, 0, 1, 0, 2, 1];

test('whoever answers everything right has nothing to look at again', () => {
  expect(wrongParts(RIGHT)).toEqual([]);
});

test.each(TRAINING_PARTS.map((part, index) => [part, index] as const))(
  'a wrong answer about %s names that part alone',
  (part, index) => {
    const answers = RIGHT.map((right, place) => (place === index ? (right + 1) % 3 : right));
    expect(wrongParts(answers)).toEqual([part]);
  },
);

test('a certificate has a number that can be read out', () => {
  expect(certificateNumber('01936f00-0000-7000-8000-0000a1b2c3d4')).toBe('T-A1B2C3D4');
});
