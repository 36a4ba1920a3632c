import type { Instant } from '#kernel/time.ts';

/** An event as the outbox hands it on: what has happened, to whom, when. */
export type DomainEvent = {
  readonly id: number;
  readonly type: string;
  readonly subject: string;
  readonly at: Instant;
  readonly data: Readonly<Record<string, unknown>>;
};

/** A job to come back to, at its time. */
export type Again = { readonly againAt: Instant };

/**
 * One kind of work that an event sets going. It may be done twice for one event, by two processes at once, late, or
 * after a crash in the middle, so twice must be as good as once.
 */
export type Job = {
  /** Also the name of its queue. */
  readonly name: string;
  /** How many events are worked on at once by one process. */
  readonly atOnce: number;
  /** Waits some seconds while the process is busy answering; for what nobody stands and waits for. */
  readonly givesWay?: boolean;
  /** Throwing means: try again later, with growing pauses. */
  run(event: DomainEvent): Promise<Again | undefined>;
  /**
   * Does many in one go where that pays; such events also travel together. Answers in their order, nothing for what is
   * done. When it throws they are run one by one.
   */
  runTogether?(events: readonly DomainEvent[]): Promise<readonly (Again | undefined)[]>;
};

/** A job that an event starts, and from when on; at once when nothing is said. */
export type Planned = { readonly job: string; readonly at?: Instant | undefined };
export type Plan = (event: DomainEvent) => readonly Planned[];

/** Work that comes with the clock and not with an event. */
export type Routine = {
  readonly name: string;
  /** Minute, hour, day of month, month, day of week; in India. */
  readonly cron: string;
  /** Nobody reads what it resolves to. */
  run(): Promise<unknown>;
};
