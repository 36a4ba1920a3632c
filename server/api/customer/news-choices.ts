import { chooseNews } from '#contract/customer/choose-news.ts';
import { readNewsChoices } from '#contract/customer/read-news-choices.ts';
import { accept } from '#kernel/outcome.ts';
import { findUnwantedNews, recordNewsChoice } from '#server/modules/identity/news-choices-store.ts';
import { answer } from '../http/mount-routes.ts';

export const answerReadNewsChoices = answer(readNewsChoices, async (_input, { db, person }) =>
  accept({ unwanted: await findUnwantedNews(db, person.id) }),
);

export const answerChooseNews = answer(chooseNews, async (choice, { db, person }) =>
  accept({ unwanted: await recordNewsChoice(db, person.id, choice) }),
);
