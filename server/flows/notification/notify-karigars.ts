import type { Channel } from '#contract/channels.ts';
import type { Clock, Instant } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { listKarigarPeople } from '#server/modules/availability/karigar-people-store.ts';
import { findBookings } from '#server/modules/booking/store.ts';
import { findRecipients } from '#server/modules/identity/recipient-store.ts';
import { listFormerContacts } from '#server/modules/identity/undo-store.ts';
import { recordMessages } from '#server/modules/messaging/store.ts';
import { isFurtherSentence } from '#server/modules/notification/deferred-notification.ts';
import { type KarigarNews, karigarNewsOf } from '#server/modules/notification/karigar-news-of.ts';
import { recordNotifications } from '#server/modules/notification/store.ts';
import { karigarTopic } from '#server/modules/visit/topics.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { aboutNews, type NewsParams } from '../steps/messaging/about-news.ts';
import { karigarMessages, ringsAt } from '../steps/messaging/karigar-messages.ts';
import { listLiveSubscriptions } from '../steps/messaging/list-live-subscriptions.ts';
import { type NotifiedKarigar, stillConcerned } from '../steps/messaging/still-concerned.ts';
import { hadAccepted } from './steps/had-accepted.ts';
import { ringOffers } from './steps/ring-offers.ts';

/** An event as the outbox hands it on. */
export type NewsEvent = {
  readonly id: number;
  readonly type: string;
  readonly subject: string;
  readonly at: Instant;
  readonly data: Readonly<Record<string, unknown>>;
};

export type NewsDeps = {
  readonly pool: Pool;
  readonly now: Clock;
  readonly keys: Keys;
  readonly facts: Pick<AppCache, 'places'>;
  readonly messenger: { readonly channels: readonly Channel[] };
};

/** A person who is told, and the values that fill the words. */
export type Told = {
  readonly userId: string;
  readonly kind: KarigarNews['kind'];
  readonly params: NewsParams;
};

/**
 * Those who do the work hear of what concerns them while their app is closed: it stands in their list at once, and goes
 * out by every way that leads to them, by night only what cannot wait. Safe to repeat: told twice of an event they hear
 * once. Answers whose apps have something new, and when to come back for what does not ring yet.
 */
export async function notifyKarigars(deps: NewsDeps, event: NewsEvent): Promise<Turn> {
  const all = karigarNewsOf(event);
  if (all.length === 0) return { topics: [] };
  const { pincodes } = await deps.facts.places();
  return transaction(deps.pool, async (db) => {
    const booking = (await findBookings(db, [event.subject])).get(event.subject);
    const about = await aboutNews(db, booking, pincodes, event);
    const turns: Turn[] = [];
    for (const news of all) turns.push(await notifyOne(db, deps, event, { news, about }));
    const later = turns.flatMap(({ againAt }) => againAt ?? []);
    const topics = turns.flatMap((one) => one.topics);
    return later.length > 0 ? { topics, againAt: Math.min(...later) } : { topics };
  });
}

type Turn = { readonly topics: readonly string[]; readonly againAt?: Instant };

async function notifyOne(
  db: Database,
  { now: clock, keys, messenger: { channels } }: NewsDeps,
  event: NewsEvent,
  { news, about }: { readonly news: KarigarNews; readonly about: NewsParams },
): Promise<Turn> {
  const now = clock();
  const people = await whoIsTold(db, news, event);
  if (people.length === 0) return { topics: [] };
  const userIds = people.map(({ userId }) => userId);
  const recipients = await findRecipients(db, userIds);
  const wanting = channels.includes('push') ? userIds : [];
  const pushes = await listLiveSubscriptions(db, wanting, 'karigar', now);
  const write = async (told: readonly Told[]) => {
    const ways = isFurtherSentence(event) ? [] : channels;
    const formerMobiles = news.kind === 'payee-changed' ? await formerOf(db, userIds, now) : [];
    const post = { recipients, pushes, channels: ways, formerMobiles };
    const messages = karigarMessages(event, told, post);
    if (messages.length > 0) await recordMessages(db, keys, messages, now);
  };
  if (news.kind === 'offer' || news.kind === 'urgent-offer') {
    const { told, ...turn } = await ringOffers(db, { event, people, about, pushes, now });
    await write(told);
    return { topics: [], ...turn };
  }
  const told = userIds.map((userId) => ({ userId, kind: news.kind, params: about }));
  const notice = { eventId: event.id, at: event.at, app: 'karigar' } as const;
  // The sentence itself, or what operations say of the area, stands with its visit; the list says only that there is one.
  const { sentence: _, untilAt: __, message: ___, ...params } = about;
  const kept = isFurtherSentence(event) ? [] : told;
  await recordNotifications(
    db,
    kept.map((one) => ({ ...one, params, ...notice })),
  );
  const topics = people.flatMap(({ karigarId }) => karigarId ?? []).map(karigarTopic);
  const at = ringsAt(news.kind, about, now);
  if (at > now) return { topics, againAt: at };
  const waited = ringsAt(news.kind, about, event.at) > event.at;
  const stillTold = waited ? await stillConcerned(db, news.kind, people, about.bookingId) : people;
  const heard = new Set(stillTold.map(({ userId }) => userId));
  await write(told.filter(({ userId }) => heard.has(userId)));
  return { topics };
}

/** It is news of one Karigar: a thief may have taken the mobile that the account has now. */
const formerOf = async (
  db: Database,
  [userId]: readonly string[],
  now: Instant,
): Promise<readonly string[]> =>
  userId === undefined ? [] : (await listFormerContacts(db, userId, now)).mobiles;

/** Only those who had said yes hear of a visit that was moved: to the others it was never theirs. */
async function whoIsTold(
  db: Database,
  { kind, karigarIds, userId }: KarigarNews,
  { subject, data }: NewsEvent,
): Promise<NotifiedKarigar[]> {
  if (userId !== undefined) return [{ userId, active: true }];
  const ids =
    kind === 'visit-moved'
      ? await hadAccepted(db, subject, Number(data.before), karigarIds)
      : karigarIds;
  return listKarigarPeople(db, ids);
}
