import { GANESH_FESTIVAL } from '#contract/public/read-day-marks.ts';
import type { LocalDate } from '#kernel/time.ts';
import { shownFullDay } from '#ui/dates.ts';
import { useLang, useWords } from '#ui/words.tsx';
import { type DayMarks, marksOf } from './use-day-marks.ts';

type DayRemarkProps = { slug: string; date: LocalDate | null; marks: DayMarks };

/** Says what the chosen day is, or gently what it is not (ruling R29). Nothing here forbids anything. */
export function DayRemark({ slug, date, marks }: DayRemarkProps) {
  const { almanac } = useWords();
  const lang = useLang();
  if (!date || marks.size === 0) return null;

  const here = marksOf(marks, date);
  const isGanesh = slug === 'ganesh-chaturthi-celebration';
  const outside = isGanesh && !here.some((mark) => GANESH_FESTIVAL.includes(mark));
  const first = [...marks].find(([, all]) => all.includes('ganesh-chaturthi'))?.[0];
  return (
    <div className="day-remark" role="status">
      {here.length > 0 && (
        <p>
          <b>{here.map((mark) => almanac.marks[mark].full).join(' · ')}</b> {almanac.hint}
        </p>
      )}
      {outside && (
        <p>
          {first
            ? almanac.outsideFestival({ day: shownFullDay(first, lang) })
            : almanac.outsideFestivalUndated}
        </p>
      )}
    </div>
  );
}
