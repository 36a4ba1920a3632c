import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { offer } from './offer.ts';

export const listOffers = operation({
  name: 'listOffers',
  audience: 'karigar',
  method: 'GET',
  path: '/api/karigar/offers',
  summary: 'The visits that the signed-in Karigar may take just now, the most urgent first.',
  input: z.object({}),
  output: z.object({ offers: z.array(offer) }),
  refusals: {},
});
