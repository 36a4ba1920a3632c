import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { language } from '../fields/language.ts';
import {
  registeredAs,
  registrationState,
  templateChannel,
} from '../fields/template-registration.ts';
import { operation } from '../operation.ts';

export const markTemplate = operation({
  name: 'markTemplate',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/templates/marks',
  summary:
    'Write down how far the registration of a sentence has come, for the sentence as it is now.',
  input: z.object({
    channel: templateChannel,
    name: z.string().check(z.maxLength(80, 'template-unknown')),
    language,
    state: registrationState,
    registeredAs: z.nullable(registeredAs),
    note: z.nullable(reasonText),
    /** When it was last written down, as it was read; null where it never was. */
    seen: z.nullable(z.string()),
  }),
  output: z.object({ changedAt: z.string() }),
  reveals: [],
  refusals: {
    'template-unknown': 404,
    /** Registered means that somebody has given it an id. */
    'registration-id-missing': 409,
    /** A colleague has written something else meanwhile. */
    'template-changed': 409,
  },
});
