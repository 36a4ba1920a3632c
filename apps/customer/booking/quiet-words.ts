import type { SocietyView } from '#contract/public/list-societies.ts';
import type { Lang, Words } from '#i18n/index.ts';
import { shownMinute, weekdayNames } from '#ui/dates.ts';

type QuietHours = SocietyView['quietHours'];

/** `2 PM to 4 PM every day`, `2 PM to 4 PM on Mon–Sat; 1 PM to 5 PM on Sun`. */
export function shownQuietHours(hours: QuietHours, lang: Lang, words: Words['society']): string {
  const byTime = Map.groupBy(
    hours.toSorted((one, other) => one.startsMinute - other.startsMinute),
    ({ startsMinute, endsMinute }) => `${shownMinute(startsMinute)} ${shownMinute(endsMinute)}`,
  );
  const parts = [...byTime.values()].map((same) => {
    const [{ startsMinute, endsMinute }] = same as [QuietHours[number]];
    const from = shownMinute(startsMinute);
    const until = shownMinute(endsMinute);
    const days = new Set(same.map(({ weekday }) => weekday));
    return days.size === 7
      ? words.everyDay({ from, until })
      : words.onDays({ from, until, days: shownDays(days, lang) });
  });
  return parts.join('; ');
}

/** `Mon–Sat`, `Sun, Wed`: the week begins on Monday, and neighbours are drawn together from three on. */
function shownDays(days: ReadonlySet<number>, lang: Lang): string {
  const names = weekdayNames(lang, 'short');
  const runs: number[][] = [];
  for (const day of [1, 2, 3, 4, 5, 6, 0]) {
    if (!days.has(day)) continue;
    const last = runs.at(-1);
    if (last && (last.at(-1) as number) + 1 === (day || 7)) last.push(day || 7);
    else runs.push([day || 7]);
  }
  const nameOf = (day: number | undefined) => names[(day ?? 0) % 7];
  return runs
    .flatMap((run) =>
      run.length > 2 ? [`${nameOf(run[0])}–${nameOf(run.at(-1))}`] : run.map(nameOf),
    )
    .join(', ');
}
