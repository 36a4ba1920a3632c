import { renewStartCode } from '#contract/customer/renew-start-code.ts';
import { Button } from '#ui/button.tsx';
import { useWords } from '#ui/words.tsx';
import { useChange } from '../api/use-change.ts';
import type { VisitPart } from './visit-part.ts';

/** Six digits, large, because they are said through a door. */
export function StartCode({ visit, onChanged }: VisitPart) {
  const words = useWords().visit.code;
  const renewing = useChange(renewStartCode, words.renewed, onChanged);
  const { id, startCode, actions } = visit;
  if (startCode === null) return null;
  const isDead = actions.includes('renew-start-code');
  return (
    <section className="start-code" data-code={isDead ? undefined : startCode}>
      <h2>{words.title}</h2>
      {isDead ? (
        <>
          <p>{words.usedUp}</p>
          <Button look="soft" busy={renewing.busy} onClick={() => void renewing.send({ id })}>
            {words.renew}
          </Button>
          <p role="alert">{renewing.trouble}</p>
        </>
      ) : (
        <>
          <p
            className="digits num"
            role="img"
            aria-label={words.spoken({ digits: [...startCode].join(' ') })}
            translate="no"
          >
            {[...startCode].map((digit, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a digit is known by its place
              <i key={index}>{digit}</i>
            ))}
          </p>
          <p>{words.text}</p>
        </>
      )}
    </section>
  );
}
