import { type Community, communities, priestSurnames } from './data/names.ts';
import type { Dice } from './dice.ts';

/** How many in a hundred are women. */
export type Women = number;

export function inventName(dice: Dice, women: Women): string {
  const community = pickCommunity(dice);
  const given = dice.pick(dice.chance(women) ? community.women : community.men);
  return `${given} ${dice.pick(community.surnames)}`;
}

export const inventPriest = (dice: Dice): string => `${dice.pick(priestSurnames)} Guruji`;

function pickCommunity(dice: Dice): Community {
  const total = communities.reduce((sum, community) => sum + community.weight, 0);
  let rest = dice.below(total);
  for (const community of communities) {
    if (rest < community.weight) return community;
    rest -= community.weight;
  }
  throw new Error('The weights of the communities do not add up');
}
