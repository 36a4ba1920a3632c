import { learnCatalogue } from '#contract/catalogue/known.ts';
import { firstLearned } from '#server/seed/data/first-services.ts';

/** What a process learns from its rows when it starts; a test without a database knows what is first sown. */
learnCatalogue(firstLearned);
