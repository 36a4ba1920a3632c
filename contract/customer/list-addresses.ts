import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { savedAddress } from './saved-address.ts';

export const listAddresses = operation({
  name: 'listAddresses',
  audience: 'customer',
  method: 'GET',
  path: '/api/addresses',
  summary: 'The places that the signed-in person has saved, in the order in which they saved them.',
  input: z.object({}),
  output: z.object({ addresses: z.array(savedAddress) }),
  refusals: {},
});
