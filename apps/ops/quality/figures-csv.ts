import { csvOf, saveCsv } from '../shell/csv.ts';
import type { Quality } from './shares.ts';

type Cell = string | number | null;

const COLUMNS = ['figure', 'what', 'hour', 'part', 'of', 'part_before', 'of_before'] as const;

/** Every figure on the screen as a line, with the rows that it comes from. */
export function saveFigures(quality: Quality): void {
  const { period } = quality;
  saveCsv(`quality-${period.from}-${period.until}.csv`, csvOf(COLUMNS, linesOf(quality)));
}

export function linesOf(quality: Quality): Cell[][] {
  const { refunds, stars, ratings } = quality;
  const figures = ['onTime', 'refused', 'cancelled', 'cameBack', 'ratings'] as const;
  const line = (figure: string, what: Cell, part: Cell, of: Cell, hour: Cell = null): Cell[] => [
    ...[figure, what, hour, part, of, null, null],
  ];
  return [
    ...figures.map((name): Cell[] => {
      const { part, of, before } = quality[name];
      return [name, null, null, part, of, before.part, before.of];
    }),
    ...[['refundMedianDays', null, null, refunds.medianDays, refunds.count]].map((one): Cell[] => [
      ...[...one, refunds.before.medianDays, refunds.before.count],
    ]),
    ...quality.days.map(({ day, late, visits }) => line('lateByDay', day, late, visits)),
    ...quality.wards.flatMap(({ ward, hours }) =>
      hours.map(({ hour, late, visits }) => line('lateByWard', ward, late, visits, hour)),
    ),
    ...quality.services.map(({ name, late, visits }) => line('lateByService', name, late, visits)),
    ...quality.karigars.map(({ name, late, visits }) => line('lateByKarigar', name, late, visits)),
    ...quality.refusals.map((one): Cell[] => reasonOf('refused', one)),
    ...quality.cancellations.map((one): Cell[] => reasonOf('cancelledWhy', one)),
    ...stars.map(({ stars: of, count }) => line('stars', of, count, ratings.of)),
  ];
}

const reasonOf = (figure: string, { reason, count, before }: Quality['refusals'][number]) => [
  ...[figure, reason, null, count, null, before, null],
];
