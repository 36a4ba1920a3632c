import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** The person that a Karigar is; one of the roster's need not have an account. */
export type KarigarPerson = {
  readonly karigarId: number;
  readonly userId: string;
  readonly active: boolean;
};

const selectPeople = statement<[number[]], KarigarPerson>({
  name: 'list-karigar-people',
  text: `select id as "karigarId", user_id as "userId", active from karigars
    where id = any($1) and user_id is not null order by id`,
});

export const listKarigarPeople = (
  db: Database,
  karigarIds: readonly number[],
): Promise<KarigarPerson[]> => selectPeople.run(db, [[...karigarIds]]);
