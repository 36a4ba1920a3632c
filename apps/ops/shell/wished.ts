import type { InputOf } from '#contract/operation.ts';
import type { previewAct } from '#contract/ops/preview-act.ts';

/** An intended act on a booking. */
export type Wished = InputOf<typeof previewAct>;
