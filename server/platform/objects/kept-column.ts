import { randomBytes } from 'node:crypto';
import type { Database, Pool } from '../database/connect.ts';
import { statement } from '../database/statement.ts';
import type { Keys } from '../secrets/keys.ts';
import { sealPrefix } from '../secrets/seal.ts';
import type { ObjectStore } from './object-store.ts';
import { recordKeptSafely } from './removals.ts';

/**
 * Bytes that are written into a row, with all that belongs to them in one transaction, and go from there to the objects
 * soon afterwards. A row has either the bytes or the key under which they are kept.
 */
export type KeptColumn = {
  readonly name: string;
  /** The beginning that a sealed value must have: what an earlier key has sealed is sealed anew in its row first. */
  readonly listToMove: (db: Database, most: number, prefix: Buffer) => Promise<ToMove[]>;
  /** 0 when the row has other bytes by now, or is gone. */
  readonly recordKept: (db: Database, row: ToMove, key: string) => Promise<number>;
  /** Every key that a row keeps. */
  readonly listKeys: (db: Database) => Promise<string[]>;
};

type Texts = {
  readonly select: string;
  readonly update: string;
  readonly keys: string;
  readonly isSealed?: boolean;
};

type ToMove = { readonly id: string; readonly bytes: Buffer };

/**
 * Made of its select (`$1` most, of sealed ones `$2` the prefix), its update (`$1` id, `$2` bytes, `$3` key), and the
 * select of its keys.
 */
export function keptColumn(
  name: string,
  { select, update, keys, isSealed = false }: Texts,
): KeptColumn {
  const listing = statement<[number] | [number, Buffer], ToMove>({
    name: `to-keep-${name}`,
    text: select,
  });
  const keeping = statement<[string, Buffer, string]>({ name: `keep-${name}`, text: update });
  const listingKeys = statement<[], { kept: string }>({ name: `kept-${name}`, text: keys });
  return {
    name,
    listKeys: async (db) => (await listingKeys.run(db, [])).map(({ kept }) => kept),
    listToMove: (db, most, prefix) => listing.run(db, isSealed ? [most, prefix] : [most]),
    recordKept: (db, { id, bytes }, key) => keeping.count(db, [id, bytes, key]),
  };
}

export type ObjectDeps = {
  readonly pool: Pool;
  readonly objects: ObjectStore;
  readonly keys: Keys;
};

/** Moves some of a column's bytes to the objects; answers how many. */
export async function moveToObjects(
  { pool, objects, keys }: ObjectDeps,
  column: KeptColumn,
  most: number,
): Promise<number> {
  const rows = await column.listToMove(pool, most, sealPrefix(keys));
  for (const row of rows) {
    const key = `${column.name}/${row.id.replaceAll('/', '_')}-${randomBytes(8).toString('hex')}`;
    await recordKeptSafely(pool, key, {
      put: () => objects.put(key, row.bytes),
      keep: (db) => column.recordKept(db, row, key),
    });
  }
  return rows.length;
}

export type KeptRow = { readonly bytes: Buffer | null; readonly kept: string | null };

/** Nothing when the object is gone: then its row went a moment ago, too. */
export const bytesOf = async (
  objects: Pick<ObjectStore, 'get'>,
  { bytes, kept }: KeptRow,
): Promise<Buffer | undefined> => bytes ?? (kept === null ? undefined : await objects.get(kept));
