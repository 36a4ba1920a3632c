import type { OutputOf } from '#contract/operation.ts';
import type { listKarigarBatches } from '#contract/ops/list-karigar-batches.ts';
import type { listKarigarCash } from '#contract/ops/list-karigar-cash.ts';
import type { listPayeeChanges } from '#contract/ops/list-payee-changes.ts';
import type { readIncomeTax } from '#contract/ops/read-income-tax.ts';
import type { readKarigarPayouts } from '#contract/ops/read-karigar-payouts.ts';

export type BatchOf = OutputOf<typeof listKarigarBatches>['batches'][number];
export type Payouts = OutputOf<typeof readKarigarPayouts>;
export type Payout = Payouts['payouts'][number];
export type CashOf = OutputOf<typeof listKarigarCash>;
export type Held = CashOf['held'][number];
export type HandedIn = CashOf['handedIn'][number];
export type PayeeChange = OutputOf<typeof listPayeeChanges>['changes'][number];
export type IncomeTaxOf = OutputOf<typeof readIncomeTax>;
