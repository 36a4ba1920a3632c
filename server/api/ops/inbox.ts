import { closeInboxItem } from '#contract/ops/close-inbox-item.ts';
import { kindsFor } from '#contract/ops/inbox-roles.ts';
import { listCallBacks } from '#contract/ops/list-call-backs.ts';
import { listInbox } from '#contract/ops/list-inbox.ts';
import { noteInboxItem } from '#contract/ops/note-inbox-item.ts';
import { openCallBack } from '#contract/ops/open-call-back.ts';
import { readInboxItem } from '#contract/ops/read-inbox-item.ts';
import { releaseInboxItem } from '#contract/ops/release-inbox-item.ts';
import { takeInboxItem } from '#contract/ops/take-inbox-item.ts';
import { watchInbox } from '#contract/ops/watch-inbox.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { closeItem } from '#server/flows/inbox/close-item.ts';
import { noteItem } from '#server/flows/inbox/note-item.ts';
import { releaseItem } from '#server/flows/inbox/release-item.ts';
import { takeItem } from '#server/flows/inbox/take-item.ts';
import { INBOX_TOPIC } from '#server/modules/inbox/topic.ts';
import { DAY_TOPIC } from '#server/modules/visit/topics.ts';
import { listCallBacks as listLeads, openCallBack as openLead } from '#server/views/call-backs.ts';
import * as views from '#server/views/inbox.ts';
import { isStaffAlive } from '#server/views/live-session.ts';
import { etagOf } from '../http/etag-of.ts';
import { type Answer, answer, answerWithStream } from '../http/mount-routes.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Every screen of sixty people, with several windows each. */
const MOST_SCREENS = 300;

/** Routes of the inbox of operations; every change is shown on all screens within a second. */
export const inboxAnswers: readonly Answer[] = [
  answer(listInbox, (input, { db, person, staff }) =>
    views.listInbox(db, { ...input, me: person.id, kinds: kindsFor(staff.roles) }),
  ),
  answerWithStream(watchInbox, (_input, { world, db, session, staff, caller }) => {
    const { roles } = staff;
    const kinds = kindsFor(roles);
    const stream = world.live.open({
      topic: INBOX_TOPIC,
      name: 'inbox',
      sharedAs: [INBOX_TOPIC, ...roles.toSorted()].join(' '),
      nudges: DAY_TOPIC,
      most: MOST_SCREENS,
      lastId: caller.lastEventId,
      mayWatch: () => isStaffAlive(db, session.tokenHash, world.now(), roles),
      read: async () => {
        const data = await views.readInboxNow(db, kinds);
        return { id: etagOf(data), data };
      },
    });
    return stream ? accept(stream) : refuse('too-many-requests', { retryAfterSeconds: 60 });
  }),
  answer(readInboxItem, async ({ id }, context) => {
    const found = await ownItem(id, context);
    return found ? accept(found) : refuse('inbox-item-not-found');
  }),
  answer(takeInboxItem, async (input, context) => {
    if (!(await ownItem(input.id, context))) return refuse('inbox-item-not-found');
    const outcome = await takeItem(context.db, { ...input, by: context.person.id }, context.now);
    return changed(outcome, input.id, context);
  }),
  answer(releaseInboxItem, async (input, context) => {
    if (!(await ownItem(input.id, context))) return refuse('inbox-item-not-found');
    const outcome = await releaseItem(context.db, { ...input, by: context.person.id }, context.now);
    return changed(outcome, input.id, context);
  }),
  answer(closeInboxItem, async (input, context) => {
    if (!(await ownItem(input.id, context))) return refuse('inbox-item-not-found');
    const outcome = await closeItem(context.db, { ...input, by: context.person.id }, context.now);
    return changed(outcome, input.id, context);
  }),
  answer(noteInboxItem, async (input, context) => {
    const { db, world, person, now } = context;
    if (!(await ownItem(input.id, context))) return refuse('inbox-item-not-found');
    const outcome = await noteItem(db, { ...input, by: person.id }, now);
    if (!outcome.ok) return outcome;
    await world.live.tell([INBOX_TOPIC]);
    const found = await views.readInboxItem(db, input.id);
    return found ? accept({ steps: found.steps }) : refuse('inbox-item-not-found');
  }),
  answer(listCallBacks, (input, { db }) => listLeads(db, input)),
  answer(openCallBack, ({ id }, { db }) => openLead(db, id)),
];

type Asking = Pick<RequestContext<'ops'>, 'db' | 'staff'>;

/** An item that the roles of whoever asks can do something about; of any other it is not said that it exists. */
async function ownItem(id: string, { db, staff }: Asking) {
  const found = await views.readInboxItem(db, id);
  return found && kindsFor(staff.roles).includes(found.item.kind) ? found : undefined;
}

/** Everybody else hears of it at once; whoever has done it reads how it stands now. */
async function changed<Code extends string>(
  outcome: Outcome<unknown, Code>,
  id: string,
  { db, world }: Pick<RequestContext<'ops'>, 'db' | 'world'>,
) {
  if (!outcome.ok) return outcome;
  await world.live.tell([INBOX_TOPIC]);
  const found = await views.readInboxItem(db, id);
  return found ? accept({ item: found.item }) : refuse('inbox-item-not-found');
}
