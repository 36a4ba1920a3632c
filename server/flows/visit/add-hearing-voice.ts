import type { HearingPlace } from '#contract/enclosure.ts';
import type { addHearingVoice as contract } from '#contract/karigar/add-hearing-voice.ts';
import type { RefusalOf } from '#contract/operation.ts';
import type { Outcome } from '#kernel/outcome.ts';
import { bytesOfDataUrl } from '#server/modules/identity/picture.ts';
import { deleteVoiceBefore } from '#server/modules/visit/hearing-file-store.ts';
import { readVoice } from '#server/modules/visit/reading-voice.ts';
import { encloseInHearing, isHearingOpen } from './steps/enclose-in-hearing.ts';
import {
  type KarigarActionCommand,
  performKarigarAction,
  type VisitDeps,
} from './steps/perform-karigar-action.ts';

/** An answer to a complaint, or an appeal, said aloud. */
export async function addHearingVoice(
  deps: VisitDeps,
  command: KarigarActionCommand & {
    readonly voiceId: string;
    readonly beside: HearingPlace;
    readonly voice: string;
  },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> {
  const read = readVoice(bytesOfDataUrl(command.voice));
  if (!read.ok) return read;
  const { voiceId: id, beside: place } = command;
  return performKarigarAction<RefusalOf<typeof contract>>(
    deps,
    command,
    'add-hearing-voice',
    async (context) => {
      const open = await isHearingOpen(context, place);
      if (!open.ok) return open;
      const { db, booking, karigarId } = context;
      await deleteVoiceBefore(db, { bookingId: booking.id, karigarId, place });
      return encloseInHearing(context, place, { id, ...read.value });
    },
    'heard',
  );
}
