import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { savedViews } from './saved-view.ts';

export const listViews = operation({
  name: 'listViews',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/views',
  summary: 'List the filters of bookings that you have saved, by their names.',
  input: z.object({}),
  output: savedViews,
  reveals: [],
  refusals: {},
});
