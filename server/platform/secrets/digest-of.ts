import { createHash } from 'node:crypto';

/** Another digest as soon as one of the ids is another; their order does not matter. */
export const digestOf = (ids: readonly string[]): string =>
  createHash('sha256').update(ids.toSorted().join(' ')).digest('hex');
