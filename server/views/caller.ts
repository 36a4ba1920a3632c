import type { Channel } from '#contract/channels.ts';
import type { Address } from '#contract/fields/address.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { findCaller as promise } from '#contract/ops/find-caller.ts';
import type { Lang } from '#kernel/languages.ts';
import {
  type Contacts,
  type DeliveryAddress,
  waysFor,
} from '#server/modules/messaging/delivery-addresses.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { listOwed } from './owed.ts';

/** The account that a booking for this mobile would belong to, and the places they are known to book for. */
export async function readCaller(db: Database, mobile: string): Promise<OutputOf<typeof promise>> {
  const rows = await selectAccounts.run(db, [mobile]);
  const mine = rows.find((one) => one.mobileProven) ?? rows.find((one) => one.forCaller);
  const claimedElsewhere = rows.some((one) => !one.mobileProven && !one.forCaller);
  if (!mine) return { customer: null, places: [], claimedElsewhere };
  const { forCaller: _, ...customer } = mine;
  const places = await selectPlaces.run(db, [mine.id]);
  const unpaid = (await listOwed(db, mine.id)).length;
  return {
    customer: { ...customer, unpaid, name: shownTo('operations', 'customer.name', customer.name) },
    places: distinct(places.map(({ address }) => shownTo('operations', 'caller.address', address))),
    claimedElsewhere,
  };
}

type Place = OutputOf<typeof promise>['places'][number];

/** Two homes of one society are one place. */
const distinct = (places: readonly Place[]): Place[] => [
  ...new Map(places.map((one) => [`${one.pincode} ${one.society}`, one])).values(),
];

/** Channels by which a caller hears of a booking made for them. */
export const toldBy = (
  contacts: Contacts,
  firm: boolean,
  channels: readonly Channel[],
): DeliveryAddress['channel'][] =>
  waysFor(firm ? 'booking-confirmed' : 'booking-to-confirm', contacts, channels).map(
    ({ channel }) => channel,
  );

type Row = {
  readonly id: string;
  readonly name: string | null;
  readonly language: Lang;
  readonly mobileProven: boolean;
  readonly closed: boolean;
  readonly bookings: number;
};

const selectAccounts = statement<[string], Row & { readonly forCaller: boolean }>({
  name: 'view-caller',
  text: `select u.id, u.full_name as name, u.language, u.mobile_proven_at is not null as "mobileProven",
      u.made_for_caller_at is not null as "forCaller", u.disabled_at is not null as closed,
      (select count(*)::int from bookings b where b.user_id = u.id) as bookings
    from users u where u.mobile = $1 order by u.mobile_proven_at is null, u.created_at limit 20`,
});

const selectPlaces = statement<[string], { address: Address }>({
  name: 'view-caller-places',
  text: `select address from (
      select distinct on (known.address) known.address, known.at from (
        select b.address, b.created_at as at from bookings b where b.user_id = $1
        union all
        select s.address, s.saved_at from saved_addresses s where s.user_id = $1
      ) known order by known.address, known.at desc
    ) places order by at desc limit 6`,
});
