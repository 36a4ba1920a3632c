import type { PayoutStatus } from '../protocol.ts';

export type PayoutSimulatorOptions = {
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly controlKey: string;
  readonly journalFile: string;
  readonly webhookUrl: string;
};

/** A payout as the bank keeps it, with when it will end. */
export type KeptPayout = PayoutStatus & { readonly endsAt: number; readonly vpa: string };
