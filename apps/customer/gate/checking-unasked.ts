import { fromLetters, readGatePass, SIGNS_OF_PASS, toLetters } from '#contract/gate-claims.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { checkGatePass } from '#contract/public/check-gate-pass.ts';
import { toIndiaIso } from '#kernel/time.ts';
import type { GateStore } from './gate-store.ts';

type Told = OutputOf<typeof checkGatePass>;

/** A verdict of this phone alone, by its own clock: nobody could say whether the pass was withdrawn. */
export type Unasked = Omit<Told, 'reason'> & {
  readonly unasked: true;
  readonly reason: 'genuine' | 'cannot-tell' | Exclude<Told['reason'], 'not-valid' | null>;
};

/** All that can be said of a scanned pass without a network: whether we made it, for whom, where and when. */
export async function checkUnasked(
  store: GateStore,
  letters: string,
  now: number,
): Promise<Unasked> {
  const pass = readGatePass(letters);
  const isOurs = pass && (await isSigned(store.keys(), pass));
  if (!isOurs) return { ...NOTHING, reason: 'cannot-tell' };
  const { from, until, name, wing } = pass.claims;
  const window = { from: toIndiaIso(from), until: toIndiaIso(until) };
  if (now < from) return { ...NOTHING, ...window, reason: 'too-early' };
  if (now > until) return { ...NOTHING, ...window, reason: 'too-late' };
  const mark = await markOf(pass.signed);
  const face = store.list(now)?.list.expected.find((one) => one.mark === mark)?.face ?? null;
  const shown = { karigarName: name, home: wing || null, face };
  return { ...NOTHING, ...window, ...shown, reason: 'genuine' };
}

const NOTHING = {
  unasked: true,
  admitted: false,
  ...{ karigarName: null, home: null, face: null, from: null, until: null },
} as const;

async function isSigned(
  keys: readonly string[],
  { signed, signature }: { signed: Uint8Array<ArrayBuffer>; signature: Uint8Array<ArrayBuffer> },
): Promise<boolean> {
  for (const letters of keys) {
    const raw = fromLetters(letters);
    try {
      const key =
        raw && (await crypto.subtle.importKey('raw', raw, { name: 'Ed25519' }, false, ['verify']));
      if (key && (await crypto.subtle.verify('Ed25519', key, signature, signed))) return true;
    } catch {
      // A browser that does not know these signatures cannot tell.
    }
  }
  return false;
}

/** The same sign of a pass that a list of who is expected carries. */
async function markOf(signed: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', signed.slice(0, SIGNS_OF_PASS));
  return toLetters(new Uint8Array(hash)).slice(0, 16);
}
