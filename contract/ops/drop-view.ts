import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { savedViews, viewName } from './saved-view.ts';

export const dropView = operation({
  name: 'dropView',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/views/removal',
  summary: 'Forget a filter that you have saved; one that is not there is forgotten already.',
  input: z.object({ name: viewName }),
  output: savedViews,
  reveals: [],
  refusals: {},
});
