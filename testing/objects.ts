import { mustBeKey, type ObjectStore } from '#server/platform/objects/object-store.ts';

export type MemoryStore = ObjectStore & { readonly kept: Map<string, Buffer> };

/** Objects of one test, gone with it. */
export function objectsInMemory(): MemoryStore {
  const kept = new Map<string, Buffer>();
  return {
    kept,
    put: async (key, bytes) => {
      kept.set(mustBeKey(key), Buffer.from(bytes));
    },
    get: async (key) => kept.get(key),
    remove: async (key) => {
      kept.delete(key);
    },
    list: async (prefix) => [...kept.keys()].filter((key) => key.startsWith(prefix)).sort(),
  };
}
