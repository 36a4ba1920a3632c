import type { Rate } from '#contract/rate-card.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { lockWhole } from '#server/platform/database/locks.ts';
import { statement } from '#server/platform/database/statement.ts';

/** Two files follow each other: neither takes half of the other's rows away. */
export const lockRateCards = (db: Database): Promise<unknown> => lockWhole(db, 'rate-cards');

export const findRateCard = (db: Database, serviceId: number): Promise<Rate[]> =>
  selectCard.run(db, [serviceId]);

/** Replaces the whole card of a service. */
export async function recordRateCard(
  db: Database,
  serviceId: number,
  rates: readonly Rate[],
): Promise<void> {
  await dropCard.run(db, [serviceId]);
  await insertCard.run(db, [serviceId, JSON.stringify(rates)]);
}

const selectCard = statement<[number], Rate>({
  name: 'rate-card-find',
  text: `select key, kind, unit, price_paise as "pricePaise", picture, names
    from rate_card_rows where service_id = $1 order by position`,
});

const dropCard = statement<[number]>({
  name: 'rate-card-drop',
  text: 'delete from rate_card_rows where service_id = $1',
});

const insertCard = statement<[number, string]>({
  name: 'rate-card-record',
  text: `insert into rate_card_rows (service_id, key, position, kind, unit, price_paise, picture, names)
    select $1, row ->> 'key', place, row ->> 'kind', row ->> 'unit', (row ->> 'pricePaise')::bigint, row ->> 'picture', row -> 'names'
    from jsonb_array_elements($2::jsonb) with ordinality rates (row, place)`,
});
