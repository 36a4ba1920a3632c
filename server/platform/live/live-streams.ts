import type { Log } from '../log/log.ts';
import { EventStream } from './event-stream.ts';
import { shareReading } from './share-reading.ts';
import type { Signals } from './signals.ts';

/** How something stands now; the same `id` means that nothing has changed. */
export type Snapshot = { readonly id: string; readonly data: unknown };

export type Watched = {
  /** Topic of the stream: nobody else's signals are heard. */
  readonly topic: string;
  /** Name of the events in the stream. */
  readonly name: string;
  /** Reads how it stands; nothing when whoever watches may no longer see it. */
  readonly read: () => Promise<Snapshot | undefined>;
  /** Another topic, of which this stream says only that it has changed; also the name of that event. */
  readonly nudges?: string;
  /** Those who see the very same share one reading of it, and are counted together; without it each reads separately. */
  readonly sharedAs?: string;
  /** How many may watch it where those are more than the devices of one person. */
  readonly most?: number;
  /** Whether this one may still watch what others see as well: asked at the first look and then now and then. */
  readonly mayWatch?: () => Promise<boolean>;
  /** Id of the last event that the browser saw before its connection broke. */
  readonly lastId: string | undefined;
};

export type LiveStreams = {
  /** Nothing when one topic, or the process, has as many watchers as it can bear. */
  open(watched: Watched): EventStream | undefined;
  tell: Signals['tell'];
  /** Ends every stream and takes no more; the browsers come back to another process. */
  close(): Promise<void>;
};

export type LiveLimits = { readonly perTopic: number; readonly inAll: number };

/** Every tab of every device of one person; and as many connections as a process holds without effort. */
const LIMITS: LiveLimits = { perTopic: 12, inAll: 10_000 };
/** How long a leave to watch is believed; a change in between is told to whoever had it then. */
const LEAVE_MS = 10_000;
/** A stream ends now and then, so that it is opened anew by somebody whose right to it is looked at anew. */
const LIFE_MS = { least: 10 * 60_000, spread: 5 * 60_000 };
const lifeMs = (): number => LIFE_MS.least + Math.random() * LIFE_MS.spread;

/**
 * Keeps watchers told of how something stands: always the whole of it, never a difference. So it does not matter which
 * signals got lost, repeated or overtaken, nor what a browser has missed: it is told unless it has seen just that.
 */
export function openLiveStreams(
  signals: Signals,
  log: Log,
  limits: LiveLimits = LIMITS,
): LiveStreams & { readonly count: () => number } {
  const streams = new Map<string, Set<EventStream>>();
  const readings = new Map<string, Watched['read']>();
  let inAll = 0;
  let closed = false;
  return {
    tell: signals.tell,
    count: () => inAll,
    open(watched) {
      const group = watched.sharedAs ?? watched.topic;
      const those = streams.get(group) ?? new Set();
      if (closed || those.size >= (watched.most ?? limits.perTopic) || inAll >= limits.inAll)
        return undefined;
      const stream = keepTold({ ...watched, read: readingOf(watched) }, signals, log, () => {
        those.delete(stream);
        inAll -= 1;
        if (those.size > 0) return;
        streams.delete(group);
        readings.delete(group);
      });
      streams.set(group, those.add(stream));
      inAll += 1;
      return stream;
    },
    async close() {
      closed = true;
      for (const stream of [...streams.values()].flatMap((those) => [...those])) stream.end();
      await signals.stop();
    },
  };

  function readingOf({ sharedAs, read }: Watched): Watched['read'] {
    if (sharedAs === undefined) return read;
    const reading = readings.get(sharedAs) ?? shareReading(read);
    readings.set(sharedAs, reading);
    return reading;
  }
}

function keepTold(
  { topic, name, read, lastId, mayWatch, nudges }: Watched,
  signals: Signals,
  log: Log,
  onEnd: () => void,
): EventStream {
  let seen = lastId;
  let leaveUntil = 0;
  let looking = false;
  let lookAgain = false;
  const unwatch = signals.watch(topic, () => void look());
  const unwatchOther = nudges ? signals.watch(nudges, () => stream.nudge(nudges)) : undefined;
  const life = setTimeout(() => stream.end(), lifeMs()).unref();
  const stream = new EventStream({
    onEnd: () => {
      unwatch();
      unwatchOther?.();
      clearTimeout(life);
      onEnd();
    },
  });
  void look();
  // Changes from before somebody listened are asked for now.
  if (nudges) stream.nudge(nudges);
  return stream;

  /** One look at a time; a signal meanwhile means another look, because that one may have come too early. */
  async function look(): Promise<void> {
    lookAgain = true;
    if (looking) return;
    looking = true;
    while (lookAgain && !stream.ended) {
      lookAgain = false;
      await lookOnce();
    }
    looking = false;
  }

  async function lookOnce(): Promise<void> {
    try {
      const standing = (await hasLeave()) ? await read() : undefined;
      if (!standing) stream.end();
      else if (standing.id !== seen) {
        seen = standing.id;
        stream.send({ name, ...standing });
      }
    } catch (error) {
      log.fault('live-not-read', error);
      stream.end();
    }
  }

  async function hasLeave(): Promise<boolean> {
    if (!mayWatch || performance.now() < leaveUntil) return true;
    if (!(await mayWatch())) return false;
    leaveUntil = performance.now() + LEAVE_MS;
    return true;
  }
}
