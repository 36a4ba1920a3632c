import * as z from 'zod/mini';
import { CHOICE_KINDS } from '../catalogue/choices.ts';
import { language } from '../fields/language.ts';
import { operation } from '../operation.ts';

export const readServiceChoices = operation({
  name: 'readServiceChoices',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/services/:serviceId/choices',
  summary:
    'What a caller can choose of a service that is sold now, as customers are asked on its page: sizes, jobs and add-ons with what each adds, and how long a visit takes without them.',
  input: z.object({
    serviceId: z.coerce.number('service-unknown').check(z.int('service-unknown')),
    /** In which the questions are asked. */
    lang: language,
  }),
  output: z.object({
    durationMinutes: z.number(),
    options: z.array(z.object({ key: z.string(), durationMinutes: z.number() })),
    choices: z.array(
      z.object({
        key: z.string(),
        question: z.string(),
        kind: z.enum(CHOICE_KINDS),
        items: z.array(z.object({ key: z.string(), pricePaise: z.number(), minutes: z.number() })),
      }),
    ),
  }),
  reveals: [],
  refusals: { 'service-unknown': 404 },
});
