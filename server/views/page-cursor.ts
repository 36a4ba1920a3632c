import type { Instant } from '#kernel/time.ts';

/** The last row of a page by its order: the next page begins after it. */
export type PageCursor = { readonly at: Instant; readonly id: string };

/** Before every row, and after every row. */
export const OLDEST: PageCursor = { at: 0, id: '00000000-0000-0000-0000-000000000000' };
export const NEWEST: PageCursor = {
  at: 8_640_000_000_000_000 / 10,
  id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
};

/** Undefined where the text is no cursor of ours. */
export function readCursor(text: string): PageCursor | undefined {
  const match = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text);
  return match ? { at: Number(match[1]), id: match[2] as string } : undefined;
}
