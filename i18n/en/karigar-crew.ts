/** Attendance of the crew, in the app of those who do the work. */
export const crew = {
  title: 'Who came?',
  whoLeads: 'Who leads instead?',
  anybodyLeads: 'Anybody of the crew',
  passedOn:
    'One of your crew leads, and your place is offered to others right away. It costs you nothing.',
  text: 'Only say it if you are sure. The pay goes to those who came, and the one who did not is told.',
  yours: 'Your crew',
  onTheWay: 'on the way',
  seenOnTheWay: 'You are on the way. Your leader and the customer can see it.',
  withCode: 'No location? With the customer’s code',
  code: 'Your code for attendance',
  codeText: 'The customer reads six digits beside your name on their page.',
  sendCode: 'I am here',
  dropOut: 'I cannot go on',
  dropOutText: 'Your leader hears it right away. Those who were there are paid.',
  dropOutDays:
    'Your leader hears it right away, and your place on the remaining days is offered to others. You are paid for the days on which you came.',
  came: 'came',
  absent: 'did not come',
  sayAbsent: (filled: { name: string }) => `${filled.name} did not come`,
  sayCame: (filled: { name: string }) => `${filled.name} came after all`,
  attendText:
    'We look once at where your phone is. Then your leader and the customer can’t say that you did not come.',
  noPosition: 'Please switch on location. You count as present unless somebody says otherwise.',
  noPositionAbsent: 'Please switch on location, or ask your leader to tell us that you are here.',
  showHere: 'If you are there now, show it here.',
  counted: 'You are counted as present.',
  absentBy: {
    karigar: 'You are counted as not present.',
    leader:
      'Your leader says that you did not come, so you have no pay for this visit. If you were there, please call us.',
    customer:
      'The customer says that you did not come, so you have no pay for this visit. If you were there, please call us.',
    operations:
      'Our support team decided that you did not come, so you have no pay for this visit. Please call us if that is wrong.',
  },
};
