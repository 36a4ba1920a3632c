import { ToWords } from 'to-words/mr-IN';
import type { rupees as english } from '../en/rupees.ts';

const marathi = new ToWords();

export const rupees: typeof english = {
  rupees: ({ count }) => `${marathi.convert(count)} ${count === 1 ? 'रुपया' : 'रुपये'}`,
  paise: ({ count }) => `${marathi.convert(count)} ${count === 1 ? 'पैसा' : 'पैसे'}`,
  and: 'आणि',
  only: 'फक्त',
};
