/** Facts stated in the policies: every figure comes from contract/policy.ts, every address from the brand. */
export type LegalFacts = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly serviceAge: number;
  readonly accountAge: number;
  readonly dailyLeadHours: number;
  readonly otherLeadHours: number;
  readonly holdMinutes: number;
  readonly rescheduleLimit: number;
  readonly advance: number;
  readonly eventDay: number;
  readonly completion: number;
  readonly freeHours: number;
  readonly lateHours: number;
  readonly graceMinutes: number;
  readonly feeUnder24Hours: number;
  readonly feeUnder3Hours: number;
  readonly feeDispatched: number;
  readonly feeArrived: number;
  readonly capFutureDated: number;
  readonly capSameDay: number;
  readonly capNoShow: number;
  /** Minutes after the promised time until cancelling is free, and until the visit counts as missed. */
  readonly freeWhenLateMinutes: number;
  readonly nobodyCameMinutes: number;
  /** The most that we pay for a failure where less was paid, as it is shown. */
  readonly mirrorCeiling: string;
  /** After the work, to say that it is not right. */
  readonly complaintHours: number;
  readonly refundFrom: number;
  readonly refundTo: number;
  readonly recordsYears: number;
  /** Value from which an invoice keeps a name, as it is shown. */
  readonly callBackDays: number;
  readonly messagesDays: number;
  readonly photoDays: number;
  readonly droppedPayeeDays: number;
  readonly notificationsDays: number;
};

type LegalBlock =
  | string
  /** A paragraph that ends with the way to what it speaks of. */
  | { readonly say: string; readonly link: string; readonly href: string }
  | { readonly list: readonly string[] }
  | { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** A policy as it is shown: sections that can be linked to, made of paragraphs, lists and tables. */
export type LegalDocument = {
  readonly title: string;
  readonly firstPublished: string;
  readonly summary: string;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly blocks: readonly LegalBlock[];
  }[];
};
