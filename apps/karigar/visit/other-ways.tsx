import { useState } from 'react';
import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { BREAKDOWN_REASONS, RELEASE_REASONS } from '#contract/visit.ts';
import { Button } from '#ui/button.tsx';
import { serverNow } from '../api/server-clock.ts';
import { useWords } from '../shell/words.tsx';
import { AskWhy, heirsOf } from './ask-why.tsx';
import { StopWork } from './stop-work.tsx';

/** When it goes otherwise: give it back, break down, stop in the middle. None of it is hidden, none of it is a trap. */
export function OtherWays({ visit: one }: { visit: KarigarVisit }) {
  const { visit, crew } = useWords();
  const [open, setOpen] = useState<'release' | 'break-off' | 'stop-work'>();
  const may = new Set(one.actions);
  const heirs = heirsOf(one);
  const release = releaseWords(one, { visit, crew });
  if (!may.has('release') && !may.has('break-off') && !may.has('stop-work')) return null;
  return (
    <section className="k-card">
      <h2>{visit.other}</h2>
      {may.has('release') && (
        <Button look="line" onClick={() => setOpen('release')}>
          {release.title}
        </Button>
      )}
      {may.has('break-off') && (
        <Button look="line" onClick={() => setOpen('break-off')}>
          {visit.breakOff}
        </Button>
      )}
      {may.has('stop-work') && (
        <Button look="line" onClick={() => setOpen('stop-work')}>
          {visit.stop}
        </Button>
      )}
      {open === 'release' && (
        <AskWhy
          visitId={one.id}
          queuedAction="releaseVisit"
          title={release.title}
          text={release.text}
          reasons={RELEASE_REASONS.map((key) => [key, visit.releaseReasons[key]])}
          heirs={heirs}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'break-off' && (
        <AskWhy
          visitId={one.id}
          queuedAction="breakOffVisit"
          title={visit.breakOff}
          text={heirs.length > 0 ? crew.passedOn : visit.breakOffText}
          reasons={BREAKDOWN_REASONS.map((key) => [key, visit.breakReasons[key]])}
          heirs={heirs}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'stop-work' && <StopWork visit={one} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

type Words = Pick<ReturnType<typeof useWords>, 'visit' | 'crew'>;

/** Giving it back by whoever leads or comes along, before the work and while it goes on. */
function releaseWords(one: KarigarVisit, { visit, crew }: Words) {
  const hasBegun = one.startedAt !== null;
  if (!hasBegun) {
    const text = heirsOf(one).length > 0 ? crew.passedOn : visit.releaseText;
    return { title: visit.release, text };
  }
  if (one.leads) return { title: visit.releaseDays, text: visit.releaseDaysText };
  const isAhead = one.days.some(({ startsAt }) => Date.parse(startsAt) > serverNow());
  return { title: crew.dropOut, text: isAhead ? crew.dropOutDays : crew.dropOutText };
}
