import * as z from 'zod/mini';
import { captcha } from '../fields/captcha.ts';
import { language } from '../fields/language.ts';
import { mobile } from '../fields/mobile.ts';
import { operation } from '../operation.ts';
import { codeSent } from './code-sent.ts';

export const requestSignInCode = operation({
  name: 'requestSignInCode',
  audience: 'public',
  method: 'POST',
  path: '/api/auth/otp',
  summary: 'Send a six-digit code to a +91 mobile, to sign in with; also to send it again.',
  input: z.object({
    mobile,
    captcha,
    language: z._default(language, 'en'),
  }),
  output: codeSent,
  refusals: {
    'captcha-check-failed': 400,
    'invalid-phone-number': 400,
    'operation-not-allowed': 403,
    'too-many-requests': 429,
  },
});
