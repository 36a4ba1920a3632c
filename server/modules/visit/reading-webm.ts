/** Elements that hold others; the others are read over, as long as they say how long they are. */
const OPENED: ReadonlySet<number> = new Set([
  0x1a45dfa3, 0x18538067, 0x1654ae6b, 0xae, 0x1f43b675, 0xa0,
]);
const DOC_TYPE = 0x4282;
const TRACK_TYPE = 0x83;
const CODEC = 0x86;
const BLOCKS: ReadonlySet<number> = new Set([0xa3, 0xa1]);
const AUDIO = 2;
const LACED = 0x06;

/**
 * Milliseconds of Opus in a WebM file of one track; nothing where it is something else. A browser that records knows no length
 * when it writes the head, so that the packets themselves are counted (Matroska RFC 9559, Opus RFC 6716).
 */
export function webmMilliseconds(file: Buffer): number | undefined {
  let tracks = 0;
  let known = false;
  let milliseconds = 0;
  for (let at = 0; at < file.length; ) {
    const id = readNumber(file, at, true);
    const size = id && readNumber(file, id.end, false);
    if (!id || !size) return undefined;
    at = size.end;
    if (OPENED.has(id.value)) continue;
    if (size.value === undefined || at + size.value > file.length) return undefined;
    const data = file.subarray(at, at + size.value);
    at += size.value;
    if (id.value === DOC_TYPE) known = data.toString('latin1').startsWith('webm');
    if (id.value === TRACK_TYPE) {
      tracks += 1;
      if (data.at(-1) !== AUDIO) return undefined;
    }
    if (id.value === CODEC && !data.toString('latin1').startsWith('A_OPUS')) return undefined;
    if (BLOCKS.has(id.value)) {
      const length = millisecondsOfBlock(data);
      if (length === undefined) return undefined;
      milliseconds += length;
    }
  }
  return known && tracks === 1 && milliseconds > 0 ? milliseconds : undefined;
}

/** A number whose first bits say how many bytes it has: with them it is a name, without them a size; all ones is a size unknown. */
function readNumber(file: Buffer, at: number, isName: true): Numbered | undefined;
function readNumber(file: Buffer, at: number, isName: false): Sized | undefined;
function readNumber(file: Buffer, at: number, isName: boolean): Sized | undefined {
  const first = file[at];
  const bytes = first === undefined ? 9 : Math.clz32(first) - 23;
  if (first === undefined || bytes > (isName ? 4 : 8) || at + bytes > file.length) return undefined;
  const mask = 0xff >> bytes;
  let value = isName ? first : first & mask;
  let isUnknown = (first & mask) === mask;
  for (let next = 1; next < bytes; next += 1) {
    const byte = file[at + next] as number;
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { value: !isName && isUnknown ? undefined : value, end: at + bytes };
}

type Numbered = { readonly value: number; readonly end: number };
type Sized = { readonly value: number | undefined; readonly end: number };

/** A block is the number of its track, its time, its flags and one packet. */
function millisecondsOfBlock(block: Buffer): number | undefined {
  const track = readNumber(block, 0, false);
  const flags = track && block[track.end + 2];
  if (!track || flags === undefined || (flags & LACED) !== 0) return undefined;
  return millisecondsOfPacket(block.subarray(track.end + 3));
}

const SPEECH = [10, 20, 40, 60];
const MIXED = [10, 20];
const MUSIC = [2.5, 5, 10, 20];

/** The first byte of a packet says how long each of its frames is, and how many there are. */
function millisecondsOfPacket(packet: Buffer): number | undefined {
  const [head, count = 0] = packet;
  if (head === undefined) return undefined;
  const kind = head >> 3;
  const frame = kind < 12 ? SPEECH[kind & 3] : kind < 16 ? MIXED[kind & 1] : MUSIC[kind & 3];
  const frames = [1, 2, 2, count & 0x3f][head & 3] ?? 0;
  return (frame ?? 0) * frames;
}
