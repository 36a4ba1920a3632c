import type { OutputOf } from '#contract/operation.ts';
import type { listTexts } from '#contract/ops/list-texts.ts';

export type TextVersion = OutputOf<typeof listTexts>['texts'][number];
