/**
 * The content of the picture that opens a gate: enough for a phone without a network to say who is expected, where and when. The
 * page at the gate reads it as the server writes it, so it is bytes and knows no library.
 */
export type GateClaims = {
  /** The booking, or one of its further days. */
  readonly id: string;
  readonly karigarId: number;
  /** All three to the minute. */
  readonly promisedAt: number;
  readonly from: number;
  readonly until: number;
  /** Wing and society, never the flat. */
  readonly wing: string;
  readonly name: string;
};

const VERSION = 1;
const HEAD_BYTES = 29;
/** The number of first bytes that say whose pass it is, and for which promised minute. */
export const SIGNS_OF_PASS = 25;
const SIGNATURE_BYTES = 64;
/** Long names are cut: each letter makes the picture finer, and a cheap camera must still read it. */
const TEXT_BYTES = 36;
const MINUTE = 60_000;

/** The bytes that are signed. */
export function packClaims({ id, karigarId, wing, name, ...times }: GateClaims): Uint8Array {
  const texts = [wing, name].map(cutToBytes);
  const bytes = new Uint8Array(HEAD_BYTES + texts.reduce((sum, text) => sum + 1 + text.length, 0));
  const view = new DataView(bytes.buffer);
  const promised = Math.floor(times.promisedAt / MINUTE);
  bytes[0] = VERSION;
  bytes.set(
    (id.replaceAll('-', '').match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)),
    1,
  );
  view.setUint32(17, karigarId);
  view.setUint32(21, promised);
  view.setUint16(25, promised - Math.floor(times.from / MINUTE));
  view.setUint16(27, Math.floor(times.until / MINUTE) - promised);
  let at = HEAD_BYTES;
  for (const text of texts) {
    bytes[at] = text.length;
    bytes.set(text, at + 1);
    at += 1 + text.length;
  }
  return bytes;
}

export const writeGatePass = (signed: Uint8Array, signature: Uint8Array): string =>
  toLetters(new Uint8Array([...signed, ...signature]));

export type ReadGatePass = {
  readonly claims: GateClaims;
  readonly signed: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
};

/** The claims of a pass, and what has to be true of its signature; nothing when it is none. */
export function readGatePass(letters: string): ReadGatePass | undefined {
  const bytes = fromLetters(letters);
  if (!bytes || bytes[0] !== VERSION || bytes.length < HEAD_BYTES + 2 + SIGNATURE_BYTES) return;
  const signed = bytes.slice(0, -SIGNATURE_BYTES);
  const view = new DataView(signed.buffer);
  const texts: string[] = [];
  let at = HEAD_BYTES;
  while (at < signed.length) {
    const end = at + 1 + (signed[at] ?? 0);
    if (end > signed.length) return;
    texts.push(new TextDecoder().decode(signed.slice(at + 1, end)));
    at = end;
  }
  const [wing = '', name = ''] = texts;
  if (texts.length !== 2) return;
  const promised = view.getUint32(21);
  const claims = {
    id: [...signed.slice(1, 17)]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    karigarId: view.getUint32(17),
    promisedAt: promised * MINUTE,
    from: (promised - view.getUint16(25)) * MINUTE,
    until: (promised + view.getUint16(27)) * MINUTE,
    wing,
    name,
  };
  return { claims, signed, signature: bytes.slice(-SIGNATURE_BYTES) };
}

/** Letters of an address: the alphabet of base64url, each text written in one way only. */
export const toLetters = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

export function fromLetters(letters: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]{1,400}$/.test(letters)) return undefined;
  try {
    const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    return toLetters(bytes) === letters ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Whole letters only, also in Devanagari, where a vowel sign is nothing without its consonant. */
function cutToBytes(text: string): Uint8Array {
  const encoder = new TextEncoder();
  let kept = '';
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    if (encoder.encode(kept + segment).length > TEXT_BYTES) break;
    kept += segment;
  }
  return encoder.encode(kept);
}
