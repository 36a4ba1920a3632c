import { createServer, type Server } from 'node:net';

export type ClaimedPorts = {
  /** The first of neighbouring ports that nobody else of us will take. */
  readonly first: number;
  release(): void;
};

/** One port of each block says that the block is taken; whoever dies lets go of it. */
const BLOCK = 8;
const BLOCKS = 1_250;
const LOWEST = 20_000;

/** Up to seven neighbouring free ports. They stay ours until they are released, whether anybody listens on them or not. */
export async function claimPorts(): Promise<ClaimedPorts> {
  for (;;) {
    const block = LOWEST + BLOCK * Math.floor(Math.random() * BLOCKS);
    const claim = await listenOn(block);
    if (!claim) continue;
    const first = block + 1;
    const ports = Array.from({ length: BLOCK - 1 }, (_, index) => first + index);
    if ((await Promise.all(ports.map(isFree))).every(Boolean))
      return { first, release: () => claim.close() };
    claim.close();
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = await listenOn(port);
  if (!probe) return false;
  await new Promise((resolve) => probe.close(resolve));
  return true;
}

function listenOn(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer().unref();
    server.once('error', () => resolve(undefined));
    server.listen(port, () => resolve(server));
  });
}
