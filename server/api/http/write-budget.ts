import type { Audience } from '#contract/operation.ts';
import type { Outcome } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { limits } from '#server/modules/identity/limits.ts';
import { decideAttempt, windowStart } from '#server/modules/identity/throttling.ts';

/**
 * How much each person has written in the present window, on this server: nobody fills tables and queues without end, not even
 * with rows of their own. It costs no round trip, so every write may be counted; several servers allow as many times as
 * much. What is refused is not counted.
 */
export class WriteBudget {
  #window: Instant = 0;
  readonly #written = new Map<string, number>();

  count(personId: string, audience: Audience, now: Instant): Outcome<void, 'too-many-requests'> {
    const limit = audience === 'ops' ? 'write/operations' : 'write/person';
    const window = windowStart(limit, now);
    // Nobody is kept longer than a window: the memory is that of who writes within ten minutes.
    if (window > this.#window) {
      this.#written.clear();
      this.#window = window;
    }
    const subject = `${limit} ${personId}`;
    const attempts = (this.#written.get(subject) ?? 0) + 1;
    const isOver = attempts > limits[limit].attempts;
    if (!isOver) this.#written.set(subject, attempts);
    return decideAttempt([{ limit, attempts, isOver }], now);
  }
}
