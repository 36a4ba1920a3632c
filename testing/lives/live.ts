import { throwDice } from '#server/seed/dice.ts';
import { brokenEnds, brokenLaws } from './laws.ts';
import { beginLife, type Life } from './life.ts';
import { endByClock, happen } from './occurrences.ts';

const MOST_STEPS = 60;

/** One random life; the same seed always lives the same. Throws with the whole story when a law is broken. */
export function live(seed: number): Life {
  const dice = throwDice(seed);
  const life = beginLife(dice);
  judge(seed, life, brokenLaws(life));
  for (let steps = 8 + dice.below(MOST_STEPS); steps > 0; steps -= 1) {
    happen(life, dice);
    judge(seed, life, brokenLaws(life));
  }
  endByClock(life, dice);
  judge(seed, life, [...brokenLaws(life), ...brokenEnds(life)]);
  return life;
}

function judge(seed: number, life: Life, broken: readonly string[]): void {
  if (broken.length === 0) return;
  const story = life.story.map((line) => `  ${line}`).join('\n');
  throw new Error(`Life ${seed} breaks: ${broken.join('; ')}\n${story}`);
}
