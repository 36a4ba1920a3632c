import type { InputOf } from '#contract/operation.ts';
import type { previewAct } from '#contract/ops/preview-act.ts';

/** What somebody means to do to a booking. */
export type Wished = InputOf<typeof previewAct>;
