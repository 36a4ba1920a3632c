import type { answerEarly as contract } from '#contract/customer/answer-early.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { findEarlyRequest, recordEarlyAnswer } from '#server/modules/visit/early-store.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';
import { type OfCustomer, ownVisit } from './steps/own-visit.ts';

/** The customer says whether somebody may come before the promised time; said once it stays. */
export const answerEarly = (
  deps: Parameters<typeof ownVisit>[0],
  command: OfCustomer & { readonly requestId: string; readonly yes: boolean },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  ownVisit(deps, command, undefined, async ({ db, now, booking, actor }) => {
    const { requestId, yes } = command;
    const request = await findEarlyRequest(db, booking.id, requestId);
    if (!request) return refuse('early-request-not-found');
    const answer = yes ? 'yes' : 'no';
    if (request.answer === answer) return accept('done');
    if (request.answer !== null) return refuse('early-answered');
    await recordEarlyAnswer(db, requestId, answer, now);
    const { karigarId, wantsAt } = request;
    await recordEvent(db, booking.id, 'EarlyAnswered', now, actor, {
      ...aboutBooking(booking),
      ...{ karigarId, requestId, wantsAt, yes },
    });
    return accept('done');
  });
