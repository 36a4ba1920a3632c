/**
 * Words of mails beside those of the notification they tell of. SMS and WhatsApp carry registered sentences, which stand with
 * their channels.
 */
export const messages = {
  greeting: (filled: { name: string }) => `Hello ${filled.name},`,
  greetingNobody: 'Hello,',
  /** Under every mail. */
  footer: (filled: { brand: string }) => `Sent by ${filled.brand} because of your account with us.`,
  questions: (filled: { email: string }) => `Questions? Write to ${filled.email}.`,
  codes: {
    valid: (filled: { minutes: number }) =>
      `It is valid for ${filled.minutes} minutes. Do not share it with anyone; we never ask for it.`,
    notYou: 'If you did not ask for it, you need not do anything.',
    'sign-in-code': { subject: 'Your code to log in', line: 'This is your code to log in:' },
    'contact-code': {
      subject: 'Your code to verify this email address',
      line: 'This is your code to verify this email address:',
    },
    'join-code': {
      subject: 'Your code to join your accounts',
      line: 'This is your code to join this account with your other one:',
    },
    'confirm-code': {
      subject: 'Your code to confirm it’s you',
      line: 'This is your code to confirm a request about your account, such as downloading your data or deleting the account:',
    },
    'reset-code': {
      subject: 'Your code to reset your password',
      line: 'This is your code to reset your password:',
    },
  },
  resetLink: {
    subject: 'Reset your password',
    line: (filled: { minutes: number }) =>
      `You can choose a new password here. The link works once, for ${filled.minutes} minutes:`,
    button: 'Choose a new password',
    ignore: 'If you did not ask for it, you need not do anything; your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    line: 'The password of your account was changed, all other devices were signed out, and calendar links stopped.',
    passkeysGone:
      'Its passkeys were removed as well. You can add yours again under Login and security.',
    notYou: 'If this was not you, choose a new password right away:',
    button: 'Reset my password',
  },
  passkeyAdded: {
    subject: 'A passkey was added to your account',
    line: 'From now on this passkey logs in to your account.',
    notYou:
      'If this was not you, remove it under Login and security, log out every other device and choose a new password.',
    button: 'Go to my account',
  },
  contactChanged: {
    subject: 'Your contact details were changed',
    line: 'The email address or the mobile number of your account was changed.',
    notYou:
      'If this was not you, undo it within 7 days. Everybody is then logged out, and you choose a new password.',
    button: 'Undo the change',
    after: 'If the button no longer works, write to us or call us.',
  },
  payeeUndo:
    'Undo it within 7 days and we pay where we paid before. Every device is then logged out.',
  newDevice: {
    subject: 'New login to your account',
    line: (filled: { device: string; at: string }) =>
      `Your account was opened on a device we have not seen before: ${filled.device}, ${filled.at}.`,
    notYou:
      'If this was you, you need to do nothing. If not, choose a new password now: every device is then logged out.',
    unknown: 'a device we cannot name',
  },
  staffInvited: {
    subject: 'You are invited to run operations',
    line: (filled: { by: string }) => `${filled.by} has invited you to run operations with us.`,
    how: 'Log in with an account of this email address, verified in the profile. There you add a second factor.',
    button: 'Go to operations',
  },
  staffFactor: {
    subjects: {
      added: 'A second factor was added to your sign-in',
      replaced: 'The authenticator of your sign-in was replaced',
      removed: 'A second factor was removed from your sign-in',
      'code-used': 'A recovery code of yours was used',
      'codes-made': 'New recovery codes were made for you',
      reset: 'All your second factors were taken away',
    },
    ofYours: 'This is about how you come into the operations console.',
    notYou:
      'If it was not you, tell an administrator right away: they can end your sessions and take your access away.',
    button: 'Open the console',
  },
  staffCalled: {
    kinds: {
      'safety-exit': 'Somebody left a visit for safety',
      'day-unled': 'Nobody leads the next day',
      'nobody-comes': 'Nobody comes to a visit yet',
      'karigar-silent': 'A Karigar has not set out',
    },
    line: 'Nobody has taken it yet. Please open the console and take it.',
    button: 'Open the console',
  },
  accountPaused: {
    subject: 'Your account is paused',
    line: 'We have paused your account. Nobody can log in to it for now.',
    contact: 'If you see it differently, write to us or call us: a person answers.',
  },
  pauseEnds: (filled: { moment: string }) =>
    `Unless it is decided otherwise, it is open again by itself on ${filled.moment}.`,
  accountClosed: {
    subject: 'Your account is closed',
    line: 'We have closed your account. Nobody can log in to it any more.',
    contact: 'If you see it differently, write to us or call us: a person answers.',
  },
  accountReopened: {
    subject: 'Your account is open again',
    line: 'Your account is open again. You can log in as before.',
    contact: 'Questions? Write to us or call us.',
  },
  accountDeleted: {
    subject: 'Your account has been deleted',
    line: 'Your account has been deleted as you asked. Your name, contact details, addresses and messages are erased; this is the last message you get from us.',
    stays: (filled: { years: number }) =>
      `Of your bookings we keep number, service, pincode, day and money, without your name, for at least ${filled.years} financial years, as the law on accounts asks.`,
    notYou: 'If this was not you, write to us or call us right away.',
  },
  credit: 'See your credit',
  requests: 'See my requests',
  booking: {
    details: 'Here is everything about your booking.',
    show: 'See my bookings',
    start: 'Go to the services',
    service: 'Service',
    when: 'Date and time',
    address: 'Address',
    price: 'Price',
    paid: 'Paid',
    payment: 'Payment',
    reference: 'Confirmation code',
    methods: {
      upi: 'UPI',
      card: 'Card',
      netbanking: 'Net banking',
      wallet: 'Wallet',
      cash: 'Cash',
    },
    taxDocuments:
      'Your receipt, and later the invoice, are on your booking page. You can read them there or download the PDF.',
    keepCode: 'Please keep the confirmation code; we ask for it when you call us.',
    change: (filled: { hours: number; minutes: number }) =>
      `Cancelling is free up to ${filled.hours} hours before the service and within ${filled.minutes} minutes of booking; after that, your booking page shows the fee.`,
  },
};
