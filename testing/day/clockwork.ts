import type { Instant } from '#kernel/time.ts';
import { jobsOf, planJobs } from '#server/jobs.ts';
import type { DomainEvent } from '#server/platform/jobs/job.ts';
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

type Planned = {
  readonly at: Instant;
  readonly turn: number;
  readonly run: () => Promise<unknown>;
};

/** In turn, one after the other, on the day's own clock: nothing depends on how quick the machine is. */
export function createClockwork(city: City): Clockwork {
  const agenda = createAgenda();
  const jobs = new Map(jobsOf(city.app).map((job) => [job.name, job]));
  const listeners: ((event: DomainEvent) => Promise<void>)[] = [];
  const relayed = new Set<number>();
  const counts: Counts = { steps: 0, events: 0, reactions: 0, events_: [] };

  const at: Clockwork['at'] = (when, run) => agenda.add(Math.max(when, city.clock.now), run);

  return { at, onEvent: (listen) => listeners.push(listen), run, counts };

  async function run(
    until: Instant,
    afterStep: (events: readonly DomainEvent[]) => Promise<void>,
  ): Promise<void> {
    for (let next = agenda.take(); next && next.at <= until; next = agenda.take()) {
      city.clock.now = next.at;
      await next.run();
      counts.steps += 1;
      const events = await tellTheWorld();
      if (events.length > 0) await afterStep(events);
    }
  }

  /** Empties the outbox through the tables of reactions and timers; each event leaves it once. */
  async function tellTheWorld(): Promise<DomainEvent[]> {
    const told: DomainEvent[] = [];
    const planned: { event: DomainEvent; job: string; at: Instant }[] = [];
    for (let moved = 1; moved > 0; ) {
      const batch = await relayOnce(
        city.pool,
        (event) => {
          if (relayed.has(event.id)) throw new Error(`Event ${event.id} was relayed twice`);
          relayed.add(event.id);
          told.push(event);
          const plan = planJobs(event);
          for (const { job, at: when } of plan) {
            planned.push({ event, job, at: when ?? city.clock.now });
          }
          return [];
        },
        async () => {},
        500,
      );
      moved = batch.events;
    }
    counts.events += told.length;
    counts.events_.push(...told);
    for (const { event, job, at: when } of planned) at(when, () => react(job, event));
    for (const event of told) for (const listen of listeners) await listen(event);
    return told;
  }

  async function react(name: string, event: DomainEvent): Promise<void> {
    const job = jobs.get(name);
    if (!job) throw new Error(`No job is called ${name}`);
    const again = await job.run(event);
    counts.reactions += 1;
    if (again) at(Math.max(again.againAt, city.clock.now + 1_000), () => react(name, event));
  }
}

/** Coming steps, the earliest first; of two at one moment the one that was planned first. */
function createAgenda() {
  const heap: Planned[] = [];
  let turn = 0;
  const before = (one: Planned, other: Planned) => one.at - other.at || one.turn - other.turn;
  return {
    add(when: Instant, run: () => Promise<unknown>): void {
      heap.push({ at: when, turn: turn++, run });
      for (let child = heap.length - 1; child > 0; ) {
        const parent = (child - 1) >> 1;
        if (before(heap[parent] as Planned, heap[child] as Planned) <= 0) break;
        swap(child, parent);
        child = parent;
      }
    },
    take(): Planned | undefined {
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
          if (one && before(one, heap[least] as Planned) < 0) least = child;
        }
        if (least === parent) return first;
        swap(least, parent);
        parent = least;
      }
    },
  };
  function swap(one: number, other: number): void {
    [heap[one], heap[other]] = [heap[other] as Planned, heap[one] as Planned];
  }
}
