import { ToWords } from 'to-words/mr-IN';
import type { rupees as english } from '../en/rupees.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('mr');

const marathi = new ToWords();

export const rupees: typeof english = {
  rupees: ({ count }) =>
    `${marathi.convert(count)} ${plural(count, { one: 'रुपया', other: 'रुपये' })}`,
  paise: ({ count }) => `${marathi.convert(count)} ${plural(count, { one: 'पैसा', other: 'पैसे' })}`,
  and: 'आणि',
  only: 'फक्त',
};
