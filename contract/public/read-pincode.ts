import * as z from 'zod/mini';
import { textByLanguage } from '../fields/language.ts';
import { pincode } from '../fields/pincode.ts';
import { operation } from '../operation.ts';

export const readPincode = operation({
  name: 'readPincode',
  audience: 'public',
  method: 'GET',
  path: '/api/pincodes/:pincode',
  summary: 'Whether we serve a pincode, and the city and state it fills in.',
  input: z.object({ pincode }),
  output: z.object({
    pincode: z.string(),
    name: textByLanguage,
    city: z.string(),
    cityName: textByLanguage,
    state: z.string(),
    /** The middle of its area, around which a door is set on the map; absent in an answer of the version before. */
    around: z.optional(z.object({ latitude: z.number(), longitude: z.number() })),
  }),
  refusals: { 'outside-served-area': 404 },
});
