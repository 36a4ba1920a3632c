/** Boxes that hold others. */
const OPENED: ReadonlySet<string> = new Set([
  ...['moov', 'trak', 'mdia', 'minf', 'stbl', 'mvex', 'moof', 'traf'],
]);
/** At the top stands nothing but these: no page and no program hides behind a recording. */
const AT_TOP: ReadonlySet<string> = new Set([
  ...['ftyp', 'moov', 'moof', 'mdat', 'free', 'skip', 'wide', 'styp', 'sidx', 'mfra'],
]);
const CODECS: ReadonlySet<string> = new Set(['mp4a', 'Opus']);
const HEAD = 8;

type Found = {
  tracks: number;
  timescale: number;
  defaultLength: number;
  fragmentLength: number;
  length: number;
};

/**
 * Milliseconds of sound in an MP4 file of one track; nothing where it is something else. What is recorded in fragments has its
 * length in each of them, what was written at the end in one table (ISO/IEC 14496-12).
 */
export function mp4Milliseconds(file: Buffer): number | undefined {
  const found = { tracks: 0, timescale: 0, defaultLength: 0, fragmentLength: 0, length: 0 };
  try {
    if (file.toString('latin1', 4, 8) !== 'ftyp' || !readBoxes(file, found, true)) return undefined;
  } catch {
    // A box that is shorter than what has to stand in it.
    return undefined;
  }
  const { tracks, timescale, length } = found;
  return tracks === 1 && timescale > 0 && length > 0 ? (length / timescale) * 1000 : undefined;
}

function readBoxes(boxes: Buffer, found: Found, isTop = false): boolean {
  for (let at = 0; at < boxes.length; ) {
    const size = boxes.readUInt32BE(at);
    const kind = boxes.toString('latin1', at + 4, at + HEAD);
    if (size < HEAD || at + size > boxes.length || (isTop && !AT_TOP.has(kind))) return false;
    const content = boxes.subarray(at + HEAD, at + size);
    if (OPENED.has(kind) ? !readBoxes(content, found) : READERS[kind]?.(content, found) === false)
      return false;
    at += size;
  }
  return true;
}

/** Each answers false for what is no voice. */
const READERS: Readonly<Record<string, (box: Buffer, found: Found) => boolean>> = {
  hdlr: (box, found) => {
    found.tracks += 1;
    return box.toString('latin1', 8, 12) === 'soun';
  },
  mdhd: (box, found) => {
    // A second head would give the same sound another length.
    if (found.timescale > 0) return false;
    found.timescale = box.readUInt32BE(box[0] === 1 ? 20 : 12);
    return true;
  },
  stsd: (box) => box.readUInt32BE(4) === 1 && CODECS.has(box.toString('latin1', 12, 16)),
  stts: (box, found) => {
    for (let entry = 0; entry < box.readUInt32BE(4); entry += 1)
      found.length += box.readUInt32BE(HEAD + entry * 8) * box.readUInt32BE(12 + entry * 8);
    return true;
  },
  trex: (box, found) => {
    found.defaultLength = box.readUInt32BE(12);
    return true;
  },
  tfhd: (box, found) => {
    const flags = box.readUInt32BE(0);
    const at = 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0);
    found.fragmentLength = flags & 8 ? box.readUInt32BE(at) : found.defaultLength;
    return true;
  },
  trun: (box, found) => {
    const flags = box.readUInt32BE(0);
    const samples = box.readUInt32BE(4);
    if (!(flags & 0x100)) {
      found.length += samples * found.fragmentLength;
      return true;
    }
    const first = HEAD + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0);
    const step = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4;
    for (let sample = 0; sample < samples; sample += 1)
      found.length += box.readUInt32BE(first + sample * step);
    return true;
  },
};
