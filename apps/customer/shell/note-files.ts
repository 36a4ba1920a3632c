import { addNotePicture } from '#contract/customer/add-note-picture.ts';
import { addNoteVoice } from '#contract/customer/add-note-voice.ts';
import { newId } from '#kernel/ids.ts';
import type { Recording } from '../../browser/voice-recorder.ts';
import { call } from '../api/call.ts';
import type { NoteFile } from './kept-files.ts';
import { PICTURE_PATIENCE_MS, readPictures } from './sending-pictures.ts';
import { forgetWaiting, waitingFiles } from './waiting-files.ts';

/** Each small enough to send; nothing for one that cannot be read. */
export const picturesOf = async (files: readonly Blob[]): Promise<(NoteFile | undefined)[]> =>
  (await readPictures(files)).map((image) =>
    image ? { id: newId(), kind: 'picture', image } : undefined,
  );

export const voiceFile = (recording: Recording): NoteFile => ({
  ...{ id: newId(), kind: 'voice', ...recording },
});

/** Sends one to the note of a booking under its own name, so that twice is as good as once. */
export const sendNoteFile = (id: string, file: NoteFile) => {
  const options = { signal: AbortSignal.timeout(PICTURE_PATIENCE_MS) };
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
