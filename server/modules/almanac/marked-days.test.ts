import { describe, expect, test } from 'vitest';
import { GANESH_FESTIVAL } from '#contract/public/read-day-marks.ts';
import { addDays, isLocalDate } from '#kernel/time.ts';
import { markedDays } from './marked-days.ts';
import { panchang } from './panchang.ts';

const on = (days: ReturnType<typeof markedDays>, date: string) =>
  days.filter((day) => day.date === date).map(({ mark }) => mark);

describe('R29 the marks of days', () => {
  test('the festivals of 2027 stand on their published days', () => {
    const days = markedDays(panchang, []);
    expect(on(days, '2027-09-04')).toEqual(['ganesh-chaturthi']);
    expect(on(days, '2027-09-14')).toEqual(['anant-chaturdashi']);
    expect(on(days, '2027-04-07')).toEqual(['gudhi-padwa']);
    expect(on(days, '2027-10-29')).toContain('laxmi-pujan');
    expect(on(days, '2026-11-24')).toEqual(['guru-nanak-jayanti', 'purnima']);
  });

  test('every day of the Ganesh festival is its own, and none beside it', () => {
    const days = markedDays(panchang, []);
    const own = (date: string) => on(days, date).some((mark) => GANESH_FESTIVAL.includes(mark));
    for (let day = 0; day <= 10; day += 1) expect(own(addDays('2027-09-04', day))).toBe(true);
    expect(own('2027-09-03')).toBe(false);
    expect(own('2027-09-15')).toBe(false);
  });

  test('operations move a festival, and the days between follow', () => {
    const days = markedDays(panchang, [
      { date: '2027-09-04', mark: 'ganesh-chaturthi', shown: false },
      { date: '2027-09-05', mark: 'ganesh-chaturthi', shown: true },
      { date: '2027-09-05', mark: 'no-such-mark', shown: true },
    ]);
    expect(on(days, '2027-09-04')).toEqual([]);
    expect(on(days, '2027-09-05')).toEqual(['ganesh-chaturthi']);
    expect(on(days, '2027-09-06')).toContain('ganeshotsav');
  });

  test('a festival without a last day does not run on', () => {
    const days = markedDays({ 'ganesh-chaturthi': ['2027-09-04'] }, []);
    expect(days).toEqual([{ date: '2027-09-04', mark: 'ganesh-chaturthi' }]);
  });

  test('every date of the almanac exists and stands once under its mark', () => {
    for (const dates of Object.values(panchang)) {
      expect(dates.every(isLocalDate)).toBe(true);
      expect(new Set(dates).size).toBe(dates.length);
    }
  });
});
