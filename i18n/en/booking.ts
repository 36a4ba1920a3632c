import { policy } from '#contract/policy.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');
/** The booking dialog. */
export const booking = {
  close: 'Close',
  yourBooking: 'Your booking',
  steps: 'Steps',
  stepWhen: 'Date & Time',
  stepWhere: 'Address',
  stepPay: 'Payment',
  stepDone: (filled: { step: string }) => `${filled.step}, complete. Go back to it`,
  next: 'Next',
  back: 'Back',
  confirm: 'Confirm Booking',

  // The rail.
  oneVisit: 'One visit',
  laborOnly: 'Labor charges only',
  city: 'Mumbai',
  service: 'Service',
  fees: 'Visit and booking fees',
  total: 'Total',
  dueNow: (filled: { percent: number }) => `Pay now: ${filled.percent}% advance`,
  dueWithinDay: (filled: { percent: number }) => `Within a day: ${filled.percent}% advance`,
  dueOnDay: (filled: { percent: number }) => `On the event day (${filled.percent}%)`,
  dueAfter: (filled: { percent: number }) => `After completion (${filled.percent}%)`,
  freeUntil: (filled: { moment: string }) => `Free to cancel until ${filled.moment}`,
  freeForMinutes: (filled: { minutes: number }) =>
    `Free to cancel for ${filled.minutes} minutes after booking`,
  freeInAnyCase: (filled: { minutes: number }) =>
    `and in any case for ${filled.minutes} minutes after booking`,
  feeAfterwards: (filled: { percent: number; amount: string }) =>
    `After that the fee is up to ${filled.percent}% (${filled.amount}).`,
  feeWhenDispatched: (filled: { percent: number; amount: string }) =>
    `Once your Karigar has set out: up to ${filled.percent}% (${filled.amount}).`,

  // Step 1.
  whenTitle: 'When should we come?',
  chosen: 'What you chose',
  changeChosen: 'Change',
  dropChosen: 'Book without these',
  optionTitle: 'What should we arrange?',
  dayTitle: 'Day',
  today: 'Today',
  moreDays: {
    title: 'Does it last several days?',
    add: 'Add days',
    note: (filled: { most: number }) =>
      `Choose up to ${filled.most} days, one after the other or apart. Each costs the same, and the same team comes at the same time.`,
    notFree: (filled: { time: string }) => `not available at ${filled.time}`,
    remove: (filled: { day: string }) => `Remove ${filled.day}`,
    more: (filled: { count: number }) =>
      plural(filled.count, { one: `+${filled.count} day`, other: `+${filled.count} days` }),
    days: 'Days',
    count: (filled: { count: number }) => `${filled.count} days`,
    notTheTeam: 'The team of your other days is not available',
    struck: (filled: { time: string }) =>
      `The crossed-out days are not available at ${filled.time}. Tap one to see why.`,
    notTogether: (filled: { time: string }) =>
      `The same team is not available on all these days at ${filled.time}. Closest dates:`,
    notTogetherNone: (filled: { time: string }) =>
      `The same team is not available on all these days at ${filled.time}, nor on dates close by. Please remove a day or choose another time.`,
  },
  openCalendar: 'Open calendar',
  closeCalendar: 'Close calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  timeTitle: 'Time',
  morning: 'Morning',
  midday: 'Midday',
  afternoon: 'Afternoon',
  evening: 'Evening',
  leadTime: 'Book at least 2 hours prior for daily services and 1 day prior for others.',
  leadTimeOf: (p: { hours: number }) => `Book at least ${p.hours} hours before.`,
  slotsFor: (filled: { area: string }) => `Slots for ${filled.area}`,
  slotsForCity: 'Slots for all of Mumbai',
  pincodeForSlots: 'Pincode, for exact slots',
  loadingSlots: (filled: { day: string }) => `Loading slots for ${filled.day}…`,
  slotsLoaded: (filled: { count: number; day: string }) =>
    plural(filled.count, {
      one: `${filled.count} slot available on ${filled.day}`,
      other: `${filled.count} slots available on ${filled.day}`,
    }),
  noSlots: (filled: { day: string }) => `No slots on ${filled.day}. Please try another day.`,
  firstOpenDay: 'Go to the first available day',
  slotsFailed: 'We couldn’t load the slots.',
  retry: 'Try again',
  closedPast: 'Already past',
  closedTooSoonDaily: 'Less than 2 hours away',
  closedTooSoonOthers: 'Less than 1 day away',
  closedTooSoon: (p: { hours: number }) => `Less than ${p.hours} hours away`,
  closedTooFar: 'More than a year ahead',
  closedFull: 'Fully booked',
  closedOffHours: 'No Karigar is on duty for this hour',
  closedNotOffered: 'Not offered at this pincode yet',
  zoneFree: 'Cancelling is free, and so is moving until your Karigar sets out.',
  zoneUntil: (filled: { moment: string }) => `Until ${filled.moment}`,
  closedZone: 'Your area is not running as usual then; nothing new is taken',
  closedZoneTooSoon: 'Your area is not running as usual then; it needs more notice',
  closedArea: 'We take nothing new in your area on this day',
  areaFrom: (filled: { day: string }) =>
    `We are not here from ${filled.day}. What you have booked stands.`,
  areaSpan: (filled: { day: string; again: string }) =>
    `We are not here from ${filled.day}; again from ${filled.again}. What you have booked stands.`,
  closedSocietyQuiet: 'Your society’s quiet hours',
  slotClosed: (filled: { time: string; reason: string }) => `${filled.time}: ${filled.reason}.`,
  slotGone: (filled: { time: string; day: string }) =>
    `${filled.time} on ${filled.day} is no longer available. Please choose another slot.`,
  chooseTime: 'Choose a time',

  // Step 2.
  whereTitle: 'Where should we come?',
  lastAddress: 'Last address',
  savedPlaces: 'Saved places',
  labels: { home: 'Home', work: 'Work', other: 'Other place' },
  changePlaces: 'Change or remove',
  placesDone: 'Done',
  labelOf: (filled: { place: string }) => `Name of ${filled.place}`,
  removePlace: (filled: { place: string }) => `Remove ${filled.place}`,
  remove: 'Remove',
  placesFailed: 'This did not work. Please try again.',
  savePlace: 'Save this place for later bookings',
  saveAs: 'Call it',
  society: 'Society',
  wing: 'Wing',
  flat: 'Flat no.',
  pincode: 'Pincode',
  cityField: 'City',
  state: 'State',
  street: 'Building and street',
  mobile: 'Mobile number',
  mobileHelp: 'For our calls and messages about this booking. Your Karigar does not see it.',
  landmark: 'Landmark',
  optional: '(optional)',
  looking: 'Looking…',
  served: (filled: { area: string }) => `We serve ${filled.area}`,
  notServedHelp: 'Leave us your number and we’ll call you back.',
  askForCall: 'Get a Call Back',
  pincodeFailed: 'We could not check this pincode just now. You can go on.',
  slotFullHere: (filled: { time: string; day: string; area: string }) =>
    `${filled.time} on ${filled.day} is not free in ${filled.area}. These times are; nothing you typed is lost.`,
  slotQuietHere: (filled: { time: string; day: string; society: string }) =>
    `${filled.time} on ${filled.day} falls into the quiet hours of ${filled.society}. These times do not; nothing you typed is lost.`,
  chooseAnother: 'Choose another date or time',

  // Step 3.
  payTitle: 'How would you like to pay?',
  upi: 'UPI',
  upiHelp: 'GPay, PhonePe, Paytm or any UPI app',
  card: 'Card',
  cardHelp: 'Debit or credit, on our payment partner’s secure page',
  cash: 'Cash',
  cashHelp: 'Pay after the work is done',
  cashHelpAdvance: (filled: { percent: number }) =>
    `The ${filled.percent}% advance is due within a day; pay it by link or to us in cash`,
  proof: {
    title: 'Confirm your mobile number, once',
    text: (filled: { to: string }) =>
      `Before you pay in cash for the first time we send an OTP by SMS to ${filled.to}, so that nobody else can book with your number. The same OTP confirms your other cash bookings on this number that wait for it.`,
    send: 'Send OTP',
    resend: 'Resend OTP',
    resendIn: (filled: { seconds: number }) => `A new OTP can be sent in ${filled.seconds} s`,
    otp: 'OTP',
    done: 'Your mobile number is confirmed',
    cannotSend: 'We cannot send a code there at the moment. Please pay by UPI or card.',
  },
  recap: 'Your choices',
  change: 'Change',
  changeWhen: 'Change date and time',
  changeWhere: 'Change address',
  onTime: `Your Karigar is at the door within ${policy.onTimeMinutes} minutes of this time`,
  payNow: (filled: { amount: string }) => `Now ${filled.amount}`,
  refunds: 'Refunds go to the original payment method within 7-10 working days.',
  totalShort: (filled: { amount: string }) => `Total ${filled.amount}`,

  // Confirming.
  holding: (filled: { time: string }) => `Holding ${filled.time}…`,
  heldUntil: (filled: { clock: string }) => `Held for you until ${filled.clock}; confirm to pay`,
  openingPayment: 'Taking you to the payment page',
  openingPaymentHelp: (filled: { minutes: number }) =>
    `Your time is held for ${filled.minutes} minutes. If the page does not open, use the link.`,
  goToPayment: 'Go to the payment page',
  stayHere: 'Back to the booking',
  slotTaken: (filled: { time: string; day: string }) =>
    `${filled.time} on ${filled.day} was just taken. These are free; nothing you typed is lost.`,
  slotTakenNone: (filled: { time: string; day: string }) =>
    `${filled.time} on ${filled.day} was just taken, and nothing near it is free. Please choose another day.`,
  takeThis: (filled: { time: string; day: string }) => `Take ${filled.time} on ${filled.day}`,
  priceChanged: (filled: { price: string }) =>
    `The price has changed to ${filled.price}. Please look at it again before you confirm.`,
  paymentInitiationFailed: 'Payment initiation failed. Please try again.',
  somethingWrong: 'Something went wrong. Please try again.',
  reference: (filled: { reference: string }) => `Reference: ${filled.reference}`,
  ok: 'OK',

  // Confirmed.
  confirmed: 'Booking Confirmed',
  confirmedText:
    'A servicemen confirmation code and all details will arrive by messaging app and email.',
  bookingReference: 'Booking',
  advanceDue: (filled: { amount: string; until: string }) =>
    `Pay the advance of ${filled.amount} by ${filled.until}, or the booking expires.`,
  seeBookings: 'See your booking',
  backToServices: 'Back to services',
  firstPetal: 'Booking progress: step 1 of 6, booked',
};
