/** Help in the app of those who do the work: our number, and questions with a number of their own. */
export const help = {
  title: 'Help',
  call: (filled: { phone: string }) => `Call our office: ${filled.phone}`,
  learn: 'Learn, practise and take the test',
  pages: 'How it works',
  ask: 'Ask us',
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
  ofData: 'A request about your data',
  says: { you: 'You:', us: 'We:' },
  closed: 'Closed',
  answered: 'Answered; we are still working on it.',
  waits: (filled: { time: string }) => `We answer by ${filled.time}.`,
  hours: (filled: { from: string; until: string }) =>
    `Every day, ${filled.from} to ${filled.until}.`,
  lost: {
    title: 'Lost your phone?',
    lead: 'First sign the lost phone out, so that nobody else sees your visits and your money. Have your SIM blocked too.',
    byNumber: 'You have your number here',
    byNumberText: 'Sign in with a code. Every other phone is signed out, and passkeys are removed.',
    byEmail: 'You have an email with us',
    byEmailText:
      'Set a new password by email. Every phone is signed out; then sign in with the password.',
    byEmailLink: 'New password by email',
    neither: 'You have neither',
    neitherText: 'We call you, ask who you are, and sign the lost phone out.',
    name: 'Your name',
    callAt: 'Number we can call',
    callMe: 'Call me',
    done: 'Your other phones are signed out.',
    notDone: 'Your other phones are still signed in. Please call our office now.',
    otherAccount:
      'This number opens another account. Your lost phone is still signed in: set a new password by email, or have us call you.',
    back: 'To signing in',
    calledBy: (filled: { mobile: string; time: string }) =>
      `We call ${filled.mobile} by ${filled.time}. Please keep your last visits in mind: we ask about them.`,
  },
};
