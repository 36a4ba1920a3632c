import { isOut } from '#contract/booking-phases.ts';
import type { BookingStatus } from '#contract/booking-statuses.ts';
import { startCodeSeal } from '#server/modules/visit/start-code.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { unseal } from '#server/platform/secrets/seal.ts';

type Sealed = {
  /** The booking, or the later day of it. */
  readonly day: string;
  readonly status: BookingStatus;
  readonly code: Buffer | null;
};

/** There from setting out until the work begins; a Karigar who comes instead has a code of their own. */
export const openStartCode = (keys: Keys, { day, status, code }: Sealed): string | null =>
  code && isOut(status) ? (unseal<string>(keys, code, startCodeSeal(day)) ?? null) : null;
