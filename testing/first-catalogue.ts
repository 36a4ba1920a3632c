import { servicesAt } from '#server/modules/catalogue/version.ts';
import { firstPublished } from '#server/seed/data/first-services.ts';
import { searchWords } from '#server/seed/data/search-words.ts';
import { catalogue as en } from '#server/seed/data/service-words/en.ts';
import { catalogue as hi } from '#server/seed/data/service-words/hi.ts';
import { catalogue as mr } from '#server/seed/data/service-words/mr.ts';

/** What is first sown, for tests of screens. */
export const firstServices = servicesAt(firstPublished, Date.now());
export const firstWords = { en, hi, mr };
export { catalogue as firstCatalogue } from '#server/seed/data/first-services.ts';
export { searchWords };
