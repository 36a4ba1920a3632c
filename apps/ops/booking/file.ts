import type { OutputOf } from '#contract/operation.ts';
import type { readBookingFile } from '#contract/ops/read-booking-file.ts';

export type File = OutputOf<typeof readBookingFile>;
