import type { OutputOf } from '#contract/operation.ts';
import type { readApplication } from '#contract/ops/read-application.ts';
import type { readCustomerFile } from '#contract/ops/read-customer-file.ts';
import type { readKarigarFile } from '#contract/ops/read-karigar-file.ts';

export type CustomerFileOf = OutputOf<typeof readCustomerFile>;
export type KarigarFileOf = OutputOf<typeof readKarigarFile>;
export type Application = OutputOf<typeof readApplication>;
