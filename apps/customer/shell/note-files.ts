import { addNotePicture } from '#contract/customer/add-note-picture.ts';
import { addNoteVoice } from '#contract/customer/add-note-voice.ts';
import { MOST_IMAGE_BYTES } from '#contract/fields/profile-image.ts';
import { newId } from '#kernel/ids.ts';
import { shrinkPicture } from '../../browser/shrink-picture.ts';
import type { Recording } from '../../browser/voice-recorder.ts';
import { call } from '../api/call.ts';
import { forgetWaiting, type NoteFile, waitingFiles } from './waiting-files.ts';

/** Enough to see a crack by, and a fraction of what a telephone would send. */
const SIDES = [1280, 800];
/** A picture takes its time where the network is slow. */
const PATIENCE_MS = 120_000;

/** Nothing where it cannot be read. */
export async function pictureOf(file: Blob): Promise<NoteFile | undefined> {
  for (const side of SIDES) {
    const image = await shrinkPicture(file, side);
    // Four letters carry three bytes.
    if (!image || image.length < (MOST_IMAGE_BYTES * 4) / 3)
      return image ? { id: newId(), kind: 'picture', image } : undefined;
  }
  return undefined;
}

export const voiceFile = (recording: Recording): NoteFile => ({
  ...{ id: newId(), kind: 'voice', ...recording },
});

/** Sends one to the note of a booking under its own name, so that twice is as good as once. */
export const sendNoteFile = (id: string, file: NoteFile) => {
  const options = { signal: AbortSignal.timeout(PATIENCE_MS) };
  return file.kind === 'picture'
    ? call(addNotePicture, { id, pictureId: file.id, image: file.image }, options)
    : call(addNoteVoice, { id, voiceId: file.id, voice: file.voice }, options);
};

/**
 * Sends what waits to the booking that was made; answers whether all of it arrived. None of it waits afterwards: it would go to
 * the next booking of the service.
 */
export async function sendWaiting(
  slug: string,
  bookingId: string,
  send: typeof sendNoteFile = sendNoteFile,
): Promise<boolean> {
  let isAll = true;
  for (const file of waitingFiles(slug)) {
    const answer = await send(bookingId, file);
    if (answer.ok) continue;
    isAll = false;
    if (answer.refusal.code === 'network-request-failed') break;
  }
  forgetWaiting(slug);
  return isAll;
}
