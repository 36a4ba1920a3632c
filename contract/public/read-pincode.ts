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
  }),
  refusals: { 'outside-served-area': 404 },
});
