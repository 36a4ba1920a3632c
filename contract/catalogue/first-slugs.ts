/** Options of a religious service (ruling R17). */
export const OPTION_KEYS = ['decoration', 'food', 'fullArrangement'] as const;
export type OptionKey = (typeof OPTION_KEYS)[number];

export type ServiceSlug =
  | 'house-cleaning'
  | 'event-photography'
  | 'plumbing'
  | 'wedding-planning'
  | 'electrical-repairs'
  | 'corporate-event-management'
  | 'ganesh-chaturthi-celebration'
  | 'satyanarayan-pooja'
  | 'rudrabhishek';
