import { NOW } from '../now.ts';
import type { Done, FaultyServer, QueuedAction } from './faulty-server.ts';

export type CampaignClock = ReturnType<typeof campaignClock>;

/** Time passes when it is told to, and is told to the server with everything that is wanted of it. */
export function campaignClock(app: Pick<FaultyServer, 'perform'>) {
  let now = NOW;
  let isCalm = false;
  const perform = (queuedAction: QueuedAction): Promise<Done> =>
    app.perform(queuedAction, { now, isCalm });
  /** Repeats an act that was cut off, as a person does at once, or the clock a minute later. */
  const insist = async (queuedAction: QueuedAction): Promise<Done> => {
    for (let tried = 1; ; tried += 1) {
      try {
        return await perform(queuedAction);
      } catch (error) {
        if (tried === MOST_TRIES) throw error;
      }
    }
  };
  return {
    perform,
    insist,
    pass: (ms: number) => {
      now += ms;
    },
    sweepAfter: async (ms: number) => {
      now += ms;
      await insist({ kind: 'sweep' });
    },
    calm: () => {
      isCalm = true;
    },
  };
}

const MOST_TRIES = 30;
