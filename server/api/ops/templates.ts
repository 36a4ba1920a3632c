import { listTemplates } from '#contract/ops/list-templates.ts';
import { markTemplate as markPromise } from '#contract/ops/mark-template.ts';
import { accept } from '#kernel/outcome.ts';
import { markTemplate } from '#server/flows/messaging/mark-template.ts';
import { readTemplates } from '#server/views/templates.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Sentences that have to be registered, and how far that has come. */
export const templateAnswers: readonly Answer[] = [
  answer(listTemplates, async (_, { db, world }) => {
    const { smsTemplateIds: ids, templates: sentences = () => [] } = world.messenger;
    const templates = await readTemplates(db, sentences(), (name) => ids?.[name]);
    return accept({ templates, smsNeedsIds: ids !== undefined });
  }),
  answer(markPromise, (input, { db, person, now, world }) => {
    const one = world.messenger
      .templates?.()
      .find(
        ({ channel, name, language }) =>
          channel === input.channel && name === input.name && language === input.language,
      );
    return markTemplate(db, { ...input, by: person.id, sentence: one?.text }, now);
  }),
];
