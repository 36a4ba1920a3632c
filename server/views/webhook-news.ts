import { webhookEventOf } from '#contract/webhooks.ts';
import type { NewDelivery } from '#server/modules/webhook/delivery.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { DomainEvent } from '#server/platform/jobs/job.ts';

/**
 * News of these events for each address that wants it (an integrator's: of the bookings that they have placed), with the status of
 * each booking as it is now.
 */
export async function listWebhookNews(
  db: Database,
  events: readonly DomainEvent[],
): Promise<Omit<NewDelivery, 'id'>[]> {
  const told = events.flatMap(({ id, type, subject, at }) => {
    const name = webhookEventOf(type);
    return name === undefined ? [] : [{ id, name, subject, at }];
  });
  if (told.length === 0) return [];
  return selectNews.run(db, [
    told.map(({ id }) => id),
    told.map(({ name }) => name),
    told.map(({ subject }) => subject),
    told.map(({ at }) => new Date(at)),
  ]);
}

const selectNews = statement<[number[], string[], string[], Date[]], Omit<NewDelivery, 'id'>>({
  name: 'view-webhook-news',
  text: `select w.id as "webhookId", e.id as "eventId", e.type, b.id as "bookingId", b.reference, b.status,
      e.at as "happenedAt"
    from webhooks w
      join unnest($1::bigint[], $2::text[], $3::uuid[], $4::timestamptz[]) e (id, type, booking_id, at)
        on e.type = any (w.events) or 'own:' || e.type = any (w.events) and exists (
          select from events p where p.subject = e.booking_id and p.type = 'BookingPlaced'
            and p.actor = 'integrator:' || w.integrator_id)
      join bookings b on b.id = e.booking_id
    where w.off_at is null order by e.id`,
});
