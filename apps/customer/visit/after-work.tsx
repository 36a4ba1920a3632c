import { acceptWork } from '#contract/customer/accept-work.ts';
import { Button } from '#ui/button.tsx';
import { useWords } from '#ui/words.tsx';
import { useChange } from '../api/use-change.ts';
import { DisputeWork } from './dispute-work.tsx';
import { Favourite } from './favourite.tsx';
import { Problem } from './problem.tsx';
import { RateVisit } from './rate-visit.tsx';
import { useProblemPhotos } from './use-problem-photos.ts';
import type { VisitPart } from './visit-part.ts';

/** When the work is done: find it good or say what is wrong, and say how it was. */
export function AfterWork({ visit, onChanged }: VisitPart) {
  const words = useWords().visit.accept;
  const accepting = useChange(acceptWork, words.done, onChanged);
  const { id, actions } = visit;
  const part = { visit, onChanged };
  const photos = useProblemPhotos(visit, onChanged);
  return (
    <>
      {actions.includes('accept') && (
        <section className="visit-card accept-work">
          <h2>{words.title}</h2>
          <p>{words.text}</p>
          <p className="change-trouble" role="alert">
            {accepting.trouble}
          </p>
          <div className="change-buttons">
            {actions.includes('dispute') && <DisputeWork {...part} photos={photos} />}
            <Button busy={accepting.busy} onClick={() => void accepting.send({ id })}>
              {words.yes}
            </Button>
          </div>
        </section>
      )}
      <Problem visit={visit} photos={photos} />
      <RateVisit {...part} />
      {/* Nobody is asked to want again whom they complain about. */}
      {visit.status !== 'disputed' && <Favourite {...part} />}
    </>
  );
}
