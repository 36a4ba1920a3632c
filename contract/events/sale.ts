import * as z from 'zod/mini';
import { event } from './event.ts';

/** Events of the catalogue. */
export const saleEvents = {
  CataloguePublished: event(
    { services: z.array(z.string()), categories: z.array(z.string()), holdsFrom: z.number() },
    {
      nobody:
        'because every page and process reads what is sold, and what is booked stays as it was',
    },
  ),
};
