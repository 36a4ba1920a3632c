/**
 * For how long news is worth sending. `at-once`: somebody stands at a door, or the first to answer has it, so in ten minutes it
 * would be worth nothing. `minutes`: how a visit goes, and whether one should leave. `until-the-visit`: of use only before the
 * visit begins. `a-day`: as true an hour later; it is tried for a day.
 */
export type Lasting = 'at-once' | 'minutes' | 'until-the-visit' | 'a-day';
