import { type PincodeFact, servedPincodes } from './data/served-pincodes.ts';
import { devotionalNames, modernEndings, natureNames, virtueNames } from './data/society-names.ts';
import { type Dice, throwDice } from './dice.ts';

export type InventedSociety = {
  readonly name: string;
  readonly pincode: string;
  readonly wings: readonly string[];
};

/** `count` societies, no two of one name in one pincode, more of them where more people live. */
export function inventSocieties(count: number, seed: number): InventedSociety[] {
  const dice = throwDice(seed);
  const places = servedPincodes.flatMap(repeatByPopulation);
  const societies = new Map<string, InventedSociety>();
  while (societies.size < count) {
    const place = dice.pick(places);
    const name = inventName(place, dice);
    const key = `${place[0]} ${name}`;
    if (!societies.has(key))
      societies.set(key, { name, pincode: place[0], wings: inventWings(dice) });
  }
  return [...societies.values()];
}

/** A lot for every thousand people. */
const repeatByPopulation = (place: PincodeFact): PincodeFact[] =>
  Array.from({ length: Math.ceil(place[5] / 1000) }, () => place);

function inventName(place: PincodeFact, dice: Dice): string {
  const area = (place[1].en.split(/[/–(,]/)[0] as string).replace(/ (East|West)\b/, '').trim();
  const manner = dice.below(100);
  if (manner < 34) return `${dice.pick(devotionalNames)} CHS Ltd`;
  if (manner < 58) return `${dice.pick(virtueNames)} CHSL`;
  if (manner < 74) return `${area} ${dice.pick(virtueNames)} CHS Ltd`;
  if (manner < 92) return `${dice.pick(natureNames)} ${dice.pick(modernEndings)}`;
  return `MHADA ${area} Building No. ${dice.between(1, 90)}`;
}

const inventWings = (dice: Dice): string[] =>
  ['A', 'B', 'C', 'D', 'E'].slice(0, dice.between(1, 5));
