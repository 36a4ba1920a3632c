import { openPerson as openPromise } from '#contract/ops/open-person.ts';
import { viewAsCustomer as viewPromise } from '#contract/ops/view-as-customer.ts';
import { openView } from '#server/flows/identity/open-view.ts';
import { openPerson } from '#server/views/opened-person.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Routes to everything known of a person; each opening has a reason and is written down. */
export const peopleAnswers: readonly Answer[] = [
  answer(viewPromise, ({ userId }, { world, person, now }) =>
    openView(world.pool, { userId, by: person.id, origin: world.sender.origin }, now),
  ),
  answer(openPromise, ({ id }, { world, db }) => openPerson({ db, keys: world.keys }, id)),
];
