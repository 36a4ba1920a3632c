import { startServer } from './server-process.ts';
import { median } from './volley.ts';

export type StartUp = { readonly listeningMs: number; readonly idleMb: number | undefined };

const STARTS = 5;
/** Long enough for whatever a fresh process still puts in order. */
const SETTLE_MS = 3_000;

/** How soon the server listens once the database is up, and how much memory it takes while nobody asks anything. */
export async function measureStart(databaseUrl: string, dataFolder: string): Promise<StartUp> {
  const times: number[] = [];
  let idleMb: number | undefined;
  for (let start = 1; start <= STARTS; start += 1) {
    const server = await startServer(databaseUrl, dataFolder);
    times.push(server.startedInMs);
    if (start === STARTS) {
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      idleMb = await server.residentMb();
    }
    await server.stop();
  }
  return { listeningMs: median(times), idleMb };
}
