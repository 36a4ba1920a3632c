import { isHurried } from './timeliness.ts';

/**
 * How much news one mobile or address gets within a day in India, over all accounts and channels: far more than the
 * busiest household books, far less than what makes a telephone ring all day. Where somebody stands at a door there is
 * some room left. Codes have limits of their own (`limits.ts`), and what rings in a browser costs nobody anything.
 */
export const DAYS_NEWS = 100;
const DAYS_NEWS_AT_THE_DOOR = 200;

export const budgetOf = (template: string): number =>
  isHurried(template) ? DAYS_NEWS_AT_THE_DOOR : DAYS_NEWS;
