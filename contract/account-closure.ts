/** Why we close an account to its customer. */
export const CLOSURE_REASONS = ['safety', 'payment', 'misuse', 'asked', 'other'] as const;
