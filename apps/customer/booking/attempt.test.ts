import { expect, test } from 'vitest';
import { attemptFor, type BookingRequest, loadAttempt, saveAttempt } from './attempt.ts';
import type { DraftStore } from './draft-storage.ts';

const request: BookingRequest = {
  serviceId: 3,
  date: '2026-11-22',
  time: '04:00 PM',
  address: { street: 'A-1', city: 'Mumbai', state: 'Maharashtra', pincode: '400076', landmark: '' },
  paymentMethod: 'cash',
  shownPricePaise: 80_000,
};

test('the same request keeps its id, any other gets one of its own', () => {
  const first = attemptFor(request, null);
  expect(attemptFor({ ...request }, first)).toBe(first);
  const briefing = { work: 'A leaking flush', access: '' };
  expect(attemptFor({ ...request, briefing }, first)).toBe(first);
  for (const change of [{ time: '05:00 PM' }, { paymentMethod: 'upi' as const }]) {
    expect(attemptFor({ ...request, ...change }, first).id).not.toBe(first.id);
  }
});

test('an attempt outlives a reload, and nonsense in its place is no attempt', () => {
  const kept = new Map<string, string>();
  const store: DraftStore = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
  const attempt = attemptFor(request, null);
  saveAttempt(store, 'plumbing', attempt);
  expect(loadAttempt(store, 'plumbing')).toEqual(attempt);
  expect(loadAttempt(store, 'rudrabhishek')).toBeNull();
  saveAttempt(store, 'plumbing', null);
  for (const nonsense of ['{', 'null', '7', '{"id":4,"asked":"x"}']) {
    kept.set('booking-attempt:plumbing', nonsense);
    expect(loadAttempt(store, 'plumbing')).toBeNull();
  }
});
