import type { Instant } from '#kernel/time.ts';

/** Entries on one page. */
export const PAGE = 50;

/** Entries are read the latest first, and a page begins below this one. */
export const NEWEST_ENTRY = { at: 8_640_000_000_000_000 / 10, id: Number.MAX_SAFE_INTEGER };

type Placed = { readonly postedAt: Instant; readonly id: number };

export const cursorOf = (last: Placed | undefined): string | null =>
  last === undefined ? null : `${last.postedAt}.${last.id}`;

/** The contract has seen to its form. */
export function readEntryCursor(text: string): { readonly at: Instant; readonly id: number } {
  const [at = 0, id = 0] = text.split('.').map(Number);
  return { at: Math.min(at, NEWEST_ENTRY.at), id };
}
