import { dropView as dropPromise } from '#contract/ops/drop-view.ts';
import { listViews as listPromise } from '#contract/ops/list-views.ts';
import { saveView as savePromise } from '#contract/ops/save-view.ts';
import { accept } from '#kernel/outcome.ts';
import { dropView } from '#server/flows/staff/drop-view.ts';
import { saveView } from '#server/flows/staff/save-view.ts';
import { listViews } from '#server/views/saved-views.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Filters that each colleague saves for themselves. */
export const savedViewAnswers: readonly Answer[] = [
  answer(listPromise, async (_input, { db, person }) => accept(await listViews(db, person.id))),
  answer(savePromise, async (view, { db, person }) => {
    const outcome = await saveView(db, { ...view, userId: person.id });
    return outcome.ok ? accept(await listViews(db, person.id)) : outcome;
  }),
  answer(dropPromise, async ({ name }, { db, person }) => {
    await dropView(db, { userId: person.id, name });
    return accept(await listViews(db, person.id));
  }),
];
