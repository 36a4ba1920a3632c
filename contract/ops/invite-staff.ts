import * as z from 'zod/mini';
import { email } from '../fields/email.ts';
import { operation } from '../operation.ts';
import { STAFF_ROLES } from '../staff.ts';

export const inviteStaff = operation({
  name: 'inviteStaff',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/staff/invitations',
  summary:
    'Invite somebody to operations by mail address. They sign in to operations with an account whose address is proven; again, it changes the roles of the invitation.',
  input: z.object({
    email,
    roles: z
      .array(z.enum(STAFF_ROLES, 'role-unknown'))
      .check(z.minLength(1, 'role-missing'), z.maxLength(6, 'role-unknown')),
  }),
  output: z.object({ invited: z.literal(true) }),
  reveals: [],
  refusals: { 'already-staff': 409 },
});
