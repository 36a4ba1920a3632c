import * as z from 'zod/mini';
import { CAPTCHA_PURPOSES } from '../fields/captcha.ts';
import { operation } from '../operation.ts';

const parameters = z.object({
  algorithm: z.string(),
  cost: z.number(),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  keyLength: z.number(),
  keyPrefix: z.string(),
  keySignature: z.string(),
  nonce: z.string(),
  salt: z.string(),
});

export const readCaptcha = operation({
  name: 'readCaptcha',
  audience: 'public',
  method: 'GET',
  path: '/api/captcha',
  summary: 'A piece of work for the browser, to be done unseen before a costly request.',
  input: z.object({ purpose: z.enum(CAPTCHA_PURPOSES) }),
  output: z.object({
    /** As altcha-lib's `solveChallenge` takes it; its signature covers every parameter. */
    challenge: z.object({ parameters, signature: z.string() }),
  }),
  refusals: {},
});
