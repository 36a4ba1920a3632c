/** The public page on which we say how well we keep what we promise. */
export const promise = {
  title: 'What we promise, and how well we keep it',
  summary:
    'Figures about ourselves, reckoned from real visits and real money, not from a brochure. Where there is too little to reckon from, we say so.',
  period: (filled: { from: string; until: string }) => `${filled.from} to ${filled.until}`,
  onTime: 'On time at the door',
  onTimeText: (filled: { minutes: number }) =>
    `Your Karigar is at the door within ${filled.minutes} minutes of the hour you booked, on each day of an event.`,
  onTimeFigure: (filled: { percent: string }) => `${filled.percent}%`,
  onTimeBasis: (filled: { onTime: string; visits: string; atLeast: string }) =>
    `${filled.onTime} of ${filled.visits} visits. What can be said for sure from so many: at least ${filled.atLeast}%.`,
  refused: (filled: { count: string }) =>
    `Besides, we had to refuse ${filled.count} requests because nobody was free. They are in no percentage.`,
  refunds: 'Refunds',
  refundsText: (filled: { from: number; to: number }) =>
    `Money goes back the way it came, within ${filled.from}-${filled.to} working days.`,
  refundsFigure: (filled: { days: string }) => `${filled.days} days`,
  refundsBasis: (filled: { count: string }) =>
    `Half of ${filled.count} refunds were with their owner sooner, from the hour they were due.`,
  share: 'What the Karigar gets',
  shareText: (filled: { percents: string }) =>
    `Of the price you pay, tax included, ${filled.percents} is his; every deduction is shown to him.`,
  shareFigure: (filled: { percent: string }) => `${filled.percent}%`,
  shareBasis: (filled: { count: string }) => `Of all that was paid for ${filled.count} visits.`,
  complaints: 'Complaints',
  complaintsText: (filled: { hours: number }) =>
    `Whoever is not content within ${filled.hours} hours is heard before anybody is paid.`,
  complaintsFigure: (filled: { hours: string }) => `${filled.hours} hours`,
  complaintsBasis: (filled: { count: string }) =>
    `Half of ${filled.count} complaints were settled sooner.`,
  tooFew: 'Not enough yet',
  tooFewText: (filled: { count: string; atLeast: string }) => {
    const few: Record<string, string> = { 0: 'There are none so far.', 1: 'There is 1 so far.' };
    const text = few[filled.count] ?? `There are ${filled.count} so far.`;
    return `${text} We give a figure from ${filled.atLeast} on.`;
  },
  howTitle: 'How we count',
  how: [
    'A Karigar is at the door when his position or your start code says so. Pressing a button alone counts for nothing.',
    'A visit that was lost, that we called off or to which nobody came counts as late. So does one that another Karigar took over and did not reach in time.',
    'Only what you cancelled yourself, or were not at home for, is left out.',
    'Percentages are rounded down and waiting times up, and everything is reckoned anew every few minutes.',
  ],
};
