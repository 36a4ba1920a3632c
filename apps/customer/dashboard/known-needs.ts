import { NEEDS, type NeedView } from '#contract/customer/list-needs.ts';

const KNOWN: ReadonlySet<string> = new Set(NEEDS);

/** A newer server may tell of needs for which this page has no words yet; they are shown once it is loaded anew. */
export const isKnown = ({ kind }: Pick<NeedView, 'kind'>): boolean => KNOWN.has(kind);
