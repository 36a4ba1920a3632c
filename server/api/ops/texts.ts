import { draftText as draftPromise } from '#contract/ops/draft-text.ts';
import { dropTextDraft as dropPromise } from '#contract/ops/drop-text-draft.ts';
import { listTexts } from '#contract/ops/list-texts.ts';
import { publishText as publishPromise } from '#contract/ops/publish-text.ts';
import { textFacts } from '#contract/text-facts.ts';
import { accept } from '#kernel/outcome.ts';
import type { World } from '#server/app-context.ts';
import { TEXTS_CHANGED } from '#server/cache/keep-texts-known.ts';
import { draftText } from '#server/flows/text/draft-text.ts';
import { dropTextDraft } from '#server/flows/text/drop-text-draft.ts';
import { publishText } from '#server/flows/text/publish-text.ts';
import { listTextVersions } from '#server/views/texts.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Three languages of a long policy. */
const BODY_LIMIT = 512 * 1024;

/** Routes to draft and publish what customers read as help and as policies. */
export const textAnswers: readonly Answer[] = [
  answer(listTexts, async (_input, { db, now, world }) =>
    accept({ texts: await listTextVersions(db, now), gaps: gapsOf(world) }),
  ),
  answer(
    draftPromise,
    (input, { db, person, now, world }) =>
      draftText(db, { ...input, by: person.id, gaps: namesOf(world) }, now),
    { bodyLimitBytes: BODY_LIMIT },
  ),
  answer(dropPromise, (input, { db }) => dropTextDraft(db, input)),
  answer(publishPromise, async (input, { db, person, now, world }) => {
    const publication = { ...input, by: person.id, gaps: namesOf(world) };
    const outcome = await publishText(db, publication, now);
    if (!outcome.ok) return outcome;
    await world.facts.textsAnew();
    await world.live.tell([TEXTS_CHANGED]);
    return outcome;
  }),
];

const gapsOf = ({ sender }: World): Record<string, string> =>
  Object.fromEntries(
    Object.entries(textFacts(sender.brand)).map(([name, value]) => [name, String(value)]),
  );
const namesOf = (world: World): ReadonlySet<string> => new Set(Object.keys(gapsOf(world)));
