/** Help in the app of those who do the work: our number, and questions with a number of their own. */
export const help = {
  title: 'Help',
  call: (filled: { phone: string }) => `Call our office: ${filled.phone}`,
  about: 'What is it about?',
  topics: {
    pay: 'My pay is wrong',
    attendance: 'My attendance is wrong',
    training: 'Training',
    app: 'The app',
  },
  words: {
    pay: 'Which visit and which day? What should the pay be?',
    attendance: 'Which visit and which day? Who saw you there?',
    training: 'What would you like to learn?',
    app: 'What does not work?',
  },
  send: 'Send',
  told: (filled: { number: string; time: string }) =>
    `Thank you. Your number is ${filled.number}. We answer by ${filled.time}.`,
  asked: 'Your questions',
  says: { you: 'You:', us: 'We:' },
  closed: 'Closed',
  answered: 'Answered; we are still working on it.',
  waits: (filled: { time: string }) => `We answer by ${filled.time}.`,
};
