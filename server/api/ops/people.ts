import { openPerson as openPromise } from '#contract/ops/open-person.ts';
import { openPerson } from '#server/views/opened-person.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Routes to everything known of a person; each opening has a reason and is written down. */
export const peopleAnswers: readonly Answer[] = [
  answer(openPromise, ({ id }, { world, db }) => openPerson({ db, keys: world.keys }, id)),
];
