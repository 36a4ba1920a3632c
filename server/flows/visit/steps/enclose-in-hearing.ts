import type { HearingPlace } from '#contract/enclosure.ts';
import { legalMoves } from '#contract/lifecycle.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Enclosed, recordEnclosure } from '#server/modules/visit/enclosure-store.ts';
import { mayAppeal } from './may-appeal.ts';
import { recordVisitEvent, type VisitContext } from './perform-karigar-action.ts';

type File = Pick<Enclosed, 'id' | 'media' | 'seconds' | 'bytes'>;

/** Puts a picture or a voice note beside what a Karigar says in a hearing. An answer of these alone is one: they were heard. */
export async function encloseInHearing(
  context: VisitContext,
  place: HearingPlace,
  file: File,
): Promise<Outcome<'done', 'action-reused'>> {
  const { db, booking, karigarId, now } = context;
  const enclosed = { ...file, bookingId: booking.id, karigarId, place, by: 'karigar' as const };
  // The name is taken, by this telephone or by another.
  if ((await recordEnclosure(db, enclosed, now)) === 0) return refuse('action-reused');
  if (place === 'answer') await recordVisitEvent(context, 'ComplaintAnswered', { lines: [] });
  return accept('done');
}

/** An answer until the decision; an appeal by who bears something, in time, and before it is sent. */
export async function isHearingOpen(
  context: VisitContext,
  place: HearingPlace,
): Promise<Outcome<'open', 'move-not-allowed' | 'nothing-to-appeal' | 'appeal-too-late'>> {
  const { status } = context.booking;
  if (place === 'answer')
    return status === 'disputed'
      ? accept('open')
      : refuse('move-not-allowed', { moves: legalMoves(status) });
  const may = await mayAppeal(context);
  if (!may.ok) return may;
  return may.value === 'before' ? refuse('nothing-to-appeal') : accept('open');
}
