import { keptOfCatalogue } from '#server/modules/catalogue/kept-store.ts';
import { keptOfPeople } from '#server/modules/identity/kept-store.ts';
import { keptOfKarigars } from '#server/modules/karigar/kept-store.ts';
import { keptOfVisits } from '#server/modules/visit/kept-store.ts';
import type { KeptColumn } from '#server/platform/objects/kept-column.ts';

/** Columns that are written into a row and later kept in the object store. */
export const keptColumns: readonly KeptColumn[] = [
  ...keptOfPeople,
  ...keptOfVisits,
  ...keptOfKarigars,
  ...keptOfCatalogue,
];
