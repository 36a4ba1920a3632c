import type { Instant } from '#kernel/time.ts';
import { jobsOf, planJobs } from '#server/jobs.ts';
import type { Again, DomainEvent, Planned } from '#server/platform/jobs/job.ts';
import { relayOnce } from '#server/platform/jobs/relay.ts';
import type { City } from './city.ts';

export type Clockwork = {
  /** Something happens at a moment, or now if that is over. */
  at(when: Instant, run: () => Promise<unknown>): void;
  onEvent(listen: (event: DomainEvent) => Promise<void>): void;
  /** Runs until nothing is left that happens before the end. */
  run(until: Instant, afterStep: (events: readonly DomainEvent[]) => Promise<void>): Promise<void>;
  readonly counts: Counts;
};

export type Counts = {
  steps: number;
  events: number;
  reactions: number;
  readonly events_: DomainEvent[];
};

type Step = {
  readonly at: Instant;
  readonly turn: number;
  readonly run: () => Promise<unknown>;
};

/** The house behind the day: which events it has recorded since it was last asked, and what follows from each. */
export type Happening = {
  readonly clock: { now: Instant };
  /** Each event once. */
  takeEvents(): Promise<readonly DomainEvent[]>;
  plan(event: DomainEvent): readonly Planned[];
  react(job: string, event: DomainEvent): Promise<Again | undefined>;
};

/** In turn, one after the other, on the day's own clock: nothing depends on how quick the machine is. */
export function createClockwork({ clock, takeEvents, plan, react }: Happening): Clockwork {
  const agenda = createAgenda();
  const listeners: ((event: DomainEvent) => Promise<void>)[] = [];
  const counts: Counts = { steps: 0, events: 0, reactions: 0, events_: [] };

  const at: Clockwork['at'] = (when, run) => agenda.add(Math.max(when, clock.now), run);

  return { at, onEvent: (listen) => listeners.push(listen), run, counts };

  async function run(
    until: Instant,
    afterStep: (events: readonly DomainEvent[]) => Promise<void>,
  ): Promise<void> {
    for (let next = agenda.take(); next && next.at <= until; next = agenda.take()) {
      clock.now = next.at;
      await next.run();
      counts.steps += 1;
      const events = await tellTheWorld();
      if (events.length > 0) await afterStep(events);
    }
  }

  async function tellTheWorld(): Promise<readonly DomainEvent[]> {
    const told = await takeEvents();
    counts.events += told.length;
    counts.events_.push(...told);
    for (const event of told)
      for (const { job, at: when } of plan(event)) at(when ?? clock.now, () => follow(job, event));
    for (const event of told) for (const listen of listeners) await listen(event);
    return told;
  }

  async function follow(name: string, event: DomainEvent): Promise<void> {
    const again = await react(name, event);
    counts.reactions += 1;
    if (again) at(Math.max(again.againAt, clock.now + 1_000), () => follow(name, event));
  }
}

/** The product's own outbox, reactions and timers: each event leaves it once. */
export function happeningIn(city: City): Happening {
  const jobs = new Map(jobsOf(city.app).map((job) => [job.name, job]));
  const relayed = new Set<number>();
  return {
    clock: city.clock,
    plan: planJobs,
    takeEvents: async () => {
      const told: DomainEvent[] = [];
      for (let moved = 1; moved > 0; ) {
        const batch = await relayOnce(
          city.pool,
          (event) => {
            if (relayed.has(event.id)) throw new Error(`Event ${event.id} was relayed twice`);
            relayed.add(event.id);
            told.push(event);
            return [];
          },
          async () => {},
          500,
        );
        moved = batch.events;
      }
      return told;
    },
    react: async (name, event) => {
      const job = jobs.get(name);
      if (!job) throw new Error(`No job is called ${name}`);
      return job.run(event);
    },
  };
}

/** Coming steps, the earliest first; of two at one moment the one that was planned first. */
function createAgenda() {
  const heap: Step[] = [];
  let turn = 0;
  const before = (one: Step, other: Step) => one.at - other.at || one.turn - other.turn;
  return {
    add(when: Instant, run: () => Promise<unknown>): void {
      heap.push({ at: when, turn: turn++, run });
      for (let child = heap.length - 1; child > 0; ) {
        const parent = (child - 1) >> 1;
        if (before(heap[parent] as Step, heap[child] as Step) <= 0) break;
        swap(child, parent);
        child = parent;
      }
    },
    take(): Step | undefined {
      const first = heap[0];
      const last = heap.pop();
      if (!first || !last || heap.length === 0) return first;
      heap[0] = last;
      for (let parent = 0; ; ) {
        const left = 2 * parent + 1;
        const right = left + 1;
        let least = parent;
        for (const child of [left, right]) {
          const one = heap[child];
          if (one && before(one, heap[least] as Step) < 0) least = child;
        }
        if (least === parent) return first;
        swap(least, parent);
        parent = least;
      }
    },
  };
  function swap(one: number, other: number): void {
    [heap[one], heap[other]] = [heap[other] as Step, heap[one] as Step];
  }
}
