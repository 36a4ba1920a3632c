/** The link by which a calendar reads somebody's visits, and the words inside that calendar. */
export const calendar = {
  title: 'Calendar link',
  text: 'Your bookings appear in the calendar of your phone or computer. If one is moved or cancelled, your calendar follows.',
  workText:
    'Your visits appear in the calendar of your phone or computer. If one is moved or cancelled, your calendar follows.',
  whoSees: 'Anyone who has the link sees service, time and area. No names, phone numbers or codes.',
  none: 'You have no calendar link.',
  since: (filled: { at: string }) => `Your link has worked since ${filled.at}.`,
  once: 'We show the link only now. If you need it again, make a new one.',
  make: 'Make a link',
  renew: 'Make a new link',
  renewText: 'A new link ends this one.',
  end: 'Remove link',
  ended: 'Your calendar link is removed.',
  copy: 'Copy',
  copied: 'Link copied',
  subscribe: 'Open in calendar',
  nameOfBookings: (filled: { brand: string }) => `${filled.brand} bookings`,
  nameOfWork: (filled: { brand: string }) => `${filled.brand} visits`,
  entry: {
    tentative: (filled: { title: string }) => `${filled.title} – not confirmed yet`,
    cancelled: (filled: { title: string }) => `${filled.title} – cancelled`,
    setOut: (filled: { time: string }) => `Set out at ${filled.time}.`,
    code: (filled: { reference: string }) => `Your confirmation code is ${filled.reference}.`,
  },
};
