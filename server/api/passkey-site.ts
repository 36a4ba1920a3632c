import type { World } from '#server/app-context.ts';

/** The site that passkeys are made for, as the flows that take one want it. */
export const passkeyHouse = ({ pool, keys, origins, sender }: World) => ({
  ...{ pool, keys },
  site: { name: sender.brand.name, origins },
});

/** Passkeys of colleagues belong to the console, where it has an origin of its own: no page of the site can ask for one. */
export const staffPasskeyHouse = (world: World) =>
  passkeyHouse(world.opsOrigin ? { ...world, origins: [world.opsOrigin] } : world);
