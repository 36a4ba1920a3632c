import { expect, test } from 'vitest';
import { rupeesInWords } from './rupees-in-words.ts';

test.each([
  [0, 'Rupees Zero Only'],
  [50, 'Fifty Paise Only'],
  [80_000, 'Rupees Eight Hundred Only'],
  [125_050, 'Rupees One Thousand Two Hundred Fifty and Fifty Paise Only'],
  [2_500_000, 'Rupees Twenty Five Thousand Only'],
  [
    1_234_567_819,
    'Rupees One Crore Twenty Three Lakh Forty Five Thousand Six Hundred Seventy Eight and Nineteen Paise Only',
  ],
])('%d paise are %s', (paise, words) => {
  expect(rupeesInWords(paise, 'en')).toBe(words);
});

test.each([
  ['hi', 0, 'शून्य रुपये मात्र'],
  ['hi', 101, 'एक रुपया और एक पैसा मात्र'],
  ['hi', 125_050, 'एक हज़ार दो सौ पचास रुपये और पचास पैसे मात्र'],
  ['hi', 2_500_000, 'पच्चीस हज़ार रुपये मात्र'],
  ['mr', 50, 'पन्नास पैसे फक्त'],
  ['mr', 125_050, 'एक हजार दोनशे पन्नास रुपये आणि पन्नास पैसे फक्त'],
] as const)('in %s %d paise are %s', (language, paise, words) => {
  expect(rupeesInWords(paise, language)).toBe(words);
});
