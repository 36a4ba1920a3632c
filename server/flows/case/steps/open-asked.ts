import { type AskedKind, type CaseTopic, topicsOf } from '#contract/cases.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { findCase } from '#server/modules/case/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { openCase } from '../../steps/case/open-case.ts';

export type Asked = {
  readonly id: string;
  readonly kind: AskedKind;
  readonly userId: string;
  readonly bookingId?: string | undefined;
  readonly topic: CaseTopic;
  readonly text: string;
};

type Refused = 'topic-not-fitting' | 'booking-not-found' | 'action-reused';

/** Sent twice it is one case; `by` is the customer, or who of us writes down what they say. */
export async function openAsked(
  db: Database,
  asked: Asked,
  by: string,
  now: Instant,
): Promise<Outcome<{ number: string }, Refused>> {
  const { id, kind, userId, bookingId, topic, text } = asked;
  if (!topicsOf[kind].includes(topic)) return refuse('topic-not-fitting');
  const booking = bookingId === undefined ? undefined : await findBooking(db, bookingId);
  if (bookingId !== undefined && booking?.userId !== userId) return refuse('booking-not-found');
  const about = { id, kind, userId, bookingId: bookingId ?? null, topic, said: text };
  const opened = await openCase(db, { ...about, by }, now);
  return opened
    ? accept({ number: opened.number })
    : ((await findAsked(db, asked)) ?? refuse('action-reused'));
}

/** The case that was made of it before, if it was. */
export async function findAsked(
  db: Database,
  { id, kind, userId, text }: Pick<Asked, 'id' | 'kind' | 'userId' | 'text'>,
): Promise<Outcome<{ number: string }, 'action-reused'> | undefined> {
  const one = await findCase(db, id);
  if (!one) return undefined;
  const isSame = one.userId === userId && one.kind === kind && one.said === text;
  return isSame ? accept({ number: one.number }) : refuse('action-reused');
}
