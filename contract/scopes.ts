/** A key of an integrator is made for one or more of these; each of their operations needs one of these. */
export const SCOPES = [
  'bookings:read',
  'bookings:place',
  'bookings:cancel',
  'webhooks:read',
  'webhooks:write',
] as const;
export type Scope = (typeof SCOPES)[number];
