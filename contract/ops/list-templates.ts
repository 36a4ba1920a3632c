import * as z from 'zod/mini';
import { language } from '../fields/language.ts';
import { registrationState, templateChannel } from '../fields/template-registration.ts';
import { operation } from '../operation.ts';

export const listTemplates = operation({
  name: 'listTemplates',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/templates',
  summary:
    'Every sentence that operators or Meta have to let through word for word, with what was said of its registration. A sentence that has changed since has to be registered anew.',
  input: z.object({}),
  output: z.object({
    templates: z.array(
      z.object({
        channel: templateChannel,
        name: z.string(),
        language,
        text: z.string(),
        /** Places in the text that are filled when it is sent. */
        variables: z.number(),
        state: registrationState,
        /** The sentence is another since its registration was written down. */
        hasChanged: z.boolean(),
        /** Under which the registry knows it. */
        registeredAs: z.nullable(z.string()),
        /** The id by which this server sends it; null where the channel needs none or has none. */
        idInSettings: z.nullable(z.string()),
        note: z.nullable(z.string()),
        changedBy: z.nullable(z.string()),
        changedAt: z.nullable(z.string()),
      }),
    ),
    /** SMS is sent here by an account of ours, so that each sentence needs an id in the settings. */
    smsNeedsIds: z.boolean(),
  }),
  reveals: [],
  refusals: {},
});
