/** On the way to a visit: coming early, and being reminded to leave. */
export const coming = {
  earlyTitle: 'Early?',
  earlyText: (filled: { time: string }) =>
    `The door and the gate open for you from ${filled.time}. Before that the customer has to say yes.`,
  earlyAsk: (filled: { time: string }) => `Ask: may I come at ${filled.time}?`,
  earlyWaits: (filled: { time: string }) =>
    `You asked to come at ${filled.time}. The customer has not answered yet.`,
  earlyYes: (filled: { time: string }) => `The customer says yes: you may come at ${filled.time}.`,
  earlyNo: (filled: { time: string }) =>
    `The customer says no. You can ring the bell from ${filled.time}.`,
  leaving: 'Are you leaving?',
  leavingText: 'Say it now, so that the customer is not kept waiting.',
  cannotCome: 'I cannot come',
  mapWaits: 'Looking for your location…',
  mapFresh: 'The customer and our team see you on the map.',
  staysOn: 'Your screen stays on while this page is open.',
  keepOn: 'Please keep your screen on.',
  mapOld: (filled: { minutes: number }) =>
    `The customer’s map is ${filled.minutes} minutes old. Keep this page open until you arrive.`,
  mapDenied:
    'The customer cannot see you on the map: location is off. Allow it for this page in your browser’s settings.',
  tenLate: '10 minutes late',
  tenLateSaid: 'The customer has been told.',
  tenLateKept: '10 minutes late: the customer is told as soon as there is a signal.',
  tenLateSaidCrew: 'The leader of the crew has been told.',
  tenLateKeptCrew: '10 minutes late: the leader of the crew is told as soon as there is a signal.',
};
