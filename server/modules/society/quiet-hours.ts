import { isNoisy } from '#contract/catalogue/known.ts';
import type { QUIET_FOR } from '#contract/public/list-societies.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import {
  addDays,
  dateInIndia,
  type Instant,
  instantInIndia,
  MINUTE,
  weekday,
} from '#kernel/time.ts';

export type QuietRules = {
  readonly quietFor: (typeof QUIET_FOR)[number];
  /** Minutes since midnight in India; 0 is Sunday. */
  readonly quietHours: readonly {
    readonly weekday: number;
    readonly startsMinute: number;
    readonly endsMinute: number;
  }[];
};

/** Whether a society's quiet hours ask anything of a service at all. */
const isHeldQuiet = ({ quietFor, quietHours }: QuietRules, serviceSlug: string): boolean =>
  quietHours.length > 0 && (quietFor === 'all' || isNoisy(serviceSlug));

/** A visit keeps clear of a society's quiet hours with the whole of its work: it may end when they begin. */
export function decideQuiet(
  rules: QuietRules | undefined,
  serviceSlug: string,
  { startsAt, endsAt }: { readonly startsAt: Instant; readonly endsAt: Instant },
): Outcome<void, 'society-quiet'> {
  if (!rules || !isHeldQuiet(rules, serviceSlug)) return accept(undefined);
  return isQuiet(rules, startsAt, endsAt) ? refuse('society-quiet') : accept(undefined);
}

/** The visit as it concerns the neighbours. */
export type Heard = { readonly serviceSlug: string; readonly durationMinutes: number };

type Slot = { readonly startsAt: Instant; readonly places: number; readonly reason: string | null };

/** Closes the slots whose visit would fall into quiet hours; the very same slots where none does. */
export function closeInQuiet<S extends Slot>(
  slots: readonly S[],
  rules: QuietRules | undefined,
  { serviceSlug, durationMinutes }: Heard,
): readonly (S | (Omit<S, 'reason'> & { readonly reason: 'society-quiet' }))[] {
  if (!rules || !isHeldQuiet(rules, serviceSlug)) return slots;
  return slots.map((slot) =>
    isQuiet(rules, slot.startsAt, slot.startsAt + durationMinutes * MINUTE)
      ? { ...slot, places: 0, reason: 'society-quiet' as const }
      : slot,
  );
}

function isQuiet({ quietHours }: QuietRules, startsAt: Instant, endsAt: Instant): boolean {
  const lastDay = dateInIndia(endsAt - 1);
  for (let day = dateInIndia(startsAt); day <= lastDay; day = addDays(day, 1)) {
    const today = weekday(day);
    const meets = quietHours.some(
      (quiet) =>
        quiet.weekday === today &&
        startsAt < instantInIndia(day, quiet.endsMinute) &&
        endsAt > instantInIndia(day, quiet.startsMinute),
    );
    if (meets) return true;
  }
  return false;
}
