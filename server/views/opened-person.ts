import type { OutputOf, RefusalOf } from '#contract/operation.ts';
import type { openPerson as promise } from '#contract/ops/open-person.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { listNamedPayees } from './named-payees.ts';
import { openForm } from './own-application.ts';

type Opened = OutputOf<typeof promise>;

const READER = 'operations-with-reason';

/** Somebody in full, for whoever of us has said why. */
export async function openPerson(
  { db, keys }: { readonly db: Database; readonly keys: Keys },
  userId: string,
): Promise<Outcome<Opened, RefusalOf<typeof promise>>> {
  const row = await selectPerson.first(db, [userId]);
  if (!row) return refuse('person-not-found');
  const { sealed, karigarId, fullName, mobile, email } = row;
  const whose = karigarId === null ? 'customer' : 'karigar';
  const named = karigarId === null ? [] : await listNamedPayees(db, keys, karigarId);
  return accept({
    fullName: shownTo(READER, `${whose}.name`, fullName),
    mobile: shownTo(READER, `${whose}.mobile`, mobile),
    email: shownTo(READER, `${whose}.email`, email),
    application: shownTo(
      READER,
      'karigar.home',
      (sealed && openForm(keys, userId, sealed)) ?? null,
    ),
    payees: named.map(({ id, payee }) => ({ id, ...shownTo(READER, 'karigar.payee', payee) })),
  });
}

type Row = Pick<Opened, 'fullName' | 'email' | 'mobile'> & {
  sealed: Buffer | null;
  karigarId: number | null;
};

const selectPerson = statement<[string], Row>({
  name: 'view-opened-person',
  text: `select u.full_name as "fullName", u.email, u.mobile, a.sealed, k.id as "karigarId"
    from users u left join karigar_applications a on a.user_id = u.id left join karigars k on k.user_id = u.id
    where u.id = $1`,
});
