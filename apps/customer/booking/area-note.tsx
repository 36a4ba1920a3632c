import type { AreaLimitOfDay } from '#contract/area-limit.ts';
import { shownFullDay } from '#ui/dates.ts';
import { useLang, useWords } from '#ui/words.tsx';

/** Day from which on we do not come there any more; while versions change, a server before this one does not say so. */
export function AreaNote({ limit }: { limit: AreaLimitOfDay | null | undefined }) {
  const { booking: words } = useWords();
  const lang = useLang();
  if (limit?.percent !== 0) return null;
  const day = shownFullDay(limit.fromOn, lang);
  const again = limit.againOn && shownFullDay(limit.againOn, lang);
  return (
    <p className="attention" role="note">
      {again ? words.areaSpan({ day, again }) : words.areaFrom({ day })}
    </p>
  );
}
