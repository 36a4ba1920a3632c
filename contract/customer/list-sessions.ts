import * as z from 'zod/mini';
import { operation } from '../operation.ts';

const session = z.object({
  id: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  /** The browser's own name, e.g. `Chrome · Android`. */
  device: z.nullable(z.string()),
  remember: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
});

export const listSessions = operation({
  name: 'listSessions',
  audience: 'customer',
  method: 'GET',
  path: '/api/sessions',
  summary: 'The browsers in which one is signed in, the latest first.',
  input: z.object({}),
  output: z.object({ sessions: z.array(session) }),
  refusals: {},
});
