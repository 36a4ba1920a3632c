import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import { STEPS, type Step } from './draft.ts';
import type { Booking } from './use-booking.ts';
import './step-heads.css';

/** 1 Date & Time, 2 Address, 3 Payment; the complete ones before the present one lead back (BOOK-02). */
export function StepHeads({ booking, disabled }: { booking: Booking; disabled: boolean }) {
  const { booking: words } = useWords();
  const names: Record<Step, string> = {
    when: words.stepWhen,
    where: words.stepWhere,
    pay: words.stepPay,
  };
  const here = STEPS.indexOf(booking.draft.step);
  return (
    <ol className="step-heads" aria-label={words.steps}>
      {STEPS.map((step, index) => {
        const name = names[step];
        if (index < here && booking.complete(step)) {
          return (
            <li key={step} className="done">
              <button
                type="button"
                aria-label={words.stepDone({ step: name })}
                disabled={disabled}
                onClick={() => booking.goTo(step)}
              >
                <i>
                  <Icon name="check" />
                </i>
                <span>{name}</span>
              </button>
            </li>
          );
        }
        return (
          <li key={step} aria-current={index === here ? 'step' : undefined}>
            <i>{index + 1}</i>
            <span>{name}</span>
          </li>
        );
      })}
    </ol>
  );
}
