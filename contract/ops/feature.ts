import * as z from 'zod/mini';
import { FEATURES } from '../features.ts';

export const featureName = z.enum(FEATURES, 'feature-unknown');

export const featureState = z.object({
  feature: featureName,
  /** Until when it is off; null while it is on. */
  offUntil: z.nullable(z.string()),
  /** Rises with every change. */
  version: z.number(),
  /** Changes of the last ninety days, the newest first. */
  history: z.array(
    z.object({
      at: z.string(),
      by: z.nullable(z.string()),
      offUntil: z.nullable(z.string()),
      why: z.string(),
    }),
  ),
});
