import type { Channel } from '#contract/channels.ts';
import { homeOf } from '#contract/fields/address.ts';
import type { Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { findBookings } from '#server/modules/booking/store.ts';
import { listTextsOf } from '#server/modules/case/store.ts';
import { findRecipients, type Recipient } from '#server/modules/identity/recipient-store.ts';
import type { Contents } from '#server/modules/messaging/message.ts';
import type { NewMessage } from '#server/modules/messaging/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { listLiveSubscriptions } from '../../steps/messaging/list-live-subscriptions.ts';
import { saidOf, sentenceOf } from '../../steps/messaging/sentence-of.ts';
import { customerMessages } from './customer-messages.ts';
import { type PaidSoFar, readPaidSoFar } from './read-paid-so-far.ts';
import { startCodeMessages } from './start-code-messages.ts';

/** An event of a booking, as the outbox hands it on. */
export type BookingEvent = {
  readonly id: number;
  readonly type: string;
  readonly subject: string;
  readonly data: Readonly<Record<string, unknown>>;
};

/** The messages of these events to customers, by every way that leads to them, as things stand now. */
export async function messagesOfEvents(
  db: Database,
  { keys, channels }: { readonly keys: Keys; readonly channels: readonly Channel[] },
  news: readonly BookingEvent[],
  now: Instant,
): Promise<NewMessage[]> {
  const bookings = await findBookings(db, unique(news.map(({ subject }) => subject)));
  const ownerOf = ({ subject, data }: BookingEvent): string | undefined =>
    bookings.get(subject)?.userId ?? (isOfAccount(data) ? String(data.userId) : undefined);
  const userIds = unique(news.flatMap((event) => ownerOf(event) ?? []));
  const recipients = await findRecipients(db, userIds);
  const stepIds = news.flatMap(({ data }) =>
    typeof data.caseKind === 'string' && typeof data.stepId === 'string' ? [data.stepId] : [],
  );
  const said = await listTextsOf(db, stepIds);
  const paidSoFar = await readPaidSoFar(db, bookings, now);
  const wanting = channels.includes('push') ? userIds : [];
  const pushes = await listLiveSubscriptions(db, wanting, 'customer', now);
  const messages = news.flatMap((event) => {
    const booking = bookings.get(event.subject);
    const owner = ownerOf(event);
    const recipient = owner === undefined ? undefined : recipients.get(owner);
    if (owner === undefined || !recipient) return [];
    const params = booking
      ? paramsOf(booking, recipient, event, paidSoFar(booking))
      : isPayout(event.data)
        ? paramsOfPayout(recipient, event)
        : paramsOfCase(recipient, event, said);
    const own = pushes.filter(({ userId }) => userId === owner);
    return customerMessages(event, { ...recipient, userId: owner }, params, own, { channels, now });
  });
  if (channels.includes('sms'))
    messages.push(...(await startCodeMessages(db, keys, news, recipients)));
  return messages;
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];
type Params = Contents['params'];

function paramsOf(
  booking: Booking,
  recipient: Recipient,
  { data }: BookingEvent,
  paid: PaidSoFar,
): { whole: Params; brief: Params } {
  const { landmark, city, pincode } = booking.address;
  const area = `${city} ${pincode}`;
  const whole: Params = {
    name: recipient.fullName ?? booking.name,
    bookingId: booking.id,
    reference: booking.reference,
    serviceSlug: booking.serviceSlug,
    serviceName: booking.serviceName,
    option: booking.option ?? '',
    ...timeOf(booking, data),
    address: [homeOf(booking.address), landmark, area].filter(Boolean).join(', '),
    pricePaise: booking.pricePaise,
    ...paid,
    ...amountsOf(data),
    ...(typeof data.caseNumber === 'string' && { caseNumber: data.caseNumber }),
    ...(typeof data.nobodyCameFrom === 'number' && { answerBy: data.nobodyCameFrom }),
    ...sentenceOf(data),
    ...saidOf(data, recipient.language),
    // The name under which the bank knows the refund.
    refundReference: String(data.gatewayReference ?? ''),
  };
  // A lock screen must not tell a person who picks the telephone up where somebody lives.
  return { whole, brief: recipient.mobileProven ? whole : { ...whole, address: area } };
}

/** Once the work has begun, the visit that it is about, and how many are left with it. */
const timeOf = (booking: Booking, { startsAt, days }: BookingEvent['data']): Params =>
  booking.status === 'in_progress' && typeof startsAt === 'number'
    ? { startsAt, ...(typeof days === 'number' && { days }) }
    : { startsAt: booking.startsAt, days: booking.days };

/** A payout is of no booking. */
const isPayout = (data: BookingEvent['data']): boolean => typeof data.payoutId === 'string';

/** Case events have notices of their own, even when the case is about a booking. */
const isOfAccount = (data: BookingEvent['data']): boolean =>
  isPayout(data) || (typeof data.caseKind === 'string' && typeof data.userId === 'string');

/** An answer goes out in the words in which it was written. */
function paramsOfCase(
  recipient: Recipient,
  { data }: BookingEvent,
  said: ReadonlyMap<string, string>,
) {
  const answerBy = data.acknowledgeBy ?? data.resolveBy;
  const params: Params = {
    name: recipient.fullName ?? '',
    caseNumber: String(data.caseNumber),
    said: said.get(String(data.stepId)) ?? '',
    ...(typeof answerBy === 'number' && { answerBy }),
  };
  return { whole: params, brief: params };
}

function paramsOfPayout(recipient: Recipient, { data }: BookingEvent) {
  const params: Params = {
    name: recipient.fullName ?? '',
    ...{ ...amountsOf(data), refundReference: String(data.bankReference ?? '') },
  };
  return { whole: params, brief: params };
}

/** The amounts that the event itself names. */
const amountsOf = (data: BookingEvent['data']): Params =>
  Object.fromEntries(
    ['amountPaise', 'feePaise', 'refundPaise', 'goodwillPaise'].flatMap((name) =>
      typeof data[name] === 'number' ? [[name, data[name]]] : [],
    ),
  );
