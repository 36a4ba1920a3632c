import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR, type Instant, MINUTE } from '#kernel/time.ts';
import { decideAsking, decideAtDoor, doorFrom, type EarlyRequest } from './early.ts';

const promisedAt: Instant = Date.parse('2026-11-23T18:00:00+05:30');
const asked = (minutesBefore: number, answer: EarlyRequest['answer']): EarlyRequest => ({
  ...{ id: 'a', wantsAt: promisedAt - minutesBefore * MINUTE, answer },
});

describe('coming early', () => {
  test('half an hour before the promised time nobody has to ask, a minute earlier they do', () => {
    const at = (minutes: number) => decideAtDoor(promisedAt, [], promisedAt - minutes * MINUTE);
    expect(at(30)).toMatchObject({ ok: true });
    expect(at(31)).toMatchObject({
      refusal: { code: 'too-early-at-door', params: { from: promisedAt - 30 * MINUTE } },
    });
  });

  test('only the customer’s consent allows an earlier arrival, from ten minutes before the hour that was asked for', () => {
    const from = (answer: EarlyRequest['answer']) =>
      (promisedAt - doorFrom(promisedAt, [asked(60, answer)])) / MINUTE;
    expect([from('yes'), from('no'), from(null)]).toEqual([70, 30, 30]);
  });

  test('is asked for an hour ahead that is too early to come at unasked, and three times at most', () => {
    const now = promisedAt - 2 * HOUR;
    const ask = (minutesBefore: number, before: EarlyRequest[] = []) =>
      decideAsking({ promisedAt, wantsAt: promisedAt - minutesBefore * MINUTE }, before, now);
    expect(ask(60)).toMatchObject({ ok: true });
    expect(ask(30)).toMatchObject({ refusal: { code: 'not-early' } });
    expect(ask(125)).toMatchObject({ refusal: { code: 'not-early' } });
    const often = [asked(60, 'no'), asked(50, 'no'), asked(45, 'no')];
    expect(ask(60, often)).toMatchObject({ refusal: { code: 'asked-too-often' } });
  });

  test('is not asked for before the Karigar may set out, three hours before the promised time', () => {
    const asking = { promisedAt, wantsAt: promisedAt - HOUR };
    const at = (now: Instant) => decideAsking(asking, [], now);
    const from = promisedAt - 3 * HOUR;
    const refused = { refusal: { code: 'too-early-to-set-out', params: { from } } };
    expect(at(from - 1)).toMatchObject(refused);
    expect(at(from)).toMatchObject({ ok: true });
  });

  test('whatever was asked and answered, a Karigar may always arrive from half an hour before the promised time', () => {
    const request = fc.record({
      id: fc.constant('a'),
      wantsAt: fc.integer({ min: 31, max: 180 }).map((minutes) => promisedAt - minutes * MINUTE),
      answer: fc.constantFrom('yes', 'no', null),
    });
    fc.assert(
      fc.property(fc.array(request), (requests) => {
        expect(doorFrom(promisedAt, requests)).toBeLessThanOrEqual(promisedAt - 30 * MINUTE);
      }),
    );
  });
});
