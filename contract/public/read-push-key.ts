import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const readPushKey = operation({
  name: 'readPushKey',
  audience: 'public',
  method: 'GET',
  path: '/api/push-key',
  summary:
    'The key under which a browser subscribes to push messages (`applicationServerKey`); null where none are sent.',
  input: z.object({}),
  output: z.object({ publicKey: z.nullable(z.string()) }),
  refusals: {},
});
