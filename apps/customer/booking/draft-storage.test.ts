import { expect, test } from 'vitest';
import { emptyDraft } from './draft.ts';
import { clearDraft, type DraftStore, loadDraft, saveDraft } from './draft-storage.ts';

function memory(): DraftStore & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
}

test('what was typed comes back after a reload, each service its own', () => {
  const store = memory();
  const draft = {
    ...emptyDraft('rudrabhishek', null),
    option: 'food' as const,
    time: '04:00 PM',
    date: '2026-12-01',
    note: { work: 'Pooja for a new flat', access: 'Gate 2', atHome: 'Savita' },
  };
  saveDraft(store, draft);
  expect(loadDraft(store, 'rudrabhishek')).toEqual(draft);
  expect(loadDraft(store, 'plumbing')).toBeUndefined();
  clearDraft(store, 'rudrabhishek');
  expect(loadDraft(store, 'rudrabhishek')).toBeUndefined();
});

test('nonsense in the storage is left out, and never breaks the dialog', () => {
  const store = memory();
  const key = 'booking-draft:plumbing';
  for (const nonsense of ['', '{', 'null', '[]', '7', '"text"']) {
    store.setItem(key, nonsense);
    expect(loadDraft(store, 'plumbing')).toBeUndefined();
  }
  store.setItem(
    key,
    '{"step":"9","option":"Food, and more","date":"2026-02-30","time":"25:00 PM","address":{"street":4},"method":"gold"}',
  );
  expect(loadDraft(store, 'plumbing')).toEqual(emptyDraft('plumbing', null));
});

test('a browser that forbids storage still books', () => {
  const forbidden: DraftStore = {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
    removeItem: () => {
      throw new Error('forbidden');
    },
  };
  expect(loadDraft(forbidden, 'plumbing')).toBeUndefined();
  expect(() => saveDraft(forbidden, emptyDraft('plumbing', null))).not.toThrow();
  expect(() => clearDraft(forbidden, 'plumbing')).not.toThrow();
});
