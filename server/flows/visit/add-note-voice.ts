import type { addNoteVoice as contract } from '#contract/customer/add-note-voice.ts';
import type { RefusalOf } from '#contract/operation.ts';
import type { Outcome } from '#kernel/outcome.ts';
import { bytesOfDataUrl } from '#server/modules/identity/picture.ts';
import { readVoice } from '#server/modules/visit/reading-voice.ts';
import { type EnclosingDeps, encloseInNote } from './steps/enclose-in-note.ts';
import type { OfCustomer } from './steps/own-visit.ts';

/** A voice note beside the customer's note. */
export async function addNoteVoice(
  deps: EnclosingDeps,
  { voiceId: id, voice, ...own }: OfCustomer & { readonly voiceId: string; readonly voice: string },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> {
  const read = readVoice(bytesOfDataUrl(voice));
  return read.ok ? encloseInNote(deps, own, { id, ...read.value }) : read;
}
