import { HOURLY_SLOTS } from '#contract/slots.ts';
import type { CityFacts } from '../city-facts.ts';
import { mumbaiWards } from './mumbai-wards.ts';
import { neighbouringPincodes } from './neighbouring-pincodes.ts';
import { servedPincodes } from './served-pincodes.ts';

/** The city of the specification, with its twelve slots. */
export const mumbai: CityFacts = {
  source: 'served-pincodes.ts and neighbouring-pincodes.ts say it',
  slug: 'mumbai',
  position: 1,
  names: { en: 'Mumbai', hi: 'मुंबई', mr: 'मुंबई' },
  stateNames: { en: 'Maharashtra', hi: 'महाराष्ट्र', mr: 'महाराष्ट्र' },
  languages: ['en', 'hi', 'mr'],
  taxState: '27',
  slots: HOURLY_SLOTS,
  closedOn: [],
  pincodes: servedPincodes,
  wards: mumbaiWards,
  neighbours: neighbouringPincodes,
};
