import {
  event,
  instant,
  karigar,
  karigars,
  maybe,
  number,
  ofBooking,
  orNone,
  paise,
  text,
} from './event.ts';

const endOfVisit = {
  ...ofBooking,
  visit: number,
  daysLeft: number,
  feePaise: paise,
  duePaise: paise,
  refundPaise: paise,
  countedPaise: maybe(paise),
  goodwillPaise: paise,
  remindAt: orNone(instant),
  why: maybe(text),
  reason: maybe(text),
  contactTries: maybe(number),
  karigarId: maybe(karigar),
  karigarIds: karigars,
  from: text,
  policyVersion: text,
};

/** Events of one visit of several; the other visits go on as they are. */
export const singleVisitEvents = {
  /** One visit of several is at another time; whoever was to come to it still is. */
  VisitRescheduled: event(
    {
      ...ofBooking,
      visit: number,
      before: instant,
      from: text,
      holdUntil: orNone(instant),
      feeFloorPaise: paise,
      reschedules: number,
      karigarIds: karigars,
      remindAt: orNone(instant),
      why: maybe(text),
    },
    {
      tells: ['customer', 'karigar'],
      onScreens: { visit: true, karigars: ['karigarIds'] },
      sets: ['find-karigar'],
      later: { holdUntil: 'end-hold', remindAt: 'remind-of-payment' },
    },
  ),
  VisitCancelled: event(endOfVisit, {
    tells: ['customer', 'karigar'],
    onScreens: { visit: true, karigars: ['karigarId', 'karigarIds'] },
    sets: ['find-karigar', 'issue-tax-documents'],
    later: { remindAt: 'remind-of-payment' },
  }),
  VisitCalledOff: event(endOfVisit, {
    tells: ['customer', 'karigar'],
    onScreens: { visit: true, karigars: ['karigarId', 'karigarIds'] },
    sets: ['find-karigar', 'issue-tax-documents'],
  }),
  VisitKarigarNoShow: event(endOfVisit, {
    tells: ['customer', 'karigar'],
    onScreens: { visit: true, karigars: ['karigarId', 'karigarIds'] },
    sets: ['find-karigar', 'issue-tax-documents'],
  }),
  VisitCustomerNoShow: event(endOfVisit, {
    tells: ['customer'],
    onScreens: { visit: true, karigars: ['karigarId', 'karigarIds'] },
    sets: ['issue-tax-documents'],
    later: { remindAt: 'remind-of-payment' },
  }),
};
