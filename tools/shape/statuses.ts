import { isTest, type SourceFile } from './source-tree.ts';

const PRODUCT = /^(kernel|contract|server|apps|ui)\/.*\.tsx?$/;

/** Files in which statuses are sorted into the phases of a booking's life, and in which the moves between them stand. */
const HOMES: ReadonlySet<string> = new Set([
  'contract/booking-statuses.ts',
  'contract/booking-phases.ts',
  'contract/lifecycle.ts',
  'server/modules/booking/roll-up.ts',
]);

/** Beside what is no list of a booking's statuses, though it looks like one. */
const ALIKE: ReadonlyMap<string, string> = new Map([
  ['contract/customer/cancellation.ts', 'reasons of a fee'],
]);

const STATUS =
  "'(?:assigned|dispatched|arrived|in_progress|disputed|no_show_customer|no_show_provider)'";
const ANY = "'(?:pending|done|completed|expired|cancelled)'";
/** Two statuses beside each other, of which one can only be a booking's: payments are pending and completed as well. */
const LISTED = new RegExp(`${STATUS},\\s*(?:${STATUS}|${ANY})|${ANY},\\s*${STATUS}`, 'g');

/** Lists of statuses are asked of `contract/booking-phases.ts`: a status that is new would be missing in a list of its own. */
export function checkStatuses(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => PRODUCT.test(path) && !isTest(path) && !path.startsWith('server/seed/'))
    .filter(({ path }) => !HOMES.has(path) && !ALIKE.has(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(LISTED)].slice(0, 1).map(({ index }) => {
        const line = text.slice(0, index).split('\n').length;
        return `${path}:${line}: a list of statuses: ask contract/booking-phases.ts.`;
      }),
    );
}
