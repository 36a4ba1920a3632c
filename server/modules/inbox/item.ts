import type { EventName } from '#contract/events/catalogue.ts';
import type { InboxKind, MEANWHILE } from '#contract/ops/inbox.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';

/** An item as an event asks for it. */
export type NewItem = {
  readonly kind: InboxKind;
  /** The key of one trouble: while it is open, the same trouble opens no second item. */
  readonly about: string;
  readonly harms: 'customer' | 'karigar' | 'company';
  readonly harmAt: Instant;
  readonly meanwhile: { readonly does: (typeof MEANWHILE)[number]; readonly at?: Instant };
  readonly bookingId?: string;
  readonly karigarId?: number;
  readonly leadId?: string;
  readonly thingId?: string;
  readonly amountPaise?: Paise;
  readonly because?: string;
  /** It is worse than when it was opened, if it was. */
  readonly escalates?: true;
};

export type Happened = {
  readonly type: string;
  readonly subject: string;
  readonly at: Instant;
  readonly data: Readonly<Record<string, unknown>>;
};

/** An event of these names. */
export type Of<Name extends EventName> = Happened & { readonly type: Name };

export const instant = (value: unknown): Instant | undefined =>
  typeof value === 'number' ? value : undefined;

export const amount = (value: unknown) => (typeof value === 'number' ? { amountPaise: value } : {});
