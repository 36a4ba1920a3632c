/**
 * Every policy number that the product says in public (specification §9; the dated marketing figures live with the landing page).
 * Legal pages, help, quotes and charges all read this file, so that what is said is what is charged.
 */
export const POLICY_VERSION = '2026-11';

/** The categories of specification §3. Others are rows; these numbers are what the three are first sown with. */
export type FirstCategory = 'daily' | 'event' | 'religious';
/** Names the terms of a category, in one version (contract/catalogue/category-terms.ts). */
export type Category = string;
/** Ways to pay that may be chosen when a booking is made. */
export const PAYMENT_METHODS = ['upi', 'card', 'cash'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const policy = {
  /** Minutes between booking and the start of a visit, boundary included (ruling R11). */
  leadTimeMinutes: { daily: 120, event: 24 * 60, religious: 24 * 60 } satisfies Record<
    FirstCategory,
    number
  >,
  /** The hours of India in which people are called back, each within one hour of them. */
  callBack: { fromHour: 9, untilHour: 21 },
  /** How long an unpaid online booking keeps its slot, and the one extension when the gateway says pending. */
  hold: { minutes: 15, extensionMinutes: 10 },
  event: { advancePercent: 80, eventDayPercent: 10, completionPercent: 10, mostDays: 7 },
  /** An event booked for cash owes its advance at the earlier of the two, else it expires. */
  cashAdvanceDue: { hoursAfterBooking: 24, hoursBeforeStart: 6 },
  cancellation: {
    freeHoursBefore: 24,
    lateHoursBefore: 3,
    graceMinutesAfterBooking: 10,
    feePercent: { under24Hours: 10, under3Hours: 20, dispatched: 30, arrived: 50 },
    /** A Karigar who stands at the door earlier than this came of their own accord: until then cancelling costs what it does on the way. */
    arrivedMinutesBefore: 60,
    /** Cancelling is free from so long after the promised time until somebody is at the door (ruling R39). */
    freeWhenLateMinutes: 15,
    capPercent: { futureDated: 20, sameDay: 50, noShow: 50 },
    /** Our payment for a failure after somebody has set out, or after the hour has come; before that, our own fees. */
    mirrorPercentAfterStart: 50,
    /** Never more than was paid for the booking, or than this where less was paid (ruling R43). */
    mirrorCeilingUnpaidPaise: 500_00,
  },
  noShow: {
    /** How long the Karigar waits at the door, and how often they try to reach the customer. */
    waitMinutes: { daily: 15, event: 30, religious: 30 } satisfies Record<FirstCategory, number>,
    contactTries: 2,
    /** How long the customer may still answer, after the first try has reached us, and through us the customer. */
    minutesToAnswer: 5,
    /** Also when the work has begun, for so long, if none was done. */
    afterStartMinutes: 15,
    /** The customer may say that nobody came from then on; a while later the clock says so by itself. */
    karigarAfterMinutes: 30,
    karigarByClockMinutes: 120,
  },
  /**
   * The Karigars' share of the price of a visit, all of them together; the rest is ours, and we pay the GST out of it. Parts
   * that they bought are theirs whole. Of a fee for a visit that came to nothing they have the same share.
   */
  karigarSharePercent: { daily: 80, event: 80, religious: 85 } satisfies Record<
    FirstCategory,
    number
  >,
  /** Decoration alone is no ceremony and bears 18 % of GST: more than this and the tax together is more than its price. */
  karigarSharePercentOfOption: { decoration: 84 } as Readonly<Record<string, number>>,
  /**
   * Nobody could be found: so long before the start (after it, where negative) the visit is called off, and never sooner
   * than so long after somebody who had it gave it back or broke down.
   */
  unserved: {
    minutesBeforeStart: { daily: -15, event: 180, religious: 180 },
    minutesToFindAnother: 45,
  },
  /** Time after which the clock moves a visit that stands still. */
  standstill: { arrivalHours: 4, overrunHours: 4, acceptHours: 24, disputeDays: 10 },
  /** After a safety exit operations call the person who left within so many minutes. */
  safety: { callWithinMinutes: 15 },
  /** A Karigar is off the roster by one of us alone for so long; by a decision with evidence for so many days, or for good. */
  pause: { withoutDecisionHours: 72, decidedDays: 60 },
  /** On time is at the door within so many minutes of the slot (ruling R31). */
  onTimeMinutes: 15,
  /** A gate pass lets its Karigar in so long before the promised time, and until so long after the planned end. */
  gatePass: { minutesBefore: 30, minutesAfter: 60 },
  /** A complaint is decided at nobody’s cost who has not been heard for so long; a decision may be appealed against so long. */
  complaint: { hearHours: 24, appealDays: 7 },
  /**
   * Cases: a complaint is acknowledged and resolved as rule 4(5) of the Consumer Protection (E-Commerce) Rules 2020 says; a request
   * about personal data is answered sooner than the 90 days of the DPDP Rules 2025. Operations hear so long before a clock runs out.
   */
  cases: {
    acknowledgeHours: 48,
    resolveMonths: 1,
    dataRequestDays: 30,
    alarmBefore: { acknowledgeHours: 12, resolveDays: 3 },
    /** A closed one is taken up again within so many days; a next step is planned no further ahead than this. */
    reopenDays: 30,
    planDays: 90,
    mostOpenOfOne: 10,
    mostSaidByOne: 30,
  },
  /** More than so long before the promised time a Karigar asks before coming, and not more often than this (ruling R42). */
  early: { withoutAskingMinutes: 30, mostQuestions: 3 },
  /** The public page about ourselves reckons from the rows of so many days, and gives no figure from fewer than these. */
  promise: { days: 90, atLeast: 100 },
  refund: {
    workingDays: { from: 7, to: 10 },
    /** The most that one colleague may give back or pay out alone; payments by the tables need no approval. */
    twoPeopleAbovePaise: 5_000_00,
  },
  visit: {
    /** How early a Karigar may set out, on the day of the visit itself. */
    dispatchHoursBefore: 3,
    /** Within this distance of the middle of the pincode the Karigar counts as at the door; a vaguer position proves nothing. */
    arrival: { fenceMeters: 2500, vaguestMeters: 1000 },
    /** For on-time figures the Karigar's own clock counts, where a lift kept the word back for no longer than this. */
    ownTimeMinutes: 30,
    /** Minutes after the promised time from which it may be said that somebody of the crew has stayed away. */
    absenceMinutes: 30,
    /** Tries to reach a customer count when so much lies between them. */
    minutesBetweenContactTries: 2,
    mostExtraPaise: 50_000_00,
    mostPhotos: 12,
    /** Pictures of a problem that a customer reports. */
    mostProblemPhotos: 6,
    /** Pictures beside the customer's note to the crew, or beside what a Karigar says in a hearing; a voice note is one beside them. */
    mostNotePictures: 3,
    /** The length of a voice note. */
    voiceNoteSeconds: 30,
    /** Voice notes that each of the two may send the other at one visit. */
    mostVoiceNotes: 20,
  },
  /** Alarms and steps when a visit goes badly: minutes after the moment, or before the start. */
  alarm: {
    nobodyYetMinutesBefore: { daily: 60, event: 360, religious: 360 } satisfies Record<
      FirstCategory,
      number
    >,
    overrunMinutes: 60,
    arrivalMinutes: 30,
    /** How long before the clock decides a dispute those who should decide it hear of it once more. */
    unansweredDaysBefore: 2,
  },
  /**
   * A customer is reminded of a visit so long before it; the first reminder is left out once the second is nearer than
   * `dayUntil`, and both so soon after the booking was made.
   */
  visitReminder: { hoursBefore: { day: 24, dayUntil: 6, soon: 2 }, notWithinHoursOfBooking: 3 },
  /**
   * Nobody's telephone rings between these hours, minutes of the day in India, for what can wait until the morning. What cannot is
   * said in the evening before.
   */
  night: { eveningMinute: 20 * 60, fromMinute: 21 * 60 + 30, untilMinute: 7 * 60 },
  /**
   * How often offers ring at a Karigar whose app is closed: urgent ones always, of the others so many a day and not more
   * often than every so many minutes. What does not ring waits in the app. A message costs the Karigar more attention than a
   * push, so a Karigar who has allowed pushes gets no messages of ordinary offers.
   */
  offersThatRing: {
    byPush: { mostADay: 8, minutesBetween: 20 },
    byMessage: { mostADay: 4, minutesBetween: 60 },
  },
  /** Both ratings are blind until both are there, or so many days have gone by; after that nobody rates any more. */
  rating: { blindDays: 7, realFrom: 10 },
  minimumAge: { service: 13, account: 18 },
  profileCoolDownHours: 24,
  otp: { digits: 6, minutes: 10, tries: 5, resendSeconds: 30 },
  rescheduleLimit: 3,
  /** Upcoming bookings of one person: proven by a code or by money, and before; and placings within one hour. */
  openBookings: { most: 20, mostUnproven: 8 },
  bookingsPerHour: 30,
  /** A customer who owes for so many bookings pays the next one in advance (ruling R47). */
  duesUntilPaidInAdvance: 2,
  /**
   * Records of money, without anything that names a person once their account is deleted: eight financial years
   * (Companies Act 2013, section 128(5)); the CGST Act 2017, section 36, asks for less, 72 months from the annual return. For as
   * long an invoice that bears tax names its recipient, sealed (CGST Rules 2017, 46(f) and its proviso of Notification 26/2022).
   */
  moneyRecordsYears: 8,
  /** A request to be called back is forgotten after so many days, whatever has become of it. */
  callBackKeptDays: 180,
  /** Pictures of a visit show somebody’s home; long after its problems are settled they are erased. */
  visitPhotosKeptDays: 180,
  /** An account that a Karigar replaced or we stopped: long enough to show the bank, or the police, where somebody else wanted the Karigar's pay to go. */
  droppedPayeesKeptDays: 180,
  /** The record of messages sent to people can be looked up for so many days. */
  messagesKeptDays: 30,
  /** Notices of the bell are erased after so many days. */
  notificationsKeptDays: 365,
  /** A colleague's note on an inbox item may be about somebody; it is erased so many days after the item's end. */
  inboxNotesKeptDays: 180,
  /** How long a change of e-mail or mobile can be undone by the mail about it. */
  contactUndoDays: 7,
  /** How long a Karigar can take back a change of where they are paid. */
  payeeUndoDays: 7,
  /** Calls of a gateway, and about which payment: long after it would call again. Names nobody. */
  gatewayNoticesKeptDays: 90,
  /** News that went to integrators, or did not arrive: one who was away for weeks still sees what they missed. Names nobody. */
  webhookDeliveriesKeptDays: 30,
} as const;
