/** Channels of which each message costs us money, or our good name as a sender. */
export const PAID_CHANNELS = ['sms', 'whatsapp', 'email'] as const;
export type PaidChannel = (typeof PAID_CHANNELS)[number];
export type TotalBudget = Readonly<Record<PaidChannel, number>>;

/** Messages that may go out on one day in India to all accounts together, codes included; a deployment sets its own. */
export const USUAL_BUDGET: TotalBudget = { sms: 20_000, whatsapp: 50_000, email: 100_000 };

/** Share of the budget at which operations are warned, while everything still goes. */
const NEAR = 0.8;
/** News keeps out nobody who waits for a code or stands at a door: for them there is as much again. */
const FOR_WHO_WAITS = 2;

export const isPaid = (channel: string): channel is PaidChannel =>
  (PAID_CHANNELS as readonly string[]).includes(channel);

/** How many may have gone before this one. */
export const mostInTotal = (budget: number, isWaitedFor: boolean): number =>
  isWaitedFor ? budget * FOR_WHO_WAITS : budget;

/** Whether with this one operations are to hear of it: each time once, as counts pass every number once. */
export function alarmAt(messages: number, budget: number): 'near' | 'spent' | undefined {
  if (messages === Math.max(1, Math.ceil(budget * NEAR))) return 'near';
  return messages === budget ? 'spent' : undefined;
}
