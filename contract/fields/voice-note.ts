import * as z from 'zod/mini';

/** Half a minute at the most that a browser spends on speech. */
export const MOST_VOICE_BYTES = 600_000;

/** The containers that browsers record into. */
export type VoiceMedia = 'audio/mp4' | 'audio/webm';

const DATA_URL = /^data:audio\/(?:mp4|webm);base64,[A-Za-z0-9+/]+={0,2}$/;
const MOST_LETTERS = Math.ceil(MOST_VOICE_BYTES / 3) * 4 + 64;

/** A recording as a data-URL. */
export const voiceNote = z
  .string()
  .check(
    z.minLength(1, 'voice-missing'),
    z.maxLength(MOST_LETTERS, 'voice-too-large'),
    z.regex(DATA_URL, 'voice-not-supported'),
  );
