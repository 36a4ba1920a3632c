/** The training of those who do the work: a visit to practise, and a test of eight questions. */
export const training = {
  title: 'Training',
  learn: 'Read the steps above, practise a visit, then take the test.',
  practise: 'Practise a visit',
  practice: 'Practice: no real customer, no real money',
  again: 'Practise again',
  practised: 'That was a whole visit. Real ones go the same way.',
  close: 'Close',
  test: 'Take the test',
  send: 'Hand in',
  passed: 'You have passed.',
  wrong: 'Not all is right yet. Look at these again:',
  cert: 'Certificate',
  save: 'Save the certificate (PDF)',
  number: (filled: { number: string }) => `Number ${filled.number}`,
  since: (filled: { on: string }) => `Passed on ${filled.on}`,
  keyOf: (filled: { digit: string }) => `Touch ${filled.digit}`,
  of: (filled: { step: number; all: number }) => `Step ${filled.step} of ${filled.all}`,
  steps: {
    leave: { says: 'You leave for the visit. The customer sees you coming.', act: 'I am leaving' },
    door: { says: 'You stand at the door.', act: 'I am here' },
    code: {
      says: 'The customer says: 4\u00a01\u00a09\u00a02\u00a00\u00a07. Touch the six digits.',
      act: 'Close',
    },
    tools: { says: 'You do the work, and tick off what is done.', act: 'Work is done' },
    photo: { says: 'Take a picture of the work.', act: 'Picture taken' },
    cash: { says: 'Count the cash: exactly 500 rupees.', act: '500 rupees received' },
  },
  questions: {
    offer: {
      asks: 'You say no to an offer. What happens?',
      answers: [
        'Less work comes afterwards.',
        'Nothing. For ten seconds it can be taken back.',
        'A fee is kept.',
      ],
    },
    way: {
      asks: 'You will be late. What do you do?',
      answers: [
        'Say it in the app right away.',
        'Say nothing and hurry.',
        'Wait until the customer calls.',
      ],
    },
    start: {
      asks: 'With what does the work begin?',
      answers: [
        'With a call to the office.',
        'With the cash.',
        'With the six digits that the customer says.',
      ],
    },
    extra: {
      asks: 'When may extra work begin?',
      answers: [
        'When the customer has said yes on their phone.',
        'Whenever there is time.',
        'After the payment.',
      ],
    },
    cash: {
      asks: 'How much cash do you take?',
      answers: [
        'What the customer likes to give.',
        'Exactly what the app says.',
        'A little more for the way.',
      ],
    },
    crew: {
      asks: 'One of a crew falls ill. What do they do?',
      answers: [
        'Say it in the app; the others go on.',
        'Stay at home and say nothing.',
        'Send a friend.',
      ],
    },
    safety: {
      asks: 'You do not feel safe. What do you do?',
      answers: [
        'Finish the work first.',
        'Ask the customer whether you may go.',
        'Hold the red button and leave; the visit is paid.',
      ],
    },
    pay: {
      asks: 'Your pay looks wrong. What do you do?',
      answers: [
        'Take it out of the cash.',
        'Ask in Help: the question gets a number and a time.',
        'Nothing can be done.',
      ],
    },
  },
};
