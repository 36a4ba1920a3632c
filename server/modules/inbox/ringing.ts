import type { InboxKind } from '#contract/ops/inbox.ts';
import { RUNG_KINDS, type RungKind } from '#contract/ops/ringing.ts';
import { whileAwake } from '#contract/terms/while-awake.ts';
import { HOUR, type Instant, MINUTE } from '#kernel/time.ts';

/** How long before its harm an item rings: a visit near enough that waiting for the next look at the console is too late. */
const RINGS_BEFORE: Readonly<Record<RungKind, number>> = {
  'safety-exit': HOUR,
  'day-unled': HOUR,
  'nobody-comes': HOUR,
  'karigar-silent': HOUR,
};

export type Ringing = {
  readonly kind: InboxKind;
  readonly harmAt: Instant;
  /** When the clock does what it says meanwhile. */
  readonly meanwhileAt?: Instant | null;
};

/**
 * When people are rung who look at no screen, unless somebody has taken the item; most items ring nobody. A visit that the clock calls
 * off before its hour rings before that, and one that is hours away by then rings in the evening, not at night.
 */
export function ringsAt({ kind, harmAt, meanwhileAt }: Ringing, now: Instant): Instant | undefined {
  if (!isRung(kind)) return undefined;
  const last = Math.min(harmAt, meanwhileAt ?? harmAt);
  return Math.max(now, whileAwake(last - RINGS_BEFORE[kind], harmAt));
}

export const isRung = (kind: string): kind is RungKind => RUNG_KINDS.some((one) => one === kind);

/** Browsers of those on duty, then their telephones, then those of every administrator. */
export const RING_STAGES = ['browsers', 'telephones', 'administrators'] as const;
export type RingStage = (typeof RING_STAGES)[number];

const AFTER: Readonly<Record<RingStage, number>> = {
  browsers: 0,
  telephones: MINUTE,
  administrators: 3 * MINUTE,
};

/** Stages that are due once nobody has taken it, and when the next one is. */
export function ringStages(
  began: Instant,
  now: Instant,
): { readonly due: readonly RingStage[]; readonly nextAt: Instant | undefined } {
  const isDue = (stage: RingStage) => began + AFTER[stage] <= now;
  const next = RING_STAGES.find((stage) => !isDue(stage));
  return { due: RING_STAGES.filter(isDue), nextAt: next && began + AFTER[next] };
}
