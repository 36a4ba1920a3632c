import type { Paise } from '#kernel/money.ts';

/** `1_25_050` paise: "Rupees One Thousand Two Hundred Fifty and Fifty Paise Only", as custom wants it, in English. */
export function rupeesInWords(amountPaise: Paise): string {
  const rupees = Math.floor(amountPaise / 100);
  const paise = amountPaise % 100;
  const parts = [
    ...(rupees > 0 || paise === 0 ? [`Rupees ${inWords(rupees)}`] : []),
    ...(paise > 0 ? [`${inWords(paise)} Paise`] : []),
  ];
  return `${parts.join(' and ')} Only`;
}

const SMALL =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = 'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');
const GREAT = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const;

function inWords(count: number): string {
  if (count < 20) return SMALL[count] as string;
  if (count < 100) {
    const ones = count % 10;
    const tens = TENS[Math.floor(count / 10) - 2] as string;
    return ones > 0 ? `${tens} ${SMALL[ones]}` : tens;
  }
  const [size, name] = GREAT.find(([least]) => count >= least) as (typeof GREAT)[number];
  const rest = count % size;
  const whole = `${inWords(Math.floor(count / size))} ${name}`;
  return rest > 0 ? `${whole} ${inWords(rest)}` : whole;
}
