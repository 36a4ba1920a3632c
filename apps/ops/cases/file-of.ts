import type { CaseKind } from '#contract/cases.ts';
import type { InputOf, OutputOf } from '#contract/operation.ts';
import type { listCases } from '#contract/ops/list-cases.ts';
import type { readCase } from '#contract/ops/read-case.ts';

export type CaseFileOf = OutputOf<typeof readCase>;

export type Wanted = Pick<InputOf<typeof listCases>, 'state' | 'owner' | 'overdue'> & {
  readonly kind?: CaseKind;
};
