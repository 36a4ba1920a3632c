import type { OutputOf } from '#contract/operation.ts';
import type { listExpectedAtGate } from '#contract/public/list-expected-at-gate.ts';

export type Expected = OutputOf<typeof listExpectedAtGate>;
/** A list, and when this phone was told it. */
export type KeptList = { readonly at: number; readonly list: Expected };

const PINCODE = 'aangan-gate-pincode';
const LINK = 'aangan-gate-link';
const LIST = 'aangan-gate-list';
const KEYS = 'aangan-gate-keys';

/**
 * Keeps on a gate's phone all that it needs when it has no network. A browser that is full or keeps nothing has it until the
 * page is closed, and nothing older in its place.
 */
export function gateStore(store: Storage) {
  const unkept = new Map<string, string>();
  const read = (name: string): string => {
    try {
      return unkept.get(name) ?? store.getItem(name) ?? '';
    } catch {
      return '';
    }
  };
  const write = (name: string, text: string): void => {
    unkept.delete(name);
    try {
      store.removeItem(name);
      if (text !== '') store.setItem(name, text);
    } catch {
      unkept.set(name, text);
    }
  };
  const parsed = <T>(name: string): T | undefined => {
    try {
      return JSON.parse(read(name)) as T;
    } catch {
      return undefined;
    }
  };
  return {
    pincode: () => read(PINCODE),
    keepPincode: (pincode: string) => write(PINCODE, pincode),
    link: () => read(LINK),
    /** Another gate is another society: its list is nothing to be seen here. */
    keepLink(link: string): void {
      if (link !== read(LINK)) write(LIST, '');
      write(LINK, link);
    },
    /** Names and faces stay no longer than they are expected. */
    list(now: number): KeptList | undefined {
      const kept = parsed<KeptList>(LIST);
      if (!kept) return undefined;
      const expected = kept.list.expected.filter(({ until }) => Date.parse(until) >= now);
      if (expected.length < kept.list.expected.length)
        write(LIST, JSON.stringify({ ...kept, list: { ...kept.list, expected } }));
      return { ...kept, list: { ...kept.list, expected } };
    },
    keepList: (kept: KeptList | undefined) => write(LIST, kept ? JSON.stringify(kept) : ''),
    keys: () => parsed<readonly string[]>(KEYS) ?? [],
    keepKeys: (keys: readonly string[]) => write(KEYS, JSON.stringify(keys)),
  };
}

export type GateStore = ReturnType<typeof gateStore>;
