import type { LiveVisit } from '#contract/customer/live-visit.ts';

/** The properties that every part of the visit's page is given. */
export type VisitPart = { readonly visit: LiveVisit; readonly onChanged: () => void };
