/**
 * Store of bytes that belong in no row: pictures, files for the bank. Only the server reads it, and decides first whether the
 * person asking may. An object never changes under its key, so that a copy of yesterday is as good as the object.
 */
export type ObjectStore = {
  /** Written whole or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  /** Content when it is there no more: twice is as good as once. */
  remove(key: string): Promise<void>;
  /** The keys that begin so, in order. */
  list(prefix: string): Promise<string[]>;
};

/** A path that leads nowhere else. The last part may be whatever a bank calls its files. */
const KEY = /^[a-z0-9][a-z0-9-]*(\/(?!\.{1,2}(\/|$))[^/\\\0]+)+$/;

export function mustBeKey(key: string): string {
  if (KEY.test(key)) return key;
  throw new Error(`"${key}" is no key of an object`);
}
