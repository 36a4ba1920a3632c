import { isFinished } from '#contract/booking-phases.ts';
import type { Channel } from '#contract/channels.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { listKarigarPeople } from '#server/modules/availability/karigar-people-store.ts';
import { findKarigarAtWork } from '#server/modules/availability/own-karigar-store.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { findRecipients } from '#server/modules/identity/recipient-store.ts';
import { type KeptMessage, NEVER_AGAIN } from '#server/modules/messaging/message.ts';
import { isWritten, type NewMessage, recordMessages } from '#server/modules/messaging/store.ts';
import { karigarNewsOf } from '#server/modules/notification/karigar-news-of.ts';
import { isAboutPlan } from '#server/modules/notification/relevance.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import type { Happened } from '#server/platform/events/find-event.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { aboutNews } from '../../steps/messaging/about-news.ts';
import { karigarMessages } from '../../steps/messaging/karigar-messages.ts';
import { stillConcerned } from '../../steps/messaging/still-concerned.ts';
import { messagesOfEvents } from './messages-of-events.ts';

export type Repeating = {
  readonly pool: Pool;
  readonly now: Clock;
  readonly keys: Keys;
  readonly facts: Pick<AppCache, 'places'>;
  readonly messenger: { readonly channels: readonly Channel[] };
};

type Wish = {
  /** Locked: when two presses come at once, the second finds it written. */
  readonly sent: KeptMessage;
  readonly event: Happened;
  readonly repeatId: string;
  readonly by: string;
};

/** The event that a message tells of: it is kept under its name. */
export const eventOf = ({ key }: KeptMessage): number =>
  Number(/^event (\d+) /.exec(key)?.[1] ?? 0);

/**
 * The same news by the same channel, written anew from the event that it told of: what was sent is not kept. A code is not
 * repeated, and what no channel would carry today is refused.
 */
export async function writeAgain(
  db: Database,
  deps: Repeating,
  { sent, event, repeatId, by }: Wish,
): Promise<Outcome<{ written: true }, 'message-not-repeatable'>> {
  const { template, channel } = sent;
  if (NEVER_AGAIN.includes(template) || channel === 'push') return refuse('message-not-repeatable');
  const now = deps.now();
  const said = [
    ...(await messagesOfEvents(db, ofCustomers(deps), [event], now)),
    ...(await newsAgain(db, deps, { sent, event })),
  ];
  const again = said.find(
    (one) =>
      one.template === template && one.channel === channel && one.userId === (sent.userId ?? ''),
  );
  if (!again) return refuse('message-not-repeatable');
  const key = `event ${event.id} ${template} again ${repeatId}`;
  if (await isWritten(db, key)) return accept({ written: true });
  await recordMessages(db, deps.keys, [{ ...again, key }], now);
  const told = { messageId: sent.id, template };
  await recordEvent(db, event.subject, 'MessageRepeated', now, `ops:${by}`, told);
  return accept({ written: true });
}

const ofCustomers = ({ keys, messenger: { channels } }: Repeating) => ({ keys, channels });

/** The news of a Karigar, where it still concerns them. */
async function newsAgain(
  db: Database,
  { facts, messenger: { channels } }: Repeating,
  { sent, event }: Pick<Wish, 'sent' | 'event'>,
): Promise<NewMessage[]> {
  const news = karigarNewsOf(event).find(({ kind }) => kind === sent.template);
  const { userId } = sent;
  if (!news || !userId) return [];
  const booking = await findBooking(db, event.subject);
  if (booking && isFinished(booking.status) && isAboutPlan(news.kind)) return [];
  const about = await aboutNews(db, booking, (await facts.places()).pincodes, event);
  const karigarId = await findKarigarAtWork(db, userId);
  const people =
    karigarId === undefined ? [{ userId, active: true }] : await listKarigarPeople(db, [karigarId]);
  const told = await stillConcerned(db, news.kind, people, about.bookingId);
  return karigarMessages(
    event,
    told.map((one) => ({ userId: one.userId, kind: news.kind, params: about })),
    { recipients: await findRecipients(db, [userId]), pushes: [], channels },
  );
}
