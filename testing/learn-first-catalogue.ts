import { learnCatalogue } from '#contract/catalogue/known.ts';
import { firstLearned } from '#server/seed/data/first-services.ts';

/** A process learns the catalogue from its rows when it starts; a test without a database learns the first seed. */
learnCatalogue(firstLearned);
