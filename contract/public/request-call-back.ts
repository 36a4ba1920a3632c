import * as z from 'zod/mini';
import { fullName } from '../fields/full-name.ts';
import { language } from '../fields/language.ts';
import { mobile } from '../fields/mobile.ts';
import { WRITABLE } from '../fields/writable.ts';
import { operation } from '../operation.ts';

const text = (missing: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(120, 'text-too-long'),
      z.regex(WRITABLE, 'text-invalid'),
    );

export const requestCallBack = operation({
  name: 'requestCallBack',
  audience: 'public',
  method: 'POST',
  path: '/api/leads',
  summary: 'Ask to be called back about a service.',
  input: z.object({
    /** Made by the client, so that pressing twice asks once. */
    id: z.string().check(z.uuid('lead-id-invalid')),
    name: fullName,
    mobile,
    serviceInterest: text('service-interest-missing'),
    area: text('area-missing'),
    language: z._default(language, 'en'),
  }),
  output: z.object({
    received: z.literal(true),
    /** The moment by which somebody calls. */
    callBy: z.string(),
  }),
  refusals: { 'too-many-requests': 429, 'call-backs-off': 409 },
});
