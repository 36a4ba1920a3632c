import { ToWords } from 'to-words/hi-IN';
import type { rupees as english } from '../en/rupees.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('hi');

const hindi = new ToWords();

export const rupees: typeof english = {
  rupees: ({ count }) => `${hindi.convert(count)} ${plural(count, { '=1': 'रुपया', other: 'रुपये' })}`,
  paise: ({ count }) => `${hindi.convert(count)} ${plural(count, { '=1': 'पैसा', other: 'पैसे' })}`,
  and: 'और',
  only: 'मात्र',
};
