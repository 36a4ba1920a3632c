import { describe, expect, test } from 'vitest';
import { POLICY_VERSION } from '#contract/policy.ts';
import { DAY, HOUR, MINUTE } from '#kernel/time.ts';
import { type Asked, bySoonestHarm, needsOf } from './needs.ts';

const NOW = Date.parse('2026-11-24T10:00:00+05:30');
type Seen = Parameters<typeof needsOf>[0];

const booking = (change: Partial<Seen> = {}): Seen => ({
  status: 'pending',
  confirmed: true,
  paymentMethod: 'upi',
  actions: [],
  holdUntil: null,
  payment: { state: 'paid', dueNowPaise: 0 },
  ...change,
});
const asked = (change: Partial<Asked> = {}): Asked => ({
  startsAt: NOW + DAY,
  ...{ estimatePaise: null, wantsAt: null, finishedAt: null, acceptedAt: null, rated: false },
  ...change,
});
const promised = ({ status }: Seen, { startsAt }: Asked) => ({
  ...{ status, startsAt, excusedUntil: null, policyVersion: POLICY_VERSION },
});
const needs = (seen: Seen, visit: Asked = asked()) =>
  needsOf(seen, visit, promised(seen, visit), NOW);
const kinds = (seen: Seen, visit?: Asked) => needs(seen, visit).map(({ kind }) => kind);
const DUE = { state: 'due', dueNowPaise: 50_000 } as const;

describe('what a booking wants of its customer', () => {
  test('nothing, while all is paid and agreed', () => {
    expect(kinds(booking())).toEqual([]);
  });

  test.each([
    ['pay', booking({ confirmed: false, holdUntil: NOW + MINUTE, actions: ['pay'], payment: DUE })],
    ['prove', booking({ confirmed: false, holdUntil: NOW + MINUTE, paymentMethod: 'cash' })],
    ['advance', booking({ holdUntil: NOW + HOUR, actions: ['pay'], payment: DUE })],
    ['due', booking({ status: 'completed', actions: ['pay'], payment: DUE })],
  ] as const)('%s, where money or a proof is missing', (kind, seen) => {
    expect(kinds(seen)).toEqual([kind]);
  });

  test('a payment that is being checked is never asked for again', () => {
    const seen = booking({
      ...{ confirmed: false, holdUntil: NOW + MINUTE, actions: ['pay'] },
      payment: { state: 'checking', dueNowPaise: 50_000 },
    });
    expect(kinds(seen)).toEqual(['checking']);
  });

  test('a look at the finished work for a day, then a rating for a week, once', () => {
    const done = booking({ status: 'done' });
    expect(needs(done, asked({ finishedAt: NOW - HOUR }))).toEqual([
      { kind: 'accept', amountPaise: null, until: NOW + 23 * HOUR },
    ]);
    const over = booking({ status: 'completed' });
    expect(kinds(over, asked({ acceptedAt: NOW - 6 * DAY }))).toEqual(['rate']);
    expect(kinds(over, asked({ acceptedAt: NOW - 7 * DAY }))).toEqual([]);
    expect(kinds(over, asked({ acceptedAt: NOW, rated: true }))).toEqual([]);
  });

  test('a yes to an early arrival, until the Karigar may come without asking', () => {
    const seen = booking({ status: 'dispatched' });
    const early = (minutes: number) =>
      kinds(seen, asked({ startsAt: NOW + minutes * MINUTE, wantsAt: NOW + MINUTE }));
    expect([early(31), early(30)]).toEqual([['early'], []]);
  });

  test('word of a firm visit for which nobody is at the door after a quarter of an hour', () => {
    const late = (minutes: number, change: Partial<Seen> = {}) =>
      kinds(
        booking({ status: 'dispatched', ...change }),
        asked({ startsAt: NOW - minutes * MINUTE }),
      );
    expect([late(14), late(15)]).toEqual([[], ['late']]);
    expect([late(15, { status: 'arrived' }), late(15, { confirmed: false })]).toEqual([[], []]);
  });
});

test('a waiting Karigar comes first, then the nearest deadline, and a rating last', () => {
  const at = (kind: Parameters<typeof bySoonestHarm>[0]['kind'], until: number | null) => ({
    ...{ kind, until, amountPaise: null },
  });
  const sorted = [
    at('rate', NOW + MINUTE),
    at('due', null),
    at('accept', NOW + 2 * HOUR),
    at('pay', NOW + 12 * MINUTE),
    at('late', null),
    at('extra-work', null),
    at('early', null),
  ].toSorted(bySoonestHarm);
  expect(sorted.map(({ kind }) => kind)).toEqual([
    ...['extra-work', 'early', 'late', 'pay', 'accept', 'due', 'rate'],
  ]);
});
