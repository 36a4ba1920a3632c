import { ToWords } from 'to-words/hi-IN';
import type { rupees as english } from '../en/rupees.ts';

const hindi = new ToWords();

export const rupees: typeof english = {
  rupees: ({ count }) => `${hindi.convert(count)} ${count === 1 ? 'रुपया' : 'रुपये'}`,
  paise: ({ count }) => `${hindi.convert(count)} ${count === 1 ? 'पैसा' : 'पैसे'}`,
  and: 'और',
  only: 'मात्र',
};
