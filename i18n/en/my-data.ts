import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');

/**
 * Rights of every person over their own data: to see it, take it along or have it erased; and the terms they have agreed to.
 */
export const myData = {
  title: 'Privacy and my data',

  consentTitle: 'What you have agreed to',
  consent: (filled: { version: string; day: string }) =>
    `Terms of Service and Privacy Policy, version ${filled.version}, accepted on ${filled.day}.`,
  noConsent: 'You have not accepted our terms yet.',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',

  requestsTitle: 'Requests about your data',
  requestsText:
    'Ask for a copy, a correction or the erasure of your data, name somebody who acts for you, or tell us what is wrong with how we use it. Each request is answered within 30 days.',
  noRequests: 'You have no requests about your data.',
  askAboutData: 'Ask about my data',
  looksTitle: 'Who has looked at your data',
  looksText:
    'Each time our support team opens something about you, the time and the reason are recorded. Nobody can change that record.',
  noLooks: 'Nobody from our support team has opened anything about you.',
  looked: {
    contact: 'Your contact details',
    address: 'Your address',
    application: 'Your application',
    document: 'Your documents',
    payee: 'The account you are paid to',
    money: 'Your payments',
    booking: 'Your booking',
    dispatch: 'Who was asked to come to your visit',
    punctuality: 'How punctual your visits were',
    position: 'Where you were on the way to a visit',
    problem: 'Your complaint',
    photo: 'Photos of a visit',
    talk: 'Messages of a visit',
    account: 'Your account',
    pages: 'Your pages, as you see them',
  },
  lookedWhy: (filled: { why: string }) => `Reason: ${filled.why}`,
  allLooks: (filled: { count: number }) => `Show all ${filled.count}`,

  downloadTitle: 'Download my data',
  downloadText:
    'One file with what we keep about you: account, addresses, bookings, payments, messages and devices. Anybody who has the file can read it.',
  download: 'Download my data',
  downloaded: 'Your file has been saved to your downloads.',
  savePicture: 'Save my profile picture',

  deleteTitle: 'Delete my account',
  deleteText: 'Your account and your details are erased right away and cannot be restored.',
  deleteOpen: 'Delete my account…',
  goesTitle: 'Erased right away',
  goes: [
    'your name, email, mobile, password and profile picture',
    'your saved addresses, and the flat and street of every booking',
    'your notifications, messages and call-back requests',
    'every device on which you are logged in, and every linked account of another company',
  ],
  staysTitle: 'This has to stay',
  stays: (filled: { years: number }) =>
    `Required by accounting law: the number, service, pincode, day and money of each booking, without anything that names you, for at least ${filled.years} financial years.`,
  staysSealed: (filled: { years: number }) =>
    `GST invoices must keep the customer’s name and address (CGST Rules, 2017, rule 46). For invoices and credit notes with GST, and tax documents made out to a business with its GSTIN, we keep them sealed: only our accountant’s list opens them, and nothing else. They are erased after ${filled.years} financial years.`,
  anew: 'You can sign up again at any time with the same email and mobile, with a new account.',
  bookingsAhead: (filled: { count: number }) =>
    plural(filled.count, {
      one: `You have ${filled.count} booking that is not over yet.`,
      other: `You have ${filled.count} bookings that are not over yet.`,
    }),
  moneyUnderWay:
    'Money of yours is not settled yet: a payment, a refund, a credit or an amount due.',
  bookingsHelp:
    'You can delete your account once they are over or cancelled. If it cannot wait, write to us:',
  obstacleHelp: 'You can delete your account once this is over. If it cannot wait, write to us:',
  staff: 'This account belongs to somebody who works with us. Please write to us to close it:',
  seeBookings: 'See my bookings',

  confirmTitle: 'Confirm that it is you',
  password: 'Your password',
  sendCode: 'Send me a code',
  codeGoesTo: (filled: { to: string }) => `We send a 6-digit code to ${filled.to}.`,
  codeSent: (filled: { to: string }) => `We have sent a 6-digit code to ${filled.to}.`,
  code: 'Code',
  resend: 'Send the code again',
  resendIn: (filled: { seconds: number }) => `Send the code again in ${filled.seconds} s`,
  signInAgainText: 'For your safety, log in again first, in the way you always do.',
  signInAgain: 'Log in again',
  deleteForGood: 'Delete my account for good',
  back: 'Back',
  tryAgain: 'Try again',
  loading: 'Loading...',

  goneTitle: 'Your account has been deleted',
  goneText: 'Thank you for the time with us. You are welcome back at any time.',
  home: 'Go to the home page',

  asked: {
    title: 'Terms and privacy',
    text: 'A version is in force that you have not accepted yet. Please read both, and accept them if you agree:',
    accept: 'I accept',
    later: 'Not now',
    accepted: 'Thank you. It has been noted.',
  },
};
