import type { Database } from '../database/connect.ts';
import { statement } from '../database/statement.ts';
import type { Keys } from './keys.ts';
import { sealAnew, sealPrefix } from './seal.ts';

export type SealedRow = { readonly id: string; readonly sealed: Buffer; readonly about: string };

/**
 * A column of sealed values. Its noun reads and writes it in SQL of its own, and says under which name each value is sealed.
 */
export type SealedColumn = {
  readonly name: string;
  /** Those after this id that do not begin with the prefix (all, where there is none), in the order of their ids. */
  readonly list: (
    db: Database,
    prefix: Buffer | null,
    after: string,
    most: number,
  ) => Promise<SealedRow[]>;
  /** Puts the new in the place of the old, unless somebody was quicker. */
  readonly replace: (db: Database, id: string, was: Buffer, becomes: Buffer) => Promise<number>;
};

export type SealedBatch = {
  readonly sealedAnew: number;
  readonly unreadable: number;
  /** The id after which the next batch begins; undefined when this was the last. */
  readonly last: string | undefined;
};

/** The two statements of a column, made of its select (`$1` prefix, `$2` after, `$3` most) and update (`$1` id, `$2` was, `$3` becomes). */
export function sealedColumn<Row extends { id: string; sealed: Buffer }>(
  name: string,
  { select, update, about }: { select: string; update: string; about: (row: Row) => string },
): SealedColumn {
  const listing = statement<[Buffer | null, string, number], Row>({
    name: `sealed-${name}`,
    text: select,
  });
  const replacing = statement<[string, Buffer, Buffer]>({
    name: `seal-anew-${name}`,
    text: update,
  });
  return {
    name,
    list: async (db, prefix, after, most) =>
      (await listing.run(db, [prefix, after, most])).map((row) => ({ ...row, about: about(row) })),
    replace: (db, id, was, becomes) => replacing.count(db, [id, was, becomes]),
  };
}

/** A batch of what other keys have sealed, sealed anew under today's. What cannot be opened stays as it is. */
export async function sealBatchAnew(
  db: Database,
  keys: Keys,
  column: SealedColumn,
  after: string,
  most: number,
): Promise<SealedBatch> {
  const rows = await column.list(db, sealPrefix(keys), after, most);
  let sealedAnew = 0;
  let unreadable = 0;
  for (const { id, sealed, about } of rows) {
    const becomes = sealAnew(keys, sealed, about);
    if (becomes) sealedAnew += await column.replace(db, id, sealed, becomes);
    else unreadable += 1;
  }
  return { sealedAnew, unreadable, last: rows.length < most ? undefined : rows.at(-1)?.id };
}
