import type { readRateCard } from '#contract/karigar/read-rate-card.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { listRateCards as promise } from '#contract/ops/list-rate-cards.ts';
import type { Rate } from '#contract/rate-card.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** Every rate card, service by service. */
export const listRateCards = async (db: Database): Promise<OutputOf<typeof promise>> => ({
  rates: await selectAll.run(db, []),
});

/** The rate card of a visit, for the Karigar who leads it. */
export async function readRateCardOf(
  db: Database,
  userId: string,
  bookingId: string,
): Promise<Outcome<OutputOf<typeof readRateCard>, 'visit-not-found'>> {
  const row = await selectOfVisit.first(db, [userId, bookingId]);
  return row ? accept({ rates: row.rates }) : refuse('visit-not-found');
}

const selectAll = statement<[], Rate & { service: string }>({
  name: 'view-rate-cards',
  text: `select s.slug as service, r.key, r.kind, r.unit, r.price_paise as "pricePaise", r.picture, r.names
    from rate_card_rows r join services s on s.id = r.service_id order by s.slug, r.position`,
});

const selectOfVisit = statement<[userId: string, bookingId: string], { rates: Rate[] }>({
  name: 'view-rate-card-of-visit',
  text: `select (select coalesce(jsonb_agg(jsonb_build_object('key', r.key, 'kind', r.kind, 'unit', r.unit,
        'pricePaise', r.price_paise, 'picture', r.picture, 'names', r.names) order by r.position), '[]')
      from rate_card_rows r where r.service_id = b.service_id) as rates
    from led_visits l join bookings b on b.id = l.booking_id where l.karigar_user_id = $1 and l.booking_id = $2`,
});
