import { MOST_VOICE_BYTES, type VoiceMedia } from '#contract/fields/voice-note.ts';
import { policy } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { mp4Milliseconds } from './reading-mp4.ts';
import { webmMilliseconds } from './reading-webm.ts';

export type Voice = {
  readonly media: VoiceMedia;
  readonly bytes: Buffer;
  readonly seconds: number;
};

type VoiceProblem =
  | 'voice-too-large'
  | 'voice-not-supported'
  | 'voice-too-long'
  | 'voice-unreadable';

/** A recorder is stopped by a clock of its browser, and the last of its packets is cut off later than that. */
const LENIENCY_MS = 1_500;

/** Reads a recording of a browser: the container by its content, whatever it calls itself, and the length as it is played. */
export function readVoice(bytes: Buffer): Outcome<Voice, VoiceProblem> {
  if (bytes.length > MOST_VOICE_BYTES) return refuse('voice-too-large');
  const media = mediaOf(bytes);
  if (!media) return refuse('voice-not-supported');
  const milliseconds = media === 'audio/webm' ? webmMilliseconds(bytes) : mp4Milliseconds(bytes);
  if (milliseconds === undefined) return refuse('voice-unreadable');
  const most = policy.visit.voiceNoteSeconds;
  if (milliseconds > most * 1000 + LENIENCY_MS) return refuse('voice-too-long');
  return accept({
    media,
    bytes,
    seconds: Math.min(most, Math.max(1, Math.round(milliseconds / 1000))),
  });
}

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

function mediaOf(bytes: Buffer): VoiceMedia | undefined {
  if (bytes.subarray(0, 4).equals(EBML)) return 'audio/webm';
  return bytes.toString('latin1', 4, 8) === 'ftyp' ? 'audio/mp4' : undefined;
}
