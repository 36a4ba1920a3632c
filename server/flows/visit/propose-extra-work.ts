import type { proposeExtraWork as contract } from '#contract/karigar/propose-extra-work.ts';
import { legalMoves } from '#contract/lifecycle.ts';
import type { InputOf, RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { findLanguage } from '#server/modules/identity/language-store.ts';
import { decideLines } from '#server/modules/rate-card/rate-card.ts';
import { findRateCard } from '#server/modules/rate-card/store.ts';
import { totalOf } from '#server/modules/visit/bill.ts';
import { listEstimates, recordEstimate } from '#server/modules/visit/estimate-store.ts';
import { decideProposal } from '#server/modules/visit/extra-work.ts';
import { listPhotoIds } from '#server/modules/visit/photo-store.ts';
import {
  type KarigarActionCommand,
  performKarigarAction,
  recordVisitEvent,
  type VisitContext,
  type VisitDeps,
} from './steps/perform-karigar-action.ts';

/**
 * Work beyond what was booked: only by an itemised estimate, to which the customer says yes in their own app. Prices are those
 * of the rate card as the server knows it.
 */
export const proposeExtraWork = (
  deps: VisitDeps,
  command: KarigarActionCommand & {
    readonly estimateId: string;
    readonly lines: readonly InputOf<typeof contract>['lines'][number][];
    readonly photoId?: string | undefined;
  },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  performKarigarAction<RefusalOf<typeof contract>>(
    deps,
    command,
    'propose-extra',
    async (context) => {
      const { db, booking, karigarId, now } = context;
      if (booking.status !== 'arrived' && booking.status !== 'in_progress')
        return refuse('move-not-allowed', { moves: legalMoves(booking.status) });
      const lines = decideLines(command.lines, {
        card: await findRateCard(db, booking.serviceId),
        photoId: await pictureOf(context, command.photoId),
        language: (await findLanguage(db, booking.userId)) ?? 'en',
      });
      if (!lines.ok) return lines;
      const totalPaise = totalOf(lines.value);
      const decided = decideProposal(await listEstimates(db, booking.id), totalPaise);
      if (!decided.ok) return decided;
      const { estimateId: id } = command;
      const estimate = { id, bookingId: booking.id, karigarId, lines: lines.value, totalPaise };
      // The name is taken, by this telephone or by another.
      if ((await recordEstimate(db, estimate, now)) === 0) return refuse('action-reused');
      await recordVisitEvent(context, 'ExtraWorkProposed', {
        estimateId: id,
        amountPaise: totalPaise,
      });
      return accept('done');
    },
  );

/** The picture that was named, if it shows a part and was taken at this visit. */
const pictureOf = async (
  { db, booking }: VisitContext,
  photoId: string | undefined,
): Promise<string | undefined> =>
  photoId === undefined
    ? undefined
    : (await listPhotoIds(db, booking.id)).find(({ id, kind }) => id === photoId && kind === 'part')
        ?.id;
