import { dateInIndia } from '#kernel/time.ts';
import { attemptKey } from './attempt.ts';
import { draftKey, loadDraft } from './draft-storage.ts';

const draftsIn = (store: Storage): string[] =>
  Object.keys(store)
    .filter((key) => key.startsWith(draftKey('')))
    .map((key) => key.slice(draftKey('').length));

const keysOf = (slug: string): string[] => [draftKey(slug), attemptKey(slug)];

/**
 * A press of Confirm that no network carried: what was chosen, and the id under which it will be sent, outlive the tab.
 * Nothing is sent by itself, because the time may be gone by then.
 */
export function keepResumable(slug: string): void {
  quietly(() => {
    for (const key of keysOf(slug)) {
      const text = sessionStorage.getItem(key);
      if (text !== null) localStorage.setItem(key, text);
    }
  });
}

/** The server has answered, whatever it said: from here on it is a draft like any other, of this tab. */
export function dropResumable(slug: string): void {
  quietly(() => {
    for (const key of keysOf(slug)) localStorage.removeItem(key);
  });
}

/** The services of which a booking still waits here. A day that has passed takes its booking along. */
export function listResumable(): string[] {
  const today = dateInIndia(Date.now());
  const waiting: string[] = [];
  quietly(() => {
    for (const slug of draftsIn(localStorage)) {
      const date = loadDraft(localStorage, slug)?.date;
      if (!date) continue;
      if (date >= today) waiting.push(slug);
      else dropResumable(slug);
    }
  });
  return waiting;
}

function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // A full or forbidden storage: the booking is kept for as long as the page is open.
  }
}
