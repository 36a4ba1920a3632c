import type { OutputOf } from '#contract/operation.ts';
import type { readFailedTransfer } from '#contract/ops/read-failed-transfer.ts';

export type Failed = OutputOf<typeof readFailedTransfer>;
