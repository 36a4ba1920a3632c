import { describe, expect, test } from 'vitest';
import { MOST_VOICE_BYTES } from '#contract/fields/voice-note.ts';
import { mp4Voice, mp4VoiceInFragments, webmVoice } from '#testing/voice-notes.ts';
import { readVoice } from './reading-voice.ts';

const read = (bytes: Buffer) => {
  const voice = readVoice(bytes);
  return voice.ok ? [voice.value.media, voice.value.seconds] : voice.refusal.code;
};

/** The same file, whose track is said once more to run at twice the speed. */
function withSecondHead(file: Buffer): Buffer {
  const at = file.indexOf('mdhd') - 4;
  const end = at + file.readUInt32BE(at);
  const head = Buffer.from(file.subarray(at, end));
  head.writeUInt32BE(head.readUInt32BE(20) * 2, 20);
  const both = Buffer.concat([file.subarray(0, end), head, file.subarray(end)]);
  for (const around of ['moov', 'trak', 'mdia']) {
    const size = both.indexOf(around) - 4;
    both.writeUInt32BE(both.readUInt32BE(size) + head.length, size);
  }
  return both;
}

describe('the length of a recording is counted in it', () => {
  test.each([
    ['of Chrome and Firefox, whose head knows no length', webmVoice(12), 'audio/webm'],
    ['of Safari, with its table', mp4Voice(12), 'audio/mp4'],
    ['in fragments', mp4VoiceInFragments(12), 'audio/mp4'],
  ])('%s', (_, bytes, media) => {
    expect(read(bytes)).toEqual([media, 12]);
  });

  test.each([webmVoice(33), mp4Voice(33), mp4VoiceInFragments(33)])(
    'more than half a minute is refused, whatever the head says (%#)',
    (bytes) => expect(read(bytes)).toBe('voice-too-long'),
  );

  test('a recorder that stops a moment late is forgiven', () => {
    expect(read(webmVoice(31))).toEqual(['audio/webm', 30]);
  });
});

describe('what is no voice is refused', () => {
  test.each([
    [
      'a picture that calls itself a recording',
      Buffer.from('RIFF....WEBPVP8 ....'),
      'voice-not-supported',
    ],
    ['a film', webmVoice(3, 'V_VP8', 1), 'voice-unreadable'],
    ['another codec', webmVoice(3, 'A_VORBIS'), 'voice-unreadable'],
    ['a film in MP4', mp4Voice(3, 'vide', 'avc1'), 'voice-unreadable'],
    ['no sound at all', webmVoice(0), 'voice-unreadable'],
    ['one that was cut off', webmVoice(3).subarray(0, -2), 'voice-unreadable'],
    [
      'a page behind its end',
      Buffer.concat([mp4Voice(3), Buffer.from('<html><script>')]),
      'voice-unreadable',
    ],
    [
      'a box that says it is longer than the file',
      Buffer.concat([mp4Voice(3), Buffer.from('0000ffff6d646174', 'hex')]),
      'voice-unreadable',
    ],
    ['two heads of one track', withSecondHead(mp4Voice(45)), 'voice-unreadable'],
    ['an empty head', Buffer.from('0000000866747970', 'hex'), 'voice-unreadable'],
    [
      'too many bytes',
      Buffer.concat([webmVoice(2), Buffer.alloc(MOST_VOICE_BYTES)]),
      'voice-too-large',
    ],
  ])('%s', (_, bytes, code) => {
    expect(read(bytes)).toBe(code);
  });
});
