import type { sayAloud as contract } from '#contract/karigar/say-aloud.ts';
import { VOICE_NOTE } from '#contract/live.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { bytesOfDataUrl } from '#server/modules/identity/picture.ts';
import { readVoice } from '#server/modules/visit/reading-voice.ts';
import { findPair } from '#server/modules/visit/talk-store.ts';
import { crewInTalk } from './steps/crew-in-talk.ts';
import {
  type KarigarActionCommand,
  performKarigarAction,
  type VisitDeps,
} from './steps/perform-karigar-action.ts';
import { sayToOther } from './steps/say-to-other.ts';

/** A voice note of one who comes to the customer; sent later from a place without a signal it has its own time. */
export async function sayAloud(
  deps: VisitDeps,
  command: KarigarActionCommand & { readonly voiceId: string; readonly voice: string },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> {
  const read = readVoice(bytesOfDataUrl(command.voice));
  if (!read.ok) return read;
  return performKarigarAction(
    deps,
    command,
    'say-aloud',
    async ({ db, booking, karigarId, now, ownAt, actor }) => {
      const pair = await findPair(db, booking.id);
      const crew = pair && (await crewInTalk(db, booking, now, karigarId));
      if (!crew) return refuse('nobody-to-tell');
      const speakerId = karigarId === pair.karigarId ? undefined : karigarId;
      const named = { id: command.voiceId, bookingId: booking.id, by: 'karigar' as const };
      const talk = { karigarId: pair.karigarId, speakerId };
      const said = { ...named, ...talk, sentence: VOICE_NOTE } as const;
      const saying = { booking, pair, said, voice: read.value };
      const outcome = await sayToOther(db, saying, { at: ownAt, now, actor, crew });
      return outcome.ok ? accept('done') : outcome;
    },
    'crew',
  );
}
