/** What operations are refused about people: Karigars who are paused, accounts that are closed, colleagues. */
export const staffRefusals = {
  'pause-reason-unknown': 'Please choose a reason.',
  'pause-too-long': 'Without a decision a pause lasts 72 hours at most, with one 60 days.',
  'pause-not-found': 'This pause does not exist.',
  'pause-over': 'This pause is over already.',
  'pause-id-taken': 'Something went wrong. Please reload the page and try again.',
  'already-appealed': 'You have answered already. Somebody else of us looks at it.',
  'no-appeal': 'There is no appeal to decide.',
  'appeal-decided': 'This appeal is decided already.',
  'appeal-by-another': 'Somebody who has neither paused nor decided has to answer the appeal.',
  'own-account': 'This is about yourself. Somebody else of us has to do it.',
  'karigar-not-found': 'There is no such Karigar.',
  'person-invalid': 'There is no such account.',
  'person-not-found': 'There is no such account.',
  'already-closed': 'This account is closed already.',
  'not-closed': 'This account was not closed by us.',
  'works-with-us': 'Who works with us is paused as a Karigar or taken off the staff first.',
};
