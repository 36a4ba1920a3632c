import * as z from 'zod/mini';
import { localDate } from '../fields/local-date.ts';
import { operation } from '../operation.ts';

/** Days that the whole city knows. */
const FESTIVALS = [
  'ganesh-chaturthi',
  'ganeshotsav',
  'anant-chaturdashi',
  'gudhi-padwa',
  'ram-navami',
  'akshaya-tritiya',
  'buddha-purnima',
  'ashadhi-ekadashi',
  'raksha-bandhan',
  'janmashtami',
  'hartalika',
  'ghatasthapana',
  'dasara',
  'dhanteras',
  'laxmi-pujan',
  'bali-pratipada',
  'bhaubeej',
  'kartiki-ekadashi',
  'guru-nanak-jayanti',
  'maghi-ganesh',
  'maha-shivratri',
  'holika-dahan',
] as const;

/** Days that matter to whoever plans a pooja. */
export const TITHIS = [
  'purnima',
  'ekadashi',
  'sankashti',
  'pradosh',
  'masik-shivratri',
  'shravani-somvar',
] as const;

export const DAY_MARKS = [...FESTIVALS, ...TITHIS] as const;
export type DayMark = (typeof DAY_MARKS)[number];

/** The days of the Ganesh festival, first to last (ruling R29). */
export const GANESH_FESTIVAL: readonly DayMark[] = [
  'ganesh-chaturthi',
  'ganeshotsav',
  'anant-chaturdashi',
];

export const MOST_MARKED_DAYS = 400;

export const readDayMarks = operation({
  name: 'readDayMarks',
  audience: 'public',
  method: 'GET',
  path: '/api/day-marks',
  summary:
    'Festivals and tithis of Mumbai between two days, both included: hints for choosing a day, which forbid nothing.',
  input: z.object({ from: localDate, until: localDate }),
  output: z.object({ marks: z.array(z.object({ date: z.string(), mark: z.enum(DAY_MARKS) })) }),
  refusals: { 'range-invalid': 400 },
});
