import { dateInIndia, type Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { fingerprint, type Keys } from '#server/platform/secrets/keys.ts';

const spend = statement<[string, string, number]>({
  name: 'messaging-spend-budget',
  text: `insert into news_of_days as kept (destination, on_day, messages) values ($1, $2, 1)
    on conflict (on_day, destination) do update set messages = kept.messages + 1 where kept.messages < $3`,
});

/** Whether there was room for one more to there today; counted in the same statement, whoever else is sending. */
export const recordWithinBudget = async (
  db: Database,
  keys: Keys,
  { to, most }: { readonly to: string; readonly most: number },
  now: Instant,
): Promise<boolean> => {
  const destination = fingerprint(keys, `news ${to.toLowerCase()}`);
  return (await spend.count(db, [destination, dateInIndia(now), most])) === 1;
};

const spendOfTotal = statement<[string, string, number], { messages: number }>({
  name: 'messaging-spend-total-budget',
  text: `insert into messages_of_days as kept (channel, on_day, messages) values ($1, $2, 1)
    on conflict (on_day, channel) do update set messages = kept.messages + 1 where kept.messages < $3
    returning messages`,
});

/** How many have gone by that channel today with this one; nothing where there was no room for it. */
export const countOfTotal = async (
  db: Database,
  { channel, most }: { readonly channel: string; readonly most: number },
  now: Instant,
): Promise<number | undefined> =>
  (await spendOfTotal.first(db, [channel, dateInIndia(now), most]))?.messages;

const deleteTotals = statement<[string]>({
  name: 'messaging-erase-total-budgets',
  text: 'delete from messages_of_days where on_day < $1',
});

const removeOld = statement<[string]>({
  name: 'messaging-erase-budgets',
  text: 'delete from news_of_days where on_day < $1',
});

export async function deleteNewsOfDays(db: Database, before: Instant): Promise<number> {
  const day = dateInIndia(before);
  return (await removeOld.count(db, [day])) + (await deleteTotals.count(db, [day]));
}
