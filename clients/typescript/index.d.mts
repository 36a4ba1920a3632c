import type { Client } from 'openapi-fetch';
import type { components, paths } from './schema.d.ts';

export type AanganClient = Client<paths>;

/** Objects by their names in the OpenAPI document: `Schemas['PlacedBooking']`. */
export type Schemas = components['schemas'];

export declare function createAanganClient(options: {
  /** Address of the site, as `https://aangan.example`. */
  readonly origin: string;
  /** Made in the console for this program: `aangan_key_…`. */
  readonly key: string;
  readonly fetch?: typeof globalThis.fetch;
}): AanganClient;
