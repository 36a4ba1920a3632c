import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { inLanguage } from '#kernel/languages.ts';
import { shownMoment } from '../shell/shown-moment.ts';
import { useSpeech } from '../shell/words.tsx';

/** The area is not running as usual: nobody is late there, and nobody should take a risk. */
export function ZoneCard({ zone }: Pick<KarigarVisit, 'zone'>) {
  const { words, lang } = useSpeech();
  if (!zone) return null;
  return (
    <section className="k-card" role="note">
      <p>{inLanguage(zone.message, lang)}</p>
      <p className="k-note num">
        {words.visit.zoneText({ moment: shownMoment(zone.until, lang) })}
      </p>
    </section>
  );
}
