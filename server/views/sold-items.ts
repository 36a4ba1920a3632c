import type { readBooking } from '#contract/customer/read-booking.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type SoldItems = NonNullable<OutputOf<typeof readBooking>['sold']>;

/** Reads what a booking was sold as, with the prices and words of the version that was sold that day. */
export const readSoldItems = (db: Database, bookingId: string): Promise<SoldItems | undefined> =>
  selectSold.first(db, [bookingId]);

const selectSold = statement<[string], SoldItems>({
  name: 'view-sold-items',
  text: `select coalesce(o.price_paise, v.price_paise) as "basePaise",
      coalesce((select jsonb_agg(jsonb_build_object('key', item ->> 'key', 'pricePaise', item -> 'pricePaise')
            order by array_position(string_to_array(b.option_key, '.'), item ->> 'key'))
          from jsonb_array_elements(coalesce(v.choices, '[]')) choice
            cross join jsonb_array_elements(choice -> 'items') item
          where item ->> 'key' = any (string_to_array(b.option_key, '.'))), '[]') as items,
      coalesce((select jsonb_object_agg(said.key, said.value -> 'keepReady') from jsonb_each(v.page) said
          where said.value ? 'keepReady'), '{}') as "keepReady"
    from bookings b
      join service_versions v on v.service_id = b.service_id and v.version = version_sold(b.service_id, b.created_at)
      left join service_options o on o.service_id = v.service_id and o.version = v.version
        and o.key = split_part(b.option_key, '.', 1)
    where b.id = $1`,
});
