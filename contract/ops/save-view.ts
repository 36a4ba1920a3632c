import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { savedViews, viewName } from './saved-view.ts';

export const saveView = operation({
  name: 'saveView',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/views',
  summary:
    'Save a filter of bookings for yourself under a name, in place of the one that had it; at most twenty.',
  input: z.object({
    name: viewName,
    filter: z
      .string()
      .check(z.maxLength(300, 'text-too-long'), z.regex(/^[\w=&.%+-]*$/, 'filter-unknown')),
  }),
  output: savedViews,
  reveals: [],
  refusals: { 'views-full': 409 },
});
