import { Icon } from '#ui/icons/icon.tsx';
import type { AuthWords } from './auth-words.ts';

export const RESET_STEPS = ['method', 'code', 'password', 'done'] as const;
export type ResetStep = (typeof RESET_STEPS)[number];

/** Four dots; a screen reader hears where it is in words. */
export function ResetSteps({ words, step }: { words: AuthWords; step: ResetStep }) {
  const reached = RESET_STEPS.indexOf(step);
  const name = words.reset.steps[step];
  return (
    <div className="reset-steps">
      <ol aria-hidden="true">
        {RESET_STEPS.map((one, index) => (
          <li key={one} className={index < reached ? 'past' : index === reached ? 'now' : ''}>
            {index < reached && <Icon name="check" />}
          </li>
        ))}
      </ol>
      <p role="status">{words.reset.stepOf({ step: reached + 1, name })}</p>
    </div>
  );
}
