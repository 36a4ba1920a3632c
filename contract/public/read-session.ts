import * as z from 'zod/mini';
import { LANGS } from '#kernel/languages.ts';
import { address } from '../fields/address.ts';
import { operation } from '../operation.ts';
import { person } from './person.ts';

export const readSession = operation({
  name: 'readSession',
  audience: 'public',
  method: 'GET',
  path: '/api/auth/session',
  summary:
    'Read who is signed in, if anybody, and the address of their last booking, or else the one they saved last.',
  input: z.object({}),
  output: z.object({
    user: z.nullable(person),
    lastAddress: z.nullable(address),
    /** Offered in the city of that address, where it does not offer every language of the product. */
    languages: z.optional(z.array(z.enum(LANGS))),
    /** One of us looks as this person, and may change nothing. */
    view: z.optional(z.object({ endsAt: z.string() })),
  }),
  refusals: {},
});
