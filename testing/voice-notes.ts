/** An element of WebM: its name as its bytes, its size in four bytes, or unknown as in a recording. */
const element = (name: string, content: Buffer | undefined, ...within: Buffer[]): Buffer => {
  const id = Buffer.from(name, 'hex');
  if (!content) return Buffer.concat([id, Buffer.from('01ffffffffffffff', 'hex'), ...within]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10000000 + content.length);
  return Buffer.concat([id, size, content]);
};

/** A packet of Opus whose head says how many frames of 20 ms it has; the frames themselves nobody plays. */
const FRAMES_OF_20_MS = (count: number) => Buffer.from([0xfb, count, 0x00]);

/** A recording of that many seconds as Chrome and Firefox make it, of silence. */
export function webmVoice(seconds: number, codec = 'A_OPUS', trackType = 2): Buffer {
  const track = Buffer.concat([
    element('83', Buffer.from([trackType])),
    element('86', Buffer.from(codec)),
  ]);
  const packets = Array.from({ length: seconds * 5 }, (_, index) => {
    const head = Buffer.alloc(4);
    head[0] = 0x81;
    head.writeInt16BE((index * 200) % 30_000, 1);
    head[3] = 0x80;
    return element('a3', Buffer.concat([head, FRAMES_OF_20_MS(10)]));
  });
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm'))),
    element('18538067', undefined),
    element('1654ae6b', element('ae', track)),
    element('1f43b675', undefined, ...packets),
  ]);
}

const box = (kind: string, ...content: Buffer[]): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.reduce((sum, one) => sum + one.length, 0));
  head.write(kind, 4, 'latin1');
  return Buffer.concat([head, ...content]);
};
const words = (...numbers: number[]): Buffer => {
  const buffer = Buffer.alloc(numbers.length * 4);
  for (const [index, number] of numbers.entries()) buffer.writeUInt32BE(number, index * 4);
  return buffer;
};

const RATE = 48_000;

const movie = (kind: string, codec: string, table: Buffer, ...more: Buffer[]): Buffer =>
  box(
    'moov',
    box(
      'trak',
      box(
        'mdia',
        box('mdhd', words(0, 0, 0, RATE, 0, 0)),
        box('hdlr', words(0, 0), Buffer.from(kind), Buffer.alloc(12)),
        box('minf', box('stbl', box('stsd', words(0, 1), box(codec, Buffer.alloc(28))), table)),
      ),
    ),
    ...more,
  );

/** A recording of that many seconds with its table at the end, as Safari makes it. */
export const mp4Voice = (seconds: number, kind = 'soun', codec = 'mp4a'): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('M4A '), words(0)),
    box('mdat', Buffer.alloc(40)),
    movie(kind, codec, box('stts', words(0, 1, seconds * 50, RATE / 50))),
  ]);

/** The same in fragments of a second, half of which say the length of each sample. */
export const mp4VoiceInFragments = (seconds: number): Buffer => {
  const trex = box('trex', words(0, 1, 1, RATE / 50, 0, 0));
  const fragments = Array.from({ length: seconds }, (_, index) => {
    const samples = Array.from({ length: 50 }, () => RATE / 50);
    const run = index % 2 === 0 ? words(0, 50) : words(0x100, 50, ...samples);
    return box('moof', box('traf', box('tfhd', words(0, 1)), box('trun', run)));
  });
  return Buffer.concat([
    box('ftyp', Buffer.from('iso5'), words(0)),
    movie('soun', 'Opus', box('stts', words(0, 0)), box('mvex', trex)),
    ...fragments,
  ]);
};

/** As a browser sends it. */
export const voiceOf = (seconds: number): string =>
  `data:audio/webm;base64,${webmVoice(seconds).toString('base64')}`;
