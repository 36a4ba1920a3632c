/** The public page on which we say how well we keep what we promise. */
export const promise = {
  title: 'Our promise, and how well we keep it',
  summary:
    'Figures about us, from real visits and real money. Where there is too little data, we say so.',
  period: (filled: { from: string; until: string }) => `${filled.from} to ${filled.until}`,
  onTime: 'On time at the door',
  onTimeText: (filled: { minutes: number }) =>
    `Your Karigar is at the door within ${filled.minutes} minutes of the hour you booked, on each day of an event.`,
  onTimeFigure: (filled: { percent: string }) => `${filled.percent}%`,
  onTimeBasis: (filled: { onTime: string; visits: string; atLeast: string }) =>
    `${filled.onTime} of ${filled.visits} visits. What can be said for sure from so many: at least ${filled.atLeast}%.`,
  refused: (filled: { count: string }) =>
    `We also had to turn down ${filled.count} requests because nobody was available. They are not part of any percentage.`,
  refunds: 'Refunds',
  refundsText: (filled: { from: number; to: number }) =>
    `Refunds go to the original payment method within ${filled.from}-${filled.to} working days.`,
  refundsFigure: (filled: { days: string }) => `${filled.days} days`,
  refundsBasis: (filled: { count: string }) =>
    `Median time to refund, over ${filled.count} refunds.`,
  share: 'What the Karigar gets',
  shareText: (filled: { percents: string }) =>
    `Karigars get ${filled.percents} of the price you pay, tax included; they see every deduction.`,
  shareFigure: (filled: { percent: string }) => `${filled.percent}%`,
  shareBasis: (filled: { count: string }) => `Of all that was paid for ${filled.count} visits.`,
  complaints: 'Complaints',
  complaintsText: (filled: { hours: number }) =>
    `Complain within ${filled.hours} hours, and we hear you before we pay anyone.`,
  complaintsFigure: (filled: { hours: string }) => `${filled.hours} hours`,
  complaintsBasis: (filled: { count: string }) =>
    `Median time to resolve, over ${filled.count} complaints.`,
  tooFew: 'Not enough yet',
  tooFewText: (filled: { count: string; atLeast: string }) => {
    const few: Record<string, string> = { 0: 'There are none so far.', 1: 'There is 1 so far.' };
    const text = few[filled.count] ?? `There are ${filled.count} so far.`;
    return `${text} We give a figure from ${filled.atLeast} on.`;
  },
  howTitle: 'How we count',
  how: [
    'A Karigar counts as at the door when their location or your start code says so. Tapping a button is not enough.',
    'A visit that was lost, that we called off or to which nobody came counts as late. So does one that another Karigar took over and did not reach in time.',
    'Only what you cancelled yourself, or were not at home for, is left out.',
    'Percentages are rounded down, waiting times up. We update the figures every few minutes.',
  ],
};
