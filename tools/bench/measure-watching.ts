import { toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { openStream } from './open-stream.ts';
import type { ServerProcess } from './server-process.ts';
import { dispatchedVisits, type UnderWay } from './visits-under-way.ts';

const KARIGARS = 500;
/** Devices on which each visit is watched: together the customers of a busy hour. */
const DEVICES = 4;
const EVERY_MS = 5_000;
const SECONDS = 25;
/** Some 40 km/h. */
const STEP_DEGREES = 0.0005;

export type Watching = {
  readonly watchers: number;
  readonly karigars: number;
  readonly openedInMs: number;
  readonly reportsPerSecond: number;
  readonly told: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Watchers who in the end do not see the last place that was reported. */
  readonly behind: number;
  readonly idleMb: number | undefined;
  readonly busyMb: number | undefined;
  /** Share of one processor. */
  readonly cpuShare: number | undefined;
};

/** Karigars ride over the city and report where they are; from the report to every screen that shows it. */
export async function measureWatching(server: ServerProcess, db: Database): Promise<Watching> {
  const idleMb = await server.residentMb();
  const visits = await dispatchedVisits(db, KARIGARS);
  const rides = visits.map((visit, index) => rideOf(visit, index));
  const delays: number[] = [];

  const openedAt = performance.now();
  const streams = await openAll(server.port, rides, delays);
  const openedInMs = performance.now() - openedAt;

  const cpuBefore = await server.cpuSeconds();
  const startedAt = performance.now();
  const reports = await rideFor(server, rides);
  const seconds = (performance.now() - startedAt) / 1_000;
  await pause(1_500);
  const cpuAfter = await server.cpuSeconds();
  const busyMb = await server.residentMb();
  const behind = rides.flatMap(({ seen, latitude }) => seen.filter((one) => one !== latitude));
  for (const stream of streams) stream.close();
  delays.sort((one, other) => one - other);
  return {
    watchers: streams.length,
    karigars: rides.length,
    openedInMs,
    reportsPerSecond: reports / seconds,
    told: delays.length,
    p50Ms: at(delays, 0.5),
    p99Ms: at(delays, 0.99),
    behind: behind.length,
    idleMb,
    busyMb,
    cpuShare:
      cpuBefore === undefined || cpuAfter === undefined
        ? undefined
        : (cpuAfter - cpuBefore) / seconds,
  };
}

type Ride = UnderWay & {
  /** The Karigar's position by the last report, and when they sent it. */
  latitude: number;
  readonly longitude: number;
  readonly sentAt: Map<number, number>;
  /** Updates seen, by device. */
  readonly seen: number[];
};

const rideOf = (visit: UnderWay, index: number): Ride => ({
  ...visit,
  latitude: round(19 + (index % 200) / 1_000),
  longitude: 72.85,
  sentAt: new Map(),
  seen: Array.from({ length: DEVICES }, () => 0),
});

async function openAll(port: number, rides: readonly Ride[], delays: number[]) {
  const streams: { close(): void }[] = [];
  for (let first = 0; first < rides.length; first += 25) {
    const some = rides.slice(first, first + 25).flatMap((ride) =>
      ride.seen.map((_, device) =>
        openStream(
          { port, path: `/api/bookings/${ride.bookingId}/visit/live`, token: ride.customerToken },
          (text) => {
            const latitude = Number(/"position":\{"latitude":([\d.]+)/.exec(text)?.[1]);
            const sentAt = ride.sentAt.get(latitude);
            if (sentAt !== undefined && ride.seen[device] !== latitude) {
              delays.push(performance.now() - sentAt);
            }
            if (latitude > 0) ride.seen[device] = latitude;
          },
        ),
      ),
    );
    streams.push(...(await Promise.all(some)));
  }
  return streams;
}

/** Each at their own moment of every five seconds, as life would have it. */
async function rideFor(server: ServerProcess, rides: readonly Ride[]): Promise<number> {
  let reports = 0;
  await Promise.all(
    rides.map(async (ride, index) => {
      await pause((index / rides.length) * EVERY_MS);
      for (let turn = 0; turn < (SECONDS * 1_000) / EVERY_MS; turn += 1) {
        const next = performance.now() + EVERY_MS;
        const latitude = round(ride.latitude + STEP_DEGREES);
        ride.sentAt.set(latitude, performance.now());
        const answer = await report(server, ride, latitude);
        if (answer) ride.latitude = latitude;
        reports += 1;
        await pause(next - performance.now());
      }
    }),
  );
  return reports;
}

async function report({ port, origin }: ServerProcess, ride: Ride, latitude: number) {
  const answer = await fetch(
    `http://127.0.0.1:${port}/api/karigar/visits/${ride.bookingId}/position`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin,
        cookie: `aangan_karigar=${ride.karigarToken}`,
      },
      body: JSON.stringify({
        latitude,
        longitude: ride.longitude,
        accuracyMeters: 12,
        happenedAt: toIndiaIso(Date.now()),
      }),
    },
  );
  if (!answer.ok) throw new Error(`A report was answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { kept: boolean }).kept;
}

const round = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
