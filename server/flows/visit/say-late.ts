import type { sayLate as contract } from '#contract/karigar/say-late.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { findLastLateness } from '#server/modules/visit/act-store.ts';
import { findLastSaid } from '#server/modules/visit/talk-store.ts';
import { isRepeated, mayTalk } from '#server/modules/visit/talking.ts';
import { crewInTalk } from './steps/crew-in-talk.ts';
import {
  type KarigarActionCommand,
  performKarigarAction,
  recordVisitEvent,
  type VisitContext,
  type VisitDeps,
} from './steps/perform-karigar-action.ts';
import { tellSentence } from './steps/tell-sentence.ts';

/**
 * "10 minutes late", as an act: without a signal it waits on the telephone, and its ten minutes begin when it was pressed. It is
 * never refused for being one sentence too many, because setting out waits behind it in the queue.
 */
export const sayLate = (
  deps: VisitDeps,
  command: KarigarActionCommand,
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  performKarigarAction<RefusalOf<typeof contract>>(
    deps,
    command,
    'say-late',
    async (context) => {
      const { db, booking, visit, karigarId, now, ownAt, actor } = context;
      if (!mayTalk(booking.status)) return refuse('nobody-to-tell');
      if (visit.karigarId !== karigarId) return tellLeader(context);
      const { actionId: id } = command;
      const about = { bookingId: booking.id, by: 'karigar', karigarId } as const;
      const said = { ...about, id, sentence: 'ten-minutes-late' } as const;
      if (isRepeated(await findLastSaid(db, said), ownAt)) return accept('done');
      const crew = (await crewInTalk(db, booking, now)) ?? [];
      const told = await tellSentence(db, booking, said, { at: ownAt, now, actor, crew });
      return told ? accept('done') : refuse('action-reused');
    },
    'crew',
  );

/** The customer waits for a crew, and the leader answers for it: whoever comes along tells them. */
async function tellLeader(context: VisitContext): Promise<Outcome<'done', 'nobody-to-tell'>> {
  const { db, booking, visit, karigarId, ownAt } = context;
  if (visit.karigarId === null) return refuse('nobody-to-tell');
  if (isRepeated(await findLastLateness(db, booking.id, karigarId), ownAt)) return accept('done');
  await recordVisitEvent(context, 'CrewMemberLate', { leaderKarigarId: visit.karigarId });
  return accept('done');
}
