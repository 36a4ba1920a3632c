import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');

/** Words for who is on duty, and how they are rung. */
export const opsDuty = {
  title: 'On duty',
  text: 'A safety exit, or a visit that is about to fail, rings everybody on duty: in their browsers right away, by SMS when nobody has taken it for a minute, and every administrator after three.',
  until: (filled: { time: string }) => `On duty until ${filled.time}`,
  others: (filled: { count: number }) =>
    plural(filled.count, { one: '1 on duty', other: `${filled.count} on duty` }),
  nobody: 'Nobody on duty',
  nobodyText: 'Nobody is on duty. Until somebody is, every dispatcher and administrator is rung.',
  onDutyUntil: 'I am on duty until',
  otherEnd: 'Another time',
  begin: 'I am on duty',
  change: 'Change time',
  end: 'End my duty now',
  ways: {
    browser: 'browser',
    sms: 'SMS',
    email: 'email',
    nothing: 'no verified mobile or email address',
  },
  ringHere: 'Ring in this browser',
  stopHere: 'Stop ringing here',
  here: {
    on: 'While you are on duty this browser rings, also with the console closed, until your sign-in ends: at most 12 hours after it began.',
    off: 'This browser does not ring while the console is closed.',
    blocked: 'This browser blocks our messages. Allow them in its settings for this page.',
    unsupported: 'This browser cannot ring. We reach you by SMS or email.',
    'not-installed': 'On an iPhone, first put this page on the home screen.',
    failed: 'That did not work. Please try again.',
  },
};
