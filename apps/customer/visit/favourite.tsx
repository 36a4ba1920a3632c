import { preferKarigar } from '#contract/customer/prefer-karigar.ts';
import { Button } from '#ui/button.tsx';
import { useWords } from '#ui/words.tsx';
import { useChange } from '../api/use-change.ts';
import type { VisitPart } from './visit-part.ts';

/** Whether whoever did the work is asked first the next time. */
export function Favourite({ visit, onChanged }: VisitPart) {
  const words = useWords().visit.favourite;
  const { karigar } = visit;
  const isOne = karigar?.favourite;
  const preferring = useChange(preferKarigar, isOne ? words.taken : words.kept, onChanged);
  // A server of the version before does not say, and could not keep it.
  if (!karigar || isOne === undefined) return null;
  const { name } = karigar;
  return (
    <section className="visit-card">
      <h2>{isOne ? words.isOne({ name }) : words.title({ name })}</h2>
      <p>{words.text({ name })}</p>
      <p className="change-trouble" role="alert">
        {preferring.trouble}
      </p>
      <div className="change-buttons">
        <Button
          look={isOne ? 'soft' : 'line'}
          busy={preferring.busy}
          onClick={() => void preferring.send({ id: visit.id, favourite: !isOne })}
        >
          {isOne ? words.takeBack : words.keep({ name })}
        </Button>
      </div>
    </section>
  );
}
