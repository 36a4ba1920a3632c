import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { STAFF_ROLES } from '../staff.ts';

const roles = z.array(z.enum(STAFF_ROLES));

export const listStaff = operation({
  name: 'listStaff',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/staff',
  summary: 'Who runs operations, by which roles and second factors, and who is invited.',
  input: z.object({}),
  output: z.object({
    staff: z.array(
      z.object({
        userId: z.string(),
        name: z.nullable(z.string()),
        email: z.nullable(z.string()),
        roles,
        joinedAt: z.string(),
        passkeys: z.number(),
        hasTotp: z.boolean(),
        sessions: z.number(),
        lastSignedInAt: z.nullable(z.string()),
      }),
    ),
    invited: z.array(z.object({ email: z.string(), roles, invitedAt: z.string() })),
  }),
  reveals: [{ what: 'account', whose: 'user', at: 'output.staff.userId' }],
  refusals: {},
});
