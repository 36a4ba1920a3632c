import { expect, test } from 'vitest';
import { gateStore } from './gate-store.ts';

const NOON = Date.parse('2026-11-23T12:00:00+05:30');

/** Storage of a browser that keeps no more than `room` letters under one name. */
function storage(room = Number.POSITIVE_INFINITY): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: (name: string) => void kept.delete(name),
    setItem: (name: string, text: string) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(name, text);
    },
  } as Storage;
}

const listOf = (...names: string[]) => ({
  at: NOON,
  list: {
    society: 'Sahyadri Heights',
    expected: names.map((karigarName) => ({
      ...{ mark: karigarName, wing: 'B', karigarName, face: null, faceMark: null },
      ...{ from: '2026-11-23T11:00:00+05:30', until: '2026-11-23T13:00:00+05:30' },
    })),
  },
});

test('a new link drops the people of the society before, and the same link opened again does not', () => {
  const store = gateStore(storage());
  store.keepLink('one');
  store.keepList(listOf('Ravi Pawar'));
  store.keepLink('one');
  expect(store.list(NOON)?.list.expected).toHaveLength(1);
  store.keepLink('two');
  expect(store.list(NOON)).toBe(undefined);
});

test('a full browser shows the list that came last, and keeps no older one for later', () => {
  const full = storage(400);
  const store = gateStore(full);
  store.keepList(listOf('Ravi Pawar'));
  const longer = listOf('Ravi Pawar', 'Kiran Jadhav', 'Seema More');
  store.keepList(longer);
  expect(store.list(NOON)).toEqual(longer);
  expect(gateStore(full).list(NOON)).toBe(undefined);
});
