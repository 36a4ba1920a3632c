import * as z from 'zod/mini';
import { event } from './event.ts';

/** Events of the catalogue and of what customers read. */
export const saleEvents = {
  FeatureSwitched: event(
    { feature: z.string(), offUntil: z.nullable(z.number()), why: z.string() },
    { nobody: 'because whoever asks for it is told, and every process reads what is off' },
  ),
  CataloguePublished: event(
    { services: z.array(z.string()), categories: z.array(z.string()), holdsFrom: z.number() },
    {
      nobody:
        'because every page and process reads what is sold, and what is booked stays as it was',
    },
  ),
  RateCardsWritten: event(
    { services: z.array(z.string()), changes: z.number() },
    { nobody: 'because the next estimate reads the prices, and what was agreed stays as it was' },
  ),
  TextPublished: event(
    { key: z.string(), version: z.number(), holdsFrom: z.number(), why: z.string() },
    {
      nobody:
        'because the page says from when on it holds, and those who agreed keep what they agreed to',
    },
  ),
};
