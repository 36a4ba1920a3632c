import type { Instant } from '#kernel/time.ts';

/** An act of a customer that one of us carries out for them. */
export type OnBehalf = {
  readonly actor: string;
  readonly why: string;
  /** How the booking stood when it was decided on. */
  readonly seen?: string | undefined;
};

/** A program takes back what it has placed, but nothing that the customer has confirmed. */
export type TakenBack = OnBehalf & { readonly unconfirmedOnly: true };

export const isConfirmedBefore = (
  { firmAt }: { readonly firmAt: Instant | null },
  onBehalf: OnBehalf | TakenBack | undefined,
): boolean => firmAt !== null && onBehalf !== undefined && 'unconfirmedOnly' in onBehalf;

export const actorOf = (
  { userId }: { readonly userId: string },
  onBehalf: OnBehalf | undefined,
): string => onBehalf?.actor ?? `customer:${userId}`;

export const whyOf = (onBehalf: OnBehalf | undefined): { why?: string } =>
  onBehalf ? { why: onBehalf.why } : {};
