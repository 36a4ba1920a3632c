import { changeStaff as changePromise } from '#contract/ops/change-staff.ts';
import { inviteStaff as invitePromise } from '#contract/ops/invite-staff.ts';
import { listStaff as listPromise } from '#contract/ops/list-staff.ts';
import { takeFile as takePromise } from '#contract/ops/take-file.ts';
import { watchFile as watchPromise } from '#contract/ops/watch-file.ts';
import { accept } from '#kernel/outcome.ts';
import { changeStaff } from '#server/flows/staff/change-staff.ts';
import { inviteStaff } from '#server/flows/staff/invite-staff.ts';
import { takeFile } from '#server/flows/staff/take-file.ts';
import * as watching from '#server/flows/staff/watch-file.ts';
import { listFileWatchers } from '#server/views/file-watchers.ts';
import { listStaff } from '#server/views/staff.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Routes for the colleagues of operations. */
export const colleagueAnswers: readonly Answer[] = [
  answer(listPromise, async (_input, { db, now }) => accept(await listStaff(db, now))),
  answer(invitePromise, (input, { world, person, now }) =>
    inviteStaff(world, { ...input, by: person.id }, now),
  ),
  answer(changePromise, (input, { db, person, now }) =>
    changeStaff(db, { ...input, by: person.id }, now),
  ),
  answer(takePromise, async (input, { db, person, now }) =>
    accept(await takeFile(db, { ...input, by: person.id }, now)),
  ),
  answer(watchPromise, async (input, { db, world, person, staff, now }) => {
    const me = { id: person.id, roles: staff.roles };
    const seen = await watching.watchFile(world.pool, input, me, now);
    if (!seen.ok) return seen;
    const since = now - watching.FILE_WATCHED_FOR;
    return accept({ others: await listFileWatchers(db, { ...input, me: me.id, since }) });
  }),
];
