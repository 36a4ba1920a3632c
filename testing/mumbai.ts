import { HOURLY_SLOTS } from '#contract/slots.ts';
import { byLanguage, LANGS } from '#kernel/languages.ts';
import type { City } from '#server/modules/availability/places.ts';

/** The city that most tests live in. */
export const MUMBAI: City = {
  slug: 'mumbai',
  name: byLanguage(() => 'Mumbai'),
  state: byLanguage(() => 'Maharashtra'),
  slots: HOURLY_SLOTS,
  languages: LANGS,
  closedOn: new Set(),
};
