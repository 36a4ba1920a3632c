import { ToWords } from 'to-words/en-IN';

const english = new ToWords();

export const rupees = {
  rupees: ({ count }: { count: number }) => `Rupees ${english.convert(count)}`,
  paise: ({ count }: { count: number }) => `${english.convert(count)} Paise`,
  and: 'and',
  only: 'Only',
};
