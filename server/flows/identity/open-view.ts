import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { viewAsCustomer as promise } from '#contract/ops/view-as-customer.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import { lockClosable } from '#server/modules/identity/closure-store.ts';
import { TICKET_LASTS, VIEW_LASTS } from '#server/modules/identity/session-life.ts';
import { recordView } from '#server/modules/identity/session-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { newToken } from '#server/platform/secrets/token.ts';

type Opened = Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>;
type Viewer = Pick<InputOf<typeof promise>, 'userId'> & {
  readonly by: string;
  readonly origin: string;
};

/** A ticket to look as a customer: the address that turns it into the look works once, in the browser that opens it. */
export const openView = (
  pool: Pool,
  { userId, by, origin }: Viewer,
  now: Instant,
): Promise<Opened> =>
  transaction(pool, async (db): Promise<Opened> => {
    if (!(await lockClosable(db, userId))) return refuse('person-not-found');
    const ticket = newToken();
    await recordView(db, { userId, ticket, by, until: now + TICKET_LASTS }, now);
    return accept({
      address: `${origin}/view-as/${ticket}`,
      endsAt: toIndiaIso(now + VIEW_LASTS),
    });
  });
