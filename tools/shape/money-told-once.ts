import { findIn, isTest, type SourceFile } from './source-tree.ts';

/** The folder in which a booking's price, payments and dues are added up, and told by `moneyOf`. */
const HOME = 'server/modules/booking/';

/** Those who add up amounts that are not the parts of one booking, or who divide what `moneyOf` has told. */
const OTHERS: ReadonlyMap<string, string> = new Map([
  ['server/views/customer-file.ts', 'what moneyOf tells of each booking, over all bookings'],
  ['server/views/credit.ts', 'what moneyOf tells of each booking, over all bookings'],
  ['server/views/earnings.ts', 'the pay of a Karigar'],
  ['server/flows/visit/steps/bear-complaint.ts', 'the pay of a crew'],
  ['server/flows/steps/money/left-to-give-back.ts', 'divides what was paid when a booking ends'],
  ['server/flows/transfer/steps/refund-course.ts', 'holds a refund against what was paid'],
]);

const PARTS = /\b(?:paidOf|priceOf|paidForVisits|dueInstalments?|takesNoMoney)\(/;
const SUMS = /\.reduce\([^;]{0,120}?\b(?:amount|due|paid|owed)Paise\b/;
const SQL_SUMS =
  /\bsum\(\s*(?:i\.)?amount_paise[^;]{0,200}?\bfrom instalments\b|\bsum\(\s*i\.amount_paise/g;
const SQL_OWED = /\bkind = 'cancellation-fee'/g;

/** One function tells the money of a booking: whoever adds up its parts a second time will one day disagree with it. */
export function checkMoneyIsToldOnce(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^(server|apps)\/.*\.tsx?$/.test(path) && !isTest(path))
    .filter(({ path }) => !path.startsWith(HOME) && !OTHERS.has(path))
    .flatMap((file) => [
      ...(file.path.startsWith('server/')
        ? findIn(file, 'code', PARTS, (found) => says(found.replace('(', '')))
        : []),
      ...(/^(server\/(views|flows|effects)|apps)\//.test(file.path)
        ? findIn(file, 'code', SUMS, () => says('a sum of parts'))
        : []),
      ...inText(file, SQL_SUMS, 'a sum of instalments'),
      ...inText(file, SQL_OWED, 'what is owed, in SQL'),
    ]);
}

const says = (what: string): string =>
  `${what}: the money of a booking is told by moneyOf (server/modules/booking/booking-money.ts).`;

const inText = ({ path, text }: SourceFile, pattern: RegExp, what: string): string[] =>
  [...text.matchAll(pattern)].map(({ index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${path}:${line}: ${says(what)}`;
  });
