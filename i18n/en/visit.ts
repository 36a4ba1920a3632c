import type { CHECKLISTS, DISPUTE_REASONS, PhotoKind } from '#contract/visit.ts';
import { pluralIn } from '../plural.ts';
import { ratingWords } from './rating-words.ts';

const plural = pluralIn('en');

type ChecklistItem = (typeof CHECKLISTS)[keyof typeof CHECKLISTS][number];
type Times = { readonly from: string; readonly until: string };

/** The visit as its customer watches it, and as the family follows it. */
export const visit = {
  title: 'Your visit',
  loading: 'Loading your visit…',
  failed: 'We could not load your visit.',
  behind: 'The connection is lost. We go on trying.',
  asOf: (filled: { time: string }) => `As of ${filled.time}`,

  now: {
    finding: 'We are finding a Karigar for you.',
    findingAgain: 'We are finding another Karigar. It costs you nothing.',
    assigned: (filled: { name: string }) => `${filled.name} is coming to you.`,
    dispatched: (filled: { name: string }) => `${filled.name} is on the way.`,
    arrived: (filled: { name: string }) => `${filled.name} is at your door.`,
    inProgress: (filled: { name: string }) => `${filled.name} is at work.`,
    done: 'The work is done.',
    disputed: 'We are looking into the complaint you raised.',
    completed: 'Thank you. This visit is complete.',
  },
  replaced: 'Another Karigar is coming now. An earlier start code no longer works.',
  arrives: (filled: Times) => `At your door between ${filled.from} and ${filled.until}`,
  planned: (filled: Times) => `Expected between ${filled.from} and ${filled.until}`,
  late: 'Later than we promised. We are sorry.',
  where: (filled: { place: string; km: string }) =>
    `Near ${filled.place}, about ${filled.km} km away`,
  hidden: 'We cannot see where they are just now; the time is an estimate.',
  mapOld: (filled: { minutes: number }) =>
    `The map is ${filled.minutes} minutes old. It moves again when the Karigar’s phone sends its location.`,
  seen: (filled: { time: string }) => `Seen at ${filled.time}`,

  early: {
    title: 'May they come earlier?',
    text: (filled: { name: string; time: string; promised: string }) =>
      `${filled.name} asks: may I come at ${filled.time}? You booked for ${filled.promised}; without your yes they wait until close to that.`,
    yes: (filled: { time: string }) => `Yes, come at ${filled.time}`,
    no: (filled: { time: string }) => `No, at ${filled.time}`,
    agreed: (filled: { time: string }) => `Told: you expect them at ${filled.time}.`,
    refused: 'Told: they come at the promised time.',
  },

  map: {
    label: (filled: { name: string; place: string; km: string }) =>
      `Map: ${filled.name} is near ${filled.place}, about ${filled.km} km away`,
    note: 'A map of our own. The pin is the middle of your pincode, not your door.',
  },

  karigar: {
    checkedOn: (filled: { day: string }) => `Identity checked on ${filled.day}`,
    policeOn: (filled: { day: string }) => `Police verification on ${filled.day}`,
    speaks: (filled: { languages: string }) => `Speaks ${filled.languages}`,
    since: (filled: { day: string }) => `first visit ${filled.day}`,
    said: 'What customers said',
    verified: 'Identity checked',
    rating: (filled: { average: string; count: number }) =>
      `${filled.average} of 5, ${filled.count} ${plural(filled.count, { one: 'rating', other: 'ratings' })}`,
    unrated: 'Not rated often enough yet',
    visits: (filled: { count: number }) =>
      plural(filled.count, {
        one: `${filled.count} visit done`,
        other: `${filled.count} visits done`,
      }),
    companions: (filled: { count: number }) =>
      plural(filled.count, {
        '=1': 'One more comes along',
        other: `${filled.count} more come along`,
      }),
    skills: 'Can do',
  },

  crew: {
    yours: 'Your crew',
    onTheWay: 'on the way',
    code: 'If somebody’s phone cannot show where it is, say the six digits beside their name at your door: they are then counted as present.',
    title: 'Who came?',
    text: 'Only say it if you are sure. You pay for the work as agreed, and the pay goes to those who came. If the work is not right, raise a complaint.',
    came: 'came',
    absent: 'did not come',
    sayAbsent: (filled: { name: string }) => `${filled.name} did not come`,
    sayCame: (filled: { name: string }) => `${filled.name} came after all`,
    told: 'Thank you. We have noted it.',
  },

  code: {
    title: 'Start code',
    text: 'Say it at your door, never on the phone. The work begins with it.',
    spoken: (filled: { digits: string }) => `Start code ${filled.digits}`,
    usedUp: 'The code was tried too often. The work begins with a new one.',
    renew: 'Make a new code',
    renewed: 'Your new start code is here.',
  },

  share: {
    title: 'Share with family',
    text: 'They see how far the visit is, the area and the time. No address, no code.',
    make: 'Make a link',
    copy: 'Copy link',
    send: 'Send link',
    copied: 'The link is copied.',
    message: (filled: { link: string }) => `Follow my home visit: ${filled.link}`,
    open: (filled: { time: string }) => `Shared at ${filled.time}`,
    end: 'Stop sharing',
    ended: 'The link no longer works.',
  },

  checklist: {
    title: 'What is being done',
    titleAfter: 'What was done',
    done: 'done',
    open: 'not yet',
    items: {
      greeted: 'Greeted, and the work talked through',
      'problem-seen': 'The problem looked at',
      'surroundings-covered': 'Floor and furniture covered',
      'work-done': 'The work done',
      tested: 'Tried out together',
      'cleaned-up': 'Cleaned up',
      'plan-agreed': 'The plan agreed on',
      'set-up': 'Everything set up',
      'materials-checked': 'Samagri checked',
      'place-prepared': 'The place prepared',
    } satisfies Record<ChecklistItem, string>,
  },

  photos: {
    arrival: 'At the entrance',
    before: 'Before the work',
    after: 'After the work',
    problem: 'The problem',
    part: 'The part or its bill',
  } satisfies Record<PhotoKind, string>,

  estimate: {
    title: 'Extra work needs your yes',
    text: 'Nothing of it is done or charged unless you agree.',
    total: 'Together',
    approve: (filled: { amount: string }) => `Agree to ${filled.amount}`,
    refuse: 'No, thank you',
    approved: 'Agreed.',
    refused: 'Refused. Only what you booked is done.',
    byRate: (filled: { price: string; unit: string }) =>
      `Rate card: ${filled.price} for ${filled.unit}`,
    units: { piece: '1 piece', metre: '1 metre', hour: '1 hour', point: '1 point', set: '1 set' },
    partPhoto: 'The part or its bill',
    labour: 'Labour',
    parts: 'Parts',
  },

  bill: {
    title: 'Bill',
    service: 'The service you booked',
    total: 'Total',
    paid: 'Paid',
    due: 'To be paid',
    onAcceptance: 'After you accept the work',
    disputed: 'in question',
    byCash: 'To be paid in cash to the Karigar.',
    byLink: 'You can pay with the button on this page.',
    partial: 'The work was stopped before its end.',
  },

  accept: {
    title: 'Is everything all right?',
    text: 'Without a word from you the work counts as accepted after 24 hours.',
    yes: 'Yes, everything is fine',
    done: 'Thank you. Your invoice follows.',
  },

  dispute: {
    open: 'Something is wrong',
    title: 'What is wrong?',
    text: 'We will look into it and reply. Everything else counts as accepted.',
    days: 'Which day is it about?',
    allDays: 'All days',
    lines: 'Which part is it about?',
    linesMissing: 'Please choose at least one part.',
    reason: 'What is the matter?',
    reasons: {
      'not-done': 'It was not done',
      'badly-done': 'It was not done well',
      damage: 'Something was damaged',
      overcharged: 'It costs more than agreed',
      other: 'Something else',
    } satisfies Record<(typeof DISPUTE_REASONS)[number], string>,
    comment: 'In your words (optional)',
    send: 'Tell us',
    done: 'We have it and will answer you.',
  },

  problem: {
    title: 'Your complaint',
    about: (filled: { day: string }) => `It is about ${filled.day}.`,
    photos: (filled: { most: number }) => `Photos of it (optional, up to ${filled.most})`,
    add: 'Add photos',
    photo: (filled: { number: number }) => `Photo ${filled.number} of the problem`,
    remove: (filled: { number: number }) => `Remove photo ${filled.number}`,
    sending: (filled: { number: number; of: number }) =>
      `Sending photo ${filled.number} of ${filled.of}. Please keep this page open.`,
    notSent: 'The photos below could not be sent. We try again when you are connected.',
    again: 'Send now',
    tooMany: (filled: { most: number }) => `There can be ${filled.most} photos at most.`,
    whoSees: 'Only you and our team see these photos.',
    refunded: (filled: { amount: string }) => `Resolved: ${filled.amount} comes back to you.`,
    rework: 'Resolved: the work is done again.',
    closed: 'Resolved.',
  },

  stop: {
    open: 'Stop the work',
    title: 'Stop the work now?',
    text: 'Tick what was done to your satisfaction. You pay only for that; the rest is looked into.',
    confirm: 'Stop the work',
    done: 'The work is stopped.',
  },

  favourite: {
    title: (filled: { name: string }) => `Ask ${filled.name} first next time?`,
    isOne: (filled: { name: string }) => `${filled.name} is asked first`,
    text: (filled: { name: string }) =>
      `When you book again, we ask ${filled.name} first. If they are not free or say no, another verified Karigar comes.`,
    keep: (filled: { name: string }) => `Ask ${filled.name} first`,
    takeBack: 'No longer ask first',
    kept: 'Saved. Asked first next time.',
    taken: 'Removed from your favourites',
  },
  ratingWords,
  rate: {
    words: 'What stood out? (optional)',
    title: (filled: { name: string }) => `How was it with ${filled.name}?`,
    blind: 'Nobody sees it before both sides have rated, or 7 days have gone by.',
    stars: 'Stars',
    star: (filled: { count: number }) =>
      plural(filled.count, { one: `${filled.count} star`, other: `${filled.count} stars` }),
    missing: 'Please choose one to five stars.',
    comment: 'A few words (optional)',
    send: 'Send rating',
    done: 'Thank you for your rating.',
    mine: 'Your rating',
    theirs: (filled: { name: string }) => `What ${filled.name} says of you`,
    waiting: 'The other side has not rated yet.',
  },

  safety: {
    open: 'I do not feel safe',
    title: 'End this visit now?',
    text: 'It ends right away, no questions asked. The Karigar is told to leave; we call you. In danger, call 112 first.',
    call: 'Call 112',
    confirm: 'End the visit',
    done: 'The visit is ended. We will call you.',
    office: 'Call our office',
    sms: 'Send us an SMS',
    smsText: (filled: { reference: string }) =>
      `Safety: I am ending visit ${filled.reference} because I do not feel safe. Please call me.`,
    offline:
      'You are offline. If you end the visit now, it is sent as soon as this page has a connection. Without it you can send us an SMS or call.',
    waits:
      'Not sent yet: there is no connection to us. It is sent as soon as this page has a connection. Go where you feel safe; until then you can send us an SMS or call.',
    takeBack: 'Do not send it',
    missed:
      'This could not be sent in time, and the visit was not ended by it. If you need us, call our office.',
    cameLate: (filled: { time: string }) =>
      `The visit was already over, or not yet under way, when your message reached us. Our safety team knows, and calls your mobile by ${filled.time}. If nobody has called by then, please call our office.`,
    seen: 'I have read this',
    ended: (filled: { time: string }) => `This visit was ended for safety at ${filled.time}.`,
    endedBySelf: (filled: { time: string }) => `You ended this visit for safety at ${filled.time}.`,
    taken: (filled: { name: string }) => `${filled.name} from our safety team has taken this.`,
    callBy: (filled: { time: string }) => `We will call you by ${filled.time}.`,
    callSoon: 'We will call you.',
    callLate: (filled: { time: string }) =>
      `We wanted to call you by ${filled.time}. If nobody has, please call our office now.`,
    held: 'What you paid is kept safe until both sides are heard.',
  },

  follow: {
    title: (filled: { name: string }) => `${filled.name}’s visit`,
    family: 'Your family',
    document: 'Follow a visit',
    over: 'This link no longer shows a visit.',
    overText: 'The visit is over, or the link was taken back.',
    arrives: (filled: Times) => `At the door between ${filled.from} and ${filled.until}`,
    area: (filled: { place: string }) => `Now near ${filled.place}`,
    failed: 'We could not load this visit.',
    limited: 'Too many requests. Please try again later.',
    about: 'You see how far the visit is, and nothing else: no address, no code.',
    home: (filled: { brand: string }) => `What is ${filled.brand}?`,
    somebody: 'The Karigar',
    atHome: {
      title: (filled: { name: string; service: string }) =>
        `${filled.name} has booked ${filled.service} for your home.`,
      finding: 'A Karigar is being found. Their name will stand here.',
      sayCode: (filled: { name: string }) =>
        `First ask their name. Is it ${filled.name}? Then say this code:`,
      codeUsedUp: (filled: { name: string }) =>
        `The code no longer works. Please call ${filled.name}, who can make a new one.`,
      cash: (filled: { amount: string }) => `Pay ${filled.amount} in cash when the work is done.`,
      noCash: 'You do not have to pay anything at the door.',
      moreWork: (filled: { name: string }) =>
        `If more work is needed, ${filled.name} decides on their phone.`,
      call: 'Call us',
      callText: (filled: { phone: string }) =>
        `If a different person comes, or anything feels wrong, do not open. Our number: ${filled.phone}`,
    },
  },
};
