/** An act of a customer that one of us carries out for them. */
export type OnBehalf = {
  readonly actor: string;
  readonly why: string;
  /** How the booking stood when it was decided on. */
  readonly seen?: string | undefined;
};

export const actorOf = (
  { userId }: { readonly userId: string },
  onBehalf: OnBehalf | undefined,
): string => onBehalf?.actor ?? `customer:${userId}`;

export const whyOf = (onBehalf: OnBehalf | undefined): { why?: string } =>
  onBehalf ? { why: onBehalf.why } : {};
