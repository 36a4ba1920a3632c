import { useQuery } from '@tanstack/react-query';
import { toRows } from '#contract/columns.ts';
import { readKarigarPositions } from '#contract/ops/read-karigar-positions.ts';
import { SECOND } from '#kernel/time.ts';
import { ask, type Reading, readingOf } from '../api/reading.ts';

/** The last place of somebody on the way. */
export type SeenAt = {
  readonly bookingId: string;
  readonly karigarId: number;
  readonly latitude: number;
  readonly longitude: number;
  /** Counted by the clock of this device, which may be wrong: the server says how old a position is. */
  readonly at: number;
  /** Between which times they are expected at the door, as their customer is told. */
  readonly arrivesFrom: string | null;
  readonly arrivesUntil: string | null;
  readonly late: boolean;
};

/** While nobody tells of changes. */
const EVERY_MS = 5_000;
/** A way that ended is told as a change of the day; this is for what no event tells. */
const EVERY_MS_TOLD = 30_000;

/** Positions of those on the way, read again whenever the day is told to have changed. Only where they are looked at. */
export function usePositions(isShown: boolean, isTold: boolean): Reading<readonly SeenAt[]> {
  const asked = useQuery({
    queryKey: [readKarigarPositions.name, {}],
    queryFn: async ({ signal }): Promise<readonly SeenAt[]> => {
      const { positions } = await ask(readKarigarPositions, {}, signal);
      const now = Date.now();
      return toRows(positions).map(({ secondsOld, ...one }) => ({
        ...one,
        at: now - secondsOld * SECOND,
      }));
    },
    enabled: isShown,
    structuralSharing: false,
    // Somebody's whereabouts stay no longer than they are looked at.
    gcTime: 0,
    refetchInterval: isTold ? EVERY_MS_TOLD : EVERY_MS,
  });
  return readingOf(asked);
}
