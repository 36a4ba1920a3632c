import { beforeEach, expect, test, vi } from 'vitest';
import { saveAttempt } from '../booking/attempt.ts';
import { emptyDraft } from '../booking/draft.ts';
import { loadDraft, saveDraft, tabStorage } from '../booking/draft-storage.ts';
import { keepResumable, listResumable } from '../booking/resumable-bookings.ts';
import { clearDrafts, draftsAreOf } from './personal-entries.ts';

/** Its entries are its own properties, as a browser's are. */
class Entries {
  [name: string]: unknown;
}
Object.assign(Entries.prototype, {
  getItem(this: Entries, name: string) {
    return Object.hasOwn(this, name) ? this[name] : null;
  },
  setItem(this: Entries, name: string, text: string) {
    this[name] = text;
  },
  removeItem(this: Entries, name: string) {
    delete this[name];
  },
});

beforeEach(() => {
  vi.stubGlobal('localStorage', new Entries());
  vi.stubGlobal('sessionStorage', new Entries());
});

/** As it is after Confirm Booking without a network: in the tab and in the browser. */
function leaveResumable(): void {
  saveDraft(tabStorage, { ...emptyDraft('plumbing', null), date: '2099-12-01' });
  saveAttempt(tabStorage, 'plumbing', { id: 'a', asked: 'Flat 702' });
  keepResumable('plumbing');
}

test('a customer who signs in finds their own draft again, in the tab and in the browser', () => {
  draftsAreOf('asha');
  leaveResumable();
  vi.stubGlobal('sessionStorage', new Entries());
  draftsAreOf('asha');
  expect(listResumable()).toEqual(['plumbing']);
  expect(loadDraft(tabStorage, 'plumbing')?.date).toBe('2099-12-01');
});

test('and of nobody else: neither a draft nor an attempt, in no storage', () => {
  localStorage.setItem('user', '{}');
  draftsAreOf('asha');
  leaveResumable();
  draftsAreOf('imran');
  expect(Object.keys(localStorage)).toEqual(['user']);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('entries without an owner are deleted at a sign-in', () => {
  sessionStorage.setItem('booking-draft:plumbing', '{"step":"where"}');
  sessionStorage.setItem('booking-attempt:plumbing', 'nonsense');
  draftsAreOf('asha');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('with nobody signed in a tab may wait for its owner, the browser does not', () => {
  draftsAreOf('asha');
  leaveResumable();
  clearDrafts({ ofTheTab: false });
  expect(Object.keys(localStorage)).toEqual([]);
  expect(Object.keys(sessionStorage)).toHaveLength(2);
});
