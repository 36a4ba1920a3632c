/** On the way to a visit: coming early, and being reminded to leave. */
export const coming = {
  earlyTitle: 'Early?',
  earlyText: (filled: { time: string }) =>
    `The door and the gate open for you from ${filled.time}. Before that the customer has to say yes.`,
  earlyAsk: (filled: { time: string }) => `Ask: may I come at ${filled.time}?`,
  earlyWaits: (filled: { time: string }) =>
    `You asked to come at ${filled.time}. The customer has not answered yet.`,
  earlyYes: (filled: { time: string }) => `The customer says yes: you may come at ${filled.time}.`,
  earlyNo: (filled: { time: string }) => `The customer says no. You can ring from ${filled.time}.`,
  leaving: 'Are you leaving?',
  leavingText: 'Say it now, so that the customer is not kept waiting.',
  cannotCome: 'I cannot come',
  tenLate: '10 minutes late',
  tenLateSaid: 'Told the customer.',
};
