import { policy } from '#contract/policy.ts';
import { workNames } from './work-names.ts';

const { fromHour, untilHour } = policy.callBack;

/** The public front page. Names and numbers of services come from the catalogue, figures from the claims file. */
export const landing = {
  title: (p: { name: string }) => `${p.name}: home, event and pooja services in Mumbai`,
  description: (p: { name: string }) =>
    `${p.name} brings verified Karigars to homes and societies in Mumbai: cleaning, repairs, events and poojas, at the hour you choose and at a price you see first.`,
  nav: {
    label: 'Sections',
    menu: 'Menu',
    services: 'Services',
    about: 'About',
    app: 'App',
    contact: 'Contact',
    loginSignup: 'Login / Sign Up',
    dashboard: 'Go to dashboard',
    onlyMumbai: 'In Mumbai only',
  },
  hero: {
    eyebrow: 'For homes and societies in Mumbai',
    title: 'From a leaking tap to',
    titleEnd: 'Bappa’s welcome.',
    text: 'One courtyard for everything a home needs: daily repairs, the family’s big days, and every pooja. Verified Karigars, one clear price, at the hour you choose.',
    book: 'Book a Service',
    seeAll: 'See all services',
    art: 'A sunlit courtyard seen through a carved doorway, with a tulsi plinth, a rangoli, a swing and a sleeping cat',
    backgroundChecked: 'Background-checked',
    priceFirst: 'Price before you pay',
    languages: 'Hindi, Marathi, English',
  },
  claims: {
    label: 'In numbers',
    societies: 'societies served',
    customers: 'happy customers',
    karigars: 'verified Karigars',
    onTime: 'on-time delivery',
    rating: 'rating',
    source: (p: { month: string }) => `Stated by the company, ${p.month}.`,
    kept: 'See how we keep our promise today',
  },
  services: {
    eyebrow: 'Services',
    title: (p: { count: number }): string =>
      p.count === 9 ? 'Nine services, one courtyard' : `${p.count} services, one courtyard`,
    text: 'Home repairs, family events and poojas. The floor tile shows the kind: daily, event or religious.',
    optionsFrom: (p: { price: string }) => `options from ${p.price}`,
    labourOnly: '*Labor charges only',
    work: 'Everything people ask us for',
    bookNow: 'Book now',
    callBack: 'Request a call back',
  },
  workNames,
  steps: {
    eyebrow: 'How it works',
    title: 'A rangoli that fills as the work gets done',
    text: 'Every booking is drawn petal by petal, so one look tells you where things stand.',
    select: [
      'Select service',
      'Pick a service, a date and a time. You see the price before you pay.',
    ],
    confirm: [
      'Confirm booking',
      'Pay by UPI, card or cash. You get a code and every detail by message and email.',
    ],
    arrive: [
      'Karigar arrives',
      'A verified person, with a name and a face, at the hour you chose.',
    ],
    rate: ['Relax and rate', 'Work done, bill settled, rangoli complete. Tell us how it went.'],
  },
  promises: {
    eyebrow: 'About',
    title: 'Our promise',
    text: (p: { name: string }) =>
      `${p.name} is the concierge of your building: for societies and homes, in Mumbai only, so that every Karigar knows your lanes, your lifts and your language.`,
    verified: [
      'Verified workers',
      'Every Karigar is verified and background-checked before the first job.',
    ],
    onTime: ['On-time guarantee', 'The hour you book is the hour we ring your bell.'],
    languages: [
      'Hindi, Marathi and English support',
      'On the site, on the phone and at your door.',
    ],
    moneyBack: [
      'Money-back quality assurance',
      'If the work is not right, we redo it or give your money back.',
    ],
    support: ['24/7 messaging-app and phone support', 'Write at any hour. A person answers you.'],
    society: ['Society focus', 'Gate entry, lift timings and society rules, handled with care.'],
  },
  voices: {
    label: 'What customers say',
    rated: (p: { rating: number }) => `${p.rating} out of 5`,
    previous: 'Previous testimonial',
    next: 'Next testimonial',
    pause: 'Pause the testimonials',
    play: 'Play the testimonials',
    asha: {
      name: 'Asha Kulkarni',
      society: 'Sahyadri Heights, Andheri',
      text: 'The guruji reached at six, the samagri was complete, and the bill was exactly what the screen had said. My mother asked who arranged it.',
    },
    imran: {
      name: 'Imran Shaikh',
      society: 'Gulmohar Society, Kurla',
      text: 'The fan stopped on a Sunday evening. By the hour I had picked, it was turning again, and he showed me the old part before he left.',
    },
    farida: {
      name: 'Farida Merchant',
      society: 'Sea Breeze Apartments, Bandra',
      text: 'They photographed my daughter’s nikah and nobody felt photographed. The album is the quietest, happiest thing we own.',
    },
  },
  app: {
    eyebrow: 'App',
    title: 'Know who is coming, and when',
    text: 'See your Karigar’s name and face, share a start code at the door, and know the price and the cancellation fee before you tap anything.',
    getItFor: 'Get it for',
    android: 'Android',
    iphone: 'iPhone',
    withoutStore: 'Without a store',
    install: 'Install',
    picture:
      'The app on a phone: the Karigar’s route on a map, a rangoli with two petals of six, and the start code',
  },
  contact: {
    title: 'Tell us what you need. We’ll call you back.',
    text: `Someone who speaks your language calls you back between ${fromHour} in the morning and ${untilHour - 12} at night.`,
    chat: 'Chat with us, day or night',
    formTitle: 'Get a Call Back',
    name: 'Name',
    mobile: 'Mobile',
    interest: 'Service interest',
    chooseInterest: 'Choose one',
    area: 'Society / Area',
    submit: 'Get a Call Back',
    withoutScript: 'This form needs JavaScript. Please call us or write to us instead.',
  },
  footer: {
    about: 'Home, event and pooja services for Mumbai’s homes and societies.',
    services: 'Services',
    company: 'Company',
    promise: 'Our track record',
    policies: 'Policies',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    refund: 'Refund and Cancellation Policy',
    source: 'Source code',
    madeIn: 'Made in Mumbai',
    chat: 'Chat with us',
  },
};
