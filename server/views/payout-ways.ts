import type { OutputOf } from '#contract/operation.ts';
import type { previewPayout as promise } from '#contract/ops/preview-payout.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Ways = Pick<OutputOf<typeof promise>, 'userId' | 'name' | 'destinations'>;

/** The UPI ids at which somebody can be paid out of our own pocket, the latest confirmed first. */
export async function readPayoutWays(db: Database, userId: string): Promise<Ways | undefined> {
  const person = await selectPerson.first(db, [userId]);
  if (!person) return undefined;
  const destinations = await selectDestinations.run(db, [userId]);
  return {
    userId,
    name: shownTo('operations', 'customer.name', person.name),
    destinations: destinations.map((one) => ({
      ...one,
      upiId: shownTo('operations', 'customer.payee', one.upiId),
    })),
  };
}

const selectPerson = statement<[string], Pick<Ways, 'name'>>({
  name: 'view-person-to-pay',
  text: 'select full_name as name from users where id = $1',
});

const selectDestinations = statement<[string], Ways['destinations'][number]>({
  name: 'view-payout-ways',
  text: `select id, upi_id as "upiId", holder_name as "holderName" from payout_destinations
    where user_id = $1 and confirmed_at is not null and upi_id is not null order by confirmed_at desc`,
});
