import type { Database } from '#server/platform/database/connect.ts';

export type Invariant = { readonly sentence: string; readonly holds: boolean };

/** What must be true after any load: nobody in two places, nothing acknowledged lost, not a paisa astray. */
export async function checkInvariants(
  db: Database,
  acknowledged: readonly string[],
): Promise<Invariant[]> {
  return Promise.all(
    Object.entries(QUESTIONS).map(async ([sentence, text]) => {
      const values = text.includes('$1') ? [acknowledged] : [];
      const { rows } = await db.query<{ wrong: number }>(text, values);
      return { sentence, holds: rows[0]?.wrong === 0 };
    }),
  );
}

/** Each counts what contradicts its sentence. */
const QUESTIONS: Readonly<Record<string, string>> = {
  'No Karigar is in two places, journeys included': `
    select count(*) as wrong from holds one join holds other
      on one.karigar_id = other.karigar_id and one.id < other.id
      and one.leave_at < other.ends_at and other.leave_at < one.ends_at`,
  'Every acknowledged booking is there': `
    select count(*) as wrong from unnest($1::uuid[]) acknowledged (id)
      where not exists (select from bookings where bookings.id = acknowledged.id)`,
  'No booking is there that was not acknowledged': `
    select count(*) as wrong from bookings
      where not exists (select from unnest($1::uuid[]) acknowledged (id) where acknowledged.id = bookings.id)`,
  'Every booking has the time of its whole team, and no time is taken for nobody': `
    select count(*) as wrong from bookings
      full join (select booking_id, count(*) as held from holds group by booking_id) team
        on team.booking_id = bookings.id
      left join services on services.id = bookings.service_id
      left join service_options o on o.service_id = bookings.service_id and o.key = bookings.option_key
      where held is distinct from coalesce(o.team_size, services.team_size)`,
  'Every booking has exactly one event that says it was placed': `
    select count(*) as wrong from bookings
      left join (
        select subject, count(*) as told from events where type = 'BookingPlaced' group by subject
      ) placed on placed.subject = bookings.id
      where told is distinct from 1`,
  "A booking's instalments add up to its price": `
    select count(*) as wrong from bookings
      left join (
        select booking_id, sum(amount_paise)::bigint as due from instalments group by booking_id
      ) parts on parts.booking_id = bookings.id
      where due is distinct from price_paise`,
  'The ledger sums to zero': `
    select coalesce(sum(amount_paise), 0)::bigint as wrong from ledger_lines`,
};
