import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { staffSession } from '../staff.ts';

export const readStaffSession = operation({
  name: 'readStaffSession',
  audience: 'public',
  method: 'GET',
  path: '/api/staff/session',
  summary: 'Who of operations this browser is, and what is still to be shown; nobody is an answer.',
  input: z.object({}),
  output: z.object({ session: z.nullable(staffSession) }),
  refusals: {},
});
