import { servicesAt } from '#server/modules/catalogue/version.ts';
import { firstPublished } from '#server/seed/data/first-services.ts';
import { searchWords } from '#server/seed/data/search-words.ts';

/** The catalogue as first seeded, for tests of screens. */
export const firstServices = servicesAt(firstPublished, Date.now());
export { catalogue as firstWords } from '#i18n/every/catalogue.ts';
export { catalogue as firstCatalogue } from '#server/seed/data/first-services.ts';
export { searchWords };
