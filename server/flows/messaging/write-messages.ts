import type { Clock } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { paidOf } from '#server/modules/booking/instalments.ts';
import { findBooking, listInstalments } from '#server/modules/booking/store.ts';
import { findRecipient, type Recipient } from '#server/modules/identity/recipient-store.ts';
import type { Channel, Contents } from '#server/modules/messaging/message.ts';
import { recordMessage } from '#server/modules/messaging/store.ts';
import { listSubscriptions } from '#server/modules/messaging/subscription-store.ts';
import { waysFor } from '#server/modules/messaging/ways.ts';
import { notificationsOf } from '#server/modules/notification/notifications-of.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';

/** An event of a booking, as the outbox hands it on. */
export type BookingEvent = {
  readonly id: number;
  readonly type: string;
  readonly subject: string;
  readonly data: Readonly<Record<string, unknown>>;
};

type House = {
  readonly pool: Pool;
  readonly now: Clock;
  readonly keys: Keys;
  readonly messenger: { readonly channels: readonly Channel[] };
};

/**
 * Writes down what a customer is sent of an event: what the bell says, by every way that leads to him. Told twice of the
 * same event he is written to once.
 */
export async function writeMessages(house: House, event: BookingEvent): Promise<void> {
  const kinds = notificationsOf(event.type, event.data);
  if (kinds.length === 0) return;
  const now = house.now();
  await transaction(house.pool, async (db) => {
    const booking = await findBooking(db, event.subject);
    const recipient = booking && (await findRecipient(db, booking.userId));
    if (!booking || !recipient) return;
    const { language } = recipient;
    const params = await paramsOf(db, booking, recipient, event);
    const pushes = house.messenger.channels.includes('push')
      ? await listSubscriptions(db, booking.userId)
      : [];
    for (const kind of kinds) {
      const told = { template: kind, language };
      for (const { channel, to, instead } of waysFor(kind, recipient, house.messenger.channels)) {
        const shown = channel === 'email' ? params.whole : params.brief;
        const key = `event ${event.id} ${kind} ${channel}`;
        await recordMessage(
          db,
          house.keys,
          { ...told, channel, to, instead, params: shown, key },
          now,
        );
      }
      for (const { id, ...address } of pushes) {
        const key = `event ${event.id} ${kind} push ${id}`;
        const to = JSON.stringify(address);
        await recordMessage(
          db,
          house.keys,
          { ...told, channel: 'push', to, params: params.brief, key },
          now,
        );
      }
    }
  });
}

type Params = Contents['params'];

/** A number that is only claimed may be a stranger's: he must not learn where somebody lives. */
async function paramsOf(
  db: Database,
  booking: Booking,
  recipient: Recipient,
  { data }: BookingEvent,
): Promise<{ whole: Params; brief: Params }> {
  const { street, landmark, city, pincode } = booking.address;
  const area = `${city} ${pincode}`;
  const whole: Params = {
    name: recipient.fullName ?? booking.name,
    reference: booking.reference,
    serviceSlug: booking.serviceSlug,
    serviceName: booking.serviceName,
    option: booking.option ?? '',
    startsAt: booking.startsAt,
    address: [street, landmark, area].filter(Boolean).join(', '),
    pricePaise: booking.pricePaise,
    paidPaise: paidOf(await listInstalments(db, booking.id)),
    paymentMethod: booking.paymentMethod,
    ...amountsOf(data),
    // The name under which the bank knows the refund.
    refundReference: String(data.gatewayReference ?? ''),
  };
  return { whole, brief: recipient.mobileProven ? whole : { ...whole, address: area } };
}

/** What the event itself says of money. */
const amountsOf = (data: BookingEvent['data']): Params =>
  Object.fromEntries(
    ['amountPaise', 'feePaise', 'refundPaise'].flatMap((name) =>
      typeof data[name] === 'number' ? [[name, data[name]]] : [],
    ),
  );
