import { closeAccount as closePromise } from '#contract/ops/close-account.ts';
import { decideAccountAppeal as accountAppealPromise } from '#contract/ops/decide-account-appeal.ts';
import { decideAccountPause as accountPausePromise } from '#contract/ops/decide-account-pause.ts';
import { decideKarigarAppeal as appealPromise } from '#contract/ops/decide-karigar-appeal.ts';
import { decideKarigarPause as decidePromise } from '#contract/ops/decide-karigar-pause.ts';
import { endSessionsOf as sessionsPromise } from '#contract/ops/end-sessions-of.ts';
import { listAccountPauses as accountPausesPromise } from '#contract/ops/list-account-pauses.ts';
import { listKarigarPauses as listPromise } from '#contract/ops/list-karigar-pauses.ts';
import { pauseKarigar as pausePromise } from '#contract/ops/pause-karigar.ts';
import { recordAccountAppeal as heardPromise } from '#contract/ops/record-account-appeal.ts';
import { reinstateKarigar as reinstatePromise } from '#contract/ops/reinstate-karigar.ts';
import { reopenAccount as reopenPromise } from '#contract/ops/reopen-account.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import { toIndiaIso } from '#kernel/time.ts';
import { closeAccount } from '#server/flows/identity/close-account.ts';
import { decideAccountAppeal } from '#server/flows/identity/decide-account-appeal.ts';
import { decideAccountPause } from '#server/flows/identity/decide-account-pause.ts';
import { endSessionsOf } from '#server/flows/identity/end-sessions-of.ts';
import { recordAccountAppeal } from '#server/flows/identity/record-account-appeal.ts';
import { reopenAccount } from '#server/flows/identity/reopen-account.ts';
import { decideKarigarAppeal } from '#server/flows/karigar/decide-karigar-appeal.ts';
import { decideKarigarPause } from '#server/flows/karigar/decide-karigar-pause.ts';
import { pauseKarigar } from '#server/flows/karigar/pause-karigar.ts';
import { reinstateKarigar } from '#server/flows/karigar/reinstate-karigar.ts';
import type { Pause } from '#server/modules/karigar/pausing.ts';
import { listOpenClosures } from '#server/views/account-closures.ts';
import { listReferences } from '#server/views/booking-references.ts';
import { listOpenPauses, toPauseView } from '#server/views/karigar-pauses.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Routes to pause Karigars and customers, with the colleague who does it. */
export const restrictionAnswers: readonly Answer[] = [
  answer(listPromise, async (_input, { db }) => accept(await listOpenPauses(db))),
  answer(pausePromise, async (input, { db, person, now }) =>
    shown(await pauseKarigar(db, { ...input, by: person.id }, now)),
  ),
  answer(decidePromise, async (input, { db, person, now }) =>
    shown(await decideKarigarPause(db, { ...input, by: person.id }, now)),
  ),
  answer(reinstatePromise, async (input, { db, person, now }) =>
    shown(await reinstateKarigar(db, { ...input, by: person.id }, now)),
  ),
  answer(appealPromise, async (input, { db, person, now }) =>
    shown(await decideKarigarAppeal(db, { ...input, by: person.id }, now)),
  ),
  answer(closePromise, async (input, { world, db, person, now }) => {
    const closed = await closeAccount(world, { ...input, by: person.id }, now);
    if (!closed.ok) return closed;
    const { aheadIds, ...told } = closed.value;
    const bookingsAhead = await listReferences(db, aheadIds);
    return accept({ closed: true as const, ...told, bookingsAhead });
  }),
  answer(reopenPromise, (input, { world, person, now }) =>
    reopenAccount(world, { ...input, by: person.id }, now),
  ),
  answer(accountPausesPromise, async (_input, { db }) => accept(await listOpenClosures(db))),
  answer(accountPausePromise, async (input, { world, person, now }) => {
    const decided = await decideAccountPause(world, { ...input, by: person.id }, now);
    if (!decided.ok) return decided;
    const { endsAt, readsIt } = decided.value;
    return accept({ readsIt, endsAt: endsAt === null ? null : toIndiaIso(endsAt) });
  }),
  answer(heardPromise, (input, { db, person, now }) =>
    recordAccountAppeal(db, { ...input, by: person.id }, now),
  ),
  answer(accountAppealPromise, (input, { world, person, now }) =>
    decideAccountAppeal(world, { ...input, by: person.id }, now),
  ),
  answer(sessionsPromise, (input, { db, person, now }) =>
    endSessionsOf(db, { ...input, by: person.id }, now),
  ),
];

const shown = <Code extends string>(outcome: Outcome<Pause, Code>) =>
  outcome.ok ? accept({ pause: toPauseView(outcome.value) }) : outcome;
