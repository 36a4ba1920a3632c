import { describe, expect, test } from 'vitest';
import { MINUTE, SECOND } from '#kernel/time.ts';
import { judgePosition, type Position } from './position.ts';

const NOW = Date.parse('2026-11-23T10:00:00+05:30');
const andheri: Position = { latitude: 19.1197, longitude: 72.8464, accuracyMeters: 20, at: NOW };
const told = (differences: Partial<Position>): Position => ({ ...andheri, ...differences });

/** Bandra. */
const door = { latitude: 19.0596, longitude: 72.8295 };

describe('a position', () => {
  test('is kept to ten metres, and never from the future', () => {
    const ahead = told({ latitude: 19.119_712_3, at: NOW + 20 * SECOND });
    expect(judgePosition(ahead, { door }, NOW).kept).toEqual(told({ latitude: 19.1197 }));
  });

  test.each([
    ['elsewhere in the world', told({ latitude: 28.6, longitude: 77.2 }), 'elsewhere'],
    ['too vague', told({ accuracyMeters: 3_000 }), 'vague'],
    ['older than two minutes', told({ at: NOW - 2 * MINUTE - 1 }), 'old'],
    ['of tomorrow', told({ at: NOW + MINUTE }), 'impossible'],
  ])('that is %s is not', (_, position, why) => {
    expect(judgePosition(position, { door }, NOW).why).toBe(why);
  });

  test('is believed in any city: what counts is how far it is from the door', () => {
    const pune = told({ latitude: 18.5204, longitude: 73.8567 });
    const inPune = { latitude: 18.5089, longitude: 73.8077 };
    expect(judgePosition(pune, { door: inPune }, NOW).kept).toBeDefined();
    expect(judgePosition(pune, { door }, NOW).why).toBe('elsewhere');
  });

  const before = told({ at: NOW - 10 * SECOND });
  test.each([
    ['after two seconds', told({ latitude: 19.122 }), told({ at: NOW - 2 * SECOND }), 'too-soon'],
    ['the place of ten seconds ago', told({ latitude: 19.1198 }), before, 'not-moved'],
    ['nobody can have ridden to', told({ latitude: 19.16 }), before, 'impossible'],
  ])('%s is not written down again', (_, position, last, why) => {
    expect(judgePosition(position, { before: last, door }, NOW).why).toBe(why);
  });

  test('that jumped is believed once enough time has gone by to have come there', () => {
    const far = told({ latitude: 19.16 });
    expect(
      judgePosition(far, { before: told({ at: NOW - 3 * MINUTE }), door }, NOW).kept,
    ).toBeDefined();
  });

  test('of one who stands still is written down now and then, so that they are known to be there', () => {
    expect(
      judgePosition(andheri, { before: told({ at: NOW - 31 * SECOND }), door }, NOW).kept,
    ).toEqual(andheri);
  });
});
