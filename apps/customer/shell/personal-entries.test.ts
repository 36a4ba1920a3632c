import { beforeEach, expect, test, vi } from 'vitest';
import { saveAttempt } from '../booking/attempt.ts';
import { emptyDraft } from '../booking/draft.ts';
import { loadDraft, saveDraft, tabStorage } from '../booking/draft-storage.ts';
import { keepResumable, listResumable } from '../booking/resumable-bookings.ts';
import { sendWaiting } from './note-files.ts';
import { clearDrafts, draftsAreOf } from './personal-entries.ts';
import { keepWaiting, waitingFiles } from './waiting-files.ts';

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
  localStorage.setItem('announced', 'seen a question');
  clearDrafts({ ofTheTab: false });
  expect(Object.keys(localStorage)).toEqual([]);
  expect(Object.keys(sessionStorage)).toHaveLength(2);
});

const picture = (id: string) => ({ id, kind: 'picture', image: 'data:' }) as const;

test('files that wait for a booking stay for their owner, and nobody else finds them', () => {
  draftsAreOf('asha');
  keepWaiting('plumbing', [picture('tap')]);
  clearDrafts({ ofTheTab: false });
  draftsAreOf('asha');
  expect(waitingFiles('plumbing')).toHaveLength(1);
  draftsAreOf('imran');
  expect(waitingFiles('plumbing')).toEqual([]);
  keepWaiting('plumbing', [picture('tap')]);
  clearDrafts({ ofTheTab: true });
  expect(waitingFiles('plumbing')).toEqual([]);
});

test('what one booking was sent, or refused, does not wait for the next; one refusal does not stop the others', async () => {
  keepWaiting('plumbing', [picture('tap'), picture('sink')]);
  const tried: string[] = [];
  const send = async (bookingId: string, { id }: { id: string }) => {
    tried.push(`${bookingId} ${id}`);
    if (id === 'sink') return { ok: true, value: {} };
    return { ok: false, refusal: { code: 'image-unreadable' } };
  };
  expect(await sendWaiting('plumbing', 'first', send as never)).toBe(false);
  expect(await sendWaiting('plumbing', 'next', send as never)).toBe(true);
  expect(tried).toEqual(['first tap', 'first sink']);
});
