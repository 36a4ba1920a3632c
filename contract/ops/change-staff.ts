import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { STAFF_ROLES } from '../staff.ts';

export const changeStaff = operation({
  name: 'changeStaff',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/staff/:userId',
  summary:
    'Change what a colleague may do; with no role they leave the staff, and every session of theirs ends at once.',
  input: z.object({
    userId: z.string().check(z.uuid('person-invalid'), z.toLowerCase()),
    roles: z.array(z.enum(STAFF_ROLES, 'role-unknown')).check(z.maxLength(6, 'role-unknown')),
  }),
  output: z.object({ changed: z.literal(true) }),
  reveals: [],
  refusals: { 'person-not-found': 404, 'own-account': 409, 'last-admin': 409 },
});
