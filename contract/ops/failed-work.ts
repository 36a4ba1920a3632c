import * as z from 'zod/mini';

/** A job of the queue by its id, or an event that could not be filed: `event-123`. */
export const failedWorkId = z
  .string()
  .check(
    z.regex(
      /^(event-\d{1,15}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/,
      'failed-work-id-invalid',
    ),
  );

export const NOT_THERE = { 'failed-work-not-found': 404 } as const;
