import type { Bucket } from './throttling.ts';

/** All that comes with one key of an integrator. */
export const keyBuckets = (keyId: string): Bucket[] => [{ limit: 'key/requests', subject: keyId }];

/** Bookings that an integrator asks for, and those for one mobile, each of which is a message to it. */
export const keyPlacingBuckets = (integratorId: string, mobile: string): Bucket[] => [
  { limit: 'key/placings', subject: integratorId },
  { limit: 'key/mobile-day', subject: `${integratorId} ${mobile}` },
];
