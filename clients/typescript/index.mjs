import createClient from 'openapi-fetch';

/** Made with the address of the site and a key; `fetch` may be another one than the engine's own. */
export const createAanganClient = ({ origin, key, fetch = globalThis.fetch }) =>
  createClient({ baseUrl: origin, headers: { authorization: `Bearer ${key}` }, fetch });
