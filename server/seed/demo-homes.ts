import type { Address } from '#contract/fields/address.ts';
import { newId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { cast } from './cast.ts';

const mumbai = { city: 'Mumbai', state: 'Maharashtra', landmark: '' };

/** Homes of the demonstration customers: in invented societies, within Ravi's reach. */
const homes: readonly { readonly userId: string; readonly address: Address }[] = [
  {
    userId: cast.asha.id,
    address: {
      ...mumbai,
      street: 'Old Nagardas Road',
      pincode: '400069',
      society: 'Sahyadri Heights CHS Ltd',
      wing: 'B',
      flat: '702',
    },
  },
  {
    userId: cast.imran.id,
    address: {
      ...mumbai,
      street: 'J P Road',
      pincode: '400058',
      society: 'Gulmohar Residency',
      wing: 'East',
      flat: '304',
    },
  },
];

/** Saved for them, so that somebody who tries the product need not invent an address. */
export async function sowDemoHomes(db: Database, now: Instant): Promise<void> {
  const rows = homes.map((home) => ({ ...home, id: newId(now) }));
  await db.query(
    `insert into saved_addresses (id, user_id, label, address, saved_at)
      select home.id, u.id, 'home', home.address, $2
        from jsonb_to_recordset($1::jsonb) home (id uuid, "userId" uuid, address jsonb)
          join users u on u.id = home."userId"
      on conflict do nothing`,
    [JSON.stringify(rows), new Date(now)],
  );
}
