import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');

/** `time` is day and hour of the visit, `before` the one it had, `amount` rupees. What matters most stands first. */
type Visit = { readonly service: string; readonly area: string; readonly time: string };
type Money = { readonly amount: string };

/** News for a Karigar whose app is closed, found in its list afterwards. */
export const news = {
  title: 'Notifications',
  none: 'Nothing new.',
  noneText: 'Updates about your visits, documents and money appear here.',
  open: (filled: { count: number; shown: string }) =>
    plural(filled.count, { '=0': 'Notifications', other: `Notifications, ${filled.shown} unread` }),
  isNew: 'New',
  gone: 'That visit has gone to another Karigar.',
  ring: {
    title: 'Turn on notifications on this phone?',
    offers:
      'New visits ring on this phone, also while the app is closed. At night only urgent ones.',
    application: 'As soon as we review your documents, this phone tells you.',
    yes: 'Turn on',
    later: 'Not now',
    on: 'This phone tells you of new visits.',
    off: 'This phone gives no notifications while the app is closed.',
    stop: 'Turn off notifications',
    blocked:
      'This phone blocks our messages. Allow them in the settings of the browser for this page.',
    unsupported: 'This browser cannot ring. We write to you by WhatsApp or SMS.',
    'not-installed': 'On an iPhone, first put this app on the home screen.',
    failed: 'That did not work. Please try again.',
  },
  kinds: {
    offer: {
      title: (filled: Money) => `New visit: ${filled.amount}`,
      message: (filled: Visit) =>
        `${filled.service}, ${filled.area}, ${filled.time}. Will you take it?`,
    },
    'urgent-offer': {
      title: (filled: Money) => `Urgent visit: ${filled.amount}`,
      message: (filled: Visit) =>
        `${filled.service}, ${filled.area}, ${filled.time}. The first to say yes gets it.`,
    },
    'visit-given': {
      title: () => 'This visit is yours',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.area}, ${filled.time}, as agreed on the phone.`,
    },
    'visit-sent': {
      title: () => 'A visit is yours',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.area}, ${filled.time}. Cannot come? Give it back in the app.`,
    },
    'you-lead': {
      title: () => 'You lead the team now',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.area}, ${filled.time}: the steps in the app are yours.`,
    },
    'payee-changed': {
      title: () => 'Your pay account was changed',
      message: () => 'The next pay goes to the new one. If that was not you, call us right away.',
    },
    'payee-stopped': {
      title: () => 'The new account is stopped',
      message: () => 'You are paid where you were paid before.',
    },
    'passkey-made': {
      title: () => 'A passkey was added',
      message: () =>
        'It signs in to this app. If that was not you, remove it under Me, then call us right away.',
    },
    'passkey-gone': {
      title: () => 'A passkey was removed',
      message: () => 'It no longer signs in. If that was not you, call us right away.',
    },
    'cash-handed-in': {
      title: (filled: Money) => `${filled.amount} cash handed in`,
      message: () => 'The cash you still hold is under Earnings.',
    },
    'cash-hand-in-reversed': {
      title: (filled: Money) => `${filled.amount} cash corrected`,
      message: () => 'It was counted as handed in and is not. See Earnings, or call us.',
    },
    'visit-cancelled': {
      title: () => 'Visit cancelled',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.area}, ${filled.time}: please do not go there.`,
    },
    'visit-moved': {
      title: () => 'Visit moved',
      message: (filled: Visit & { before: string }) =>
        `${filled.service}, ${filled.area}: not on ${filled.before} but on ${filled.time}. It is offered again.`,
    },
    'day-moved': {
      title: () => 'A day has moved',
      message: (filled: Visit & { before: string }) =>
        `${filled.service}, ${filled.area}: ${filled.before} is now ${filled.time}. Still yours; give it back if you cannot come.`,
    },
    'visit-taken-over': {
      title: () => 'Another Karigar goes',
      message: (filled: Visit & Money) =>
        `${filled.service}, ${filled.area}, ${filled.time}: please do not go there. ${filled.amount ? `Your way is paid: ${filled.amount}.` : 'It costs you nothing.'}`,
    },
    'visit-given-on': {
      title: () => 'Visit given to another',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.area}, ${filled.time} no longer fits your hours. It costs you nothing.`,
    },
    'visit-missed': {
      title: () => 'You did not reach a visit',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.area}, ${filled.time} was closed because nobody came. If that is wrong, call us.`,
    },
    'visit-ended-for-safety': {
      title: () => 'Visit ended for safety',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.area}: please leave. Your pay for it is in the app, and we call you.`,
    },
    'early-yes': {
      title: () => 'You may come earlier',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.area}: the customer says yes. When exactly is in the app.`,
    },
    'early-no': {
      title: () => 'Please come at the promised time',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.area}, ${filled.time}: the customer says no to coming earlier.`,
    },
    'crew-left-for-safety': {
      title: () => 'One of your crew left for safety',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.area}: if it is not safe for you either, leave too. The whole visit is paid.`,
    },
    'leave-soon': {
      title: () => 'Time to leave',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.area}, ${filled.time}: open the app and say that you are leaving, late, or cannot come.`,
    },
    'work-tomorrow': {
      title: () => 'Your work tomorrow',
      message: (filled: { readonly count: number; readonly time: string }) =>
        `${plural(filled.count, { one: 'One visit', other: `${filled.count} visits, the first` })}: ${filled.time}. If you cannot come, give it back in the app this evening.`,
    },
    'area-not-usual': {
      title: () => 'The area is not as usual',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.area}, ${filled.time}: being late counts for nobody. Do not risk anything.`,
    },
    'area-usual': {
      title: () => 'The area is as usual again',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.area}, ${filled.time}: please be there at the promised time.`,
    },
    'said-absent': {
      title: () => 'We were told that you did not come',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.area}, ${filled.time}: if you were there, call us now.`,
    },
    'said-present': {
      title: () => 'You are counted as having come',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.area}, ${filled.time}: you are paid for it.`,
    },
    'crew-cannot-come': {
      title: () => 'One of your crew cannot come',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.area}, ${filled.time}. If there is time, we look for another Karigar.`,
    },
    'crew-late': {
      title: () => 'One of your crew is late',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.area}, ${filled.time}: about 10 minutes.`,
    },
    'new-start-code': {
      title: () => 'There is a new start code',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.area}: ask the customer for it and type it in.`,
    },
    'customer-says': {
      title: () => 'A message from the customer',
      message: (filled: Visit & { readonly sentence?: string }) =>
        filled.sentence
          ? `${filled.sentence} (${filled.service}, ${filled.area})`
          : `${filled.service}, ${filled.area}: read it and answer on the page of the visit.`,
    },
    briefed: {
      title: () => 'What to know has changed',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.area}, ${filled.time}: the customer has written something for you.`,
    },
    'extra-work-approved': {
      title: (filled: Money) => `Extra work: yes, ${filled.amount}`,
      message: (filled: Visit) => `${filled.service}, ${filled.area}: the customer agrees.`,
    },
    'extra-work-refused': {
      title: () => 'Extra work: no',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.area}: please do only what was booked.`,
    },
    complaint: {
      title: () => 'A complaint about a visit',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.area}, ${filled.time}. We hear you too before we decide.`,
    },
    'complaint-decided': {
      title: () => 'The complaint is decided',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.area}, ${filled.time}. What it means for your pay is under Earnings.`,
    },
    'rating-decided': {
      title: () => 'Your appeal against a rating',
      message: () => 'Open Me and My rating: we say there what we decided, and why.',
    },
    'documents-returned': {
      title: () => 'A document was returned',
      message: () => 'Open the app: it says which one and why. Then send it again.',
    },
    'documents-checked': {
      title: () => 'Your documents are approved',
      message: () =>
        'Next our office puts you on the roster. This app tells you when you can work.',
    },
    'application-refused': {
      title: () => 'Your application',
      message: () => 'We cannot take you now. The app says why; you may apply again.',
    },
    'now-active': {
      title: () => 'You can work now',
      message: () => 'Open the app and set your hours: then visits are offered to you.',
    },
    paused: {
      title: () => 'You get no visits for now',
      message: () => 'The app says why and until when, and there you can answer. Your pay goes on.',
    },
    'pause-decided': {
      title: () => 'We have decided',
      message: () => 'The app says what was decided and why, and what you can do.',
    },
    'paper-ends': {
      title: () => 'A document has to be renewed',
      message: () =>
        'Your identity or police verification runs out. Call us: we say which document, and by when.',
    },
    'skills-changed': {
      title: () => 'Your work was changed',
      message: () => 'The services you are asked for are under Me. If that is wrong, call us.',
    },
    reinstated: {
      title: () => 'You can work again',
      message: () => 'From now on visits are offered to you as before.',
    },
    paid: {
      title: (filled: Money) => `${filled.amount} paid to you`,
      message: () => 'Which visits it is for is under Earnings.',
    },
    'pay-returned': {
      title: (filled: Money) => `${filled.amount} came back`,
      message: () =>
        'The bank could not pay you. Please see in the app whether your account is right.',
    },
    'question-answered': {
      title: (filled: { number: string }) => `We answered ${filled.number}`,
      message: () => 'Read the answer under Help in the app.',
    },
    'question-closed': {
      title: (filled: { number: string }) => `${filled.number} is closed`,
      message: () => 'Why, and what came of it, is under Help in the app.',
    },
    'said-for-you': {
      title: () => 'Our office said it for you',
      message: (filled: Visit) =>
        `${filled.service}, ${filled.area}, ${filled.time}. If that is wrong, call us.`,
    },
  },
};
