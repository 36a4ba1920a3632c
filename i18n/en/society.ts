/** Rules of a housing society for visitors, shown where an address is typed. */
export const society = {
  suggested: 'Societies at this pincode',
  wings: 'Wings',
  everyDay: (filled: { from: string; until: string }) =>
    `${filled.from} to ${filled.until} every day`,
  onDays: (filled: { from: string; until: string; days: string }) =>
    `${filled.from} to ${filled.until} on ${filled.days}`,
  quietForNoisy: (filled: { hours: string }) =>
    `Quiet hours: ${filled.hours}. No drilling or hammering then.`,
  quietForAll: (filled: { hours: string }) => `Quiet hours: ${filled.hours}. No visits then.`,
  needsPass: 'The gate asks for a pass. We make one for your Karigar by itself.',
  gateMinutes: (filled: { minutes: number }) =>
    `Getting through the gate takes about ${filled.minutes} minutes.`,
};
