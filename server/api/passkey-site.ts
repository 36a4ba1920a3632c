import type { World } from '#server/app-context.ts';

/** The site that passkeys are made for, as the flows that take one want it. */
export const passkeyHouse = ({ pool, keys, origins, sender }: World) => ({
  ...{ pool, keys },
  site: { name: sender.brand.name, origins },
});
